import type {
  OpenArea,
  OpenEntity,
  OpenItem,
  OpenKind,
} from '../../dictionary/contract/openQuestionList';
import { anchorOf } from '../../dictionary/model/anchors';
import type { Audience } from '../../dictionary/model/firstQuestions';
import { KIND_AUDIENCES } from '../../dictionary/model/openQuestions';

/** What of the questions a reader wants to see: an area, a kind, who could answer; all where it is empty. */
export type Narrowing = Readonly<{ area: string; kind: string; ask: string }>;

export function narrowAreas(
  areas: readonly OpenArea[],
  { area, kind, ask }: Narrowing,
): OpenArea[] {
  const isWanted = (each: OpenKind) =>
    (kind === '' || kind === each) &&
    (ask === '' || audienceOf(each).some((audience) => audience === ask));
  return areas
    .filter(({ name }) => area === '' || anchorOf(name) === area)
    .map(({ name, entities }) => ({
      name,
      entities: entities
        .map((entity) => ({
          ...entity,
          items: entity.items.flatMap((item) => narrowItem(item, isWanted)),
          folded: entity.folded.filter((group) => isWanted(group.kind)),
        }))
        .filter((entity) => countQuestions(entity) > 0),
    }))
    .filter(({ entities }) => entities.length > 0);
}

/** How much is open about an entity: each question, each conflict, each text that does not fit. */
export function countQuestions({ items, folded }: Pick<OpenEntity, 'items' | 'folded'>): number {
  const ofItems = items.reduce(
    (sum, { open = [], conflict, misfit }) =>
      sum + open.length + (conflict ? 1 : 0) + (misfit ? 1 : 0),
    0,
  );
  return folded.reduce((sum, { fields }) => sum + fields.length, ofItems);
}

/** Only the vendor can settle what its own texts say. */
function audienceOf(kind: OpenKind): readonly Audience[] {
  return kind === 'conflict' || kind === 'misfit' ? ['vendor'] : KIND_AUDIENCES[kind];
}

function narrowItem(
  { field, open, conflict, misfit }: OpenItem,
  isWanted: (kind: OpenKind) => boolean,
): OpenItem[] {
  const left = {
    open: isWanted('written') ? open : undefined,
    conflict: isWanted('conflict') ? conflict : undefined,
    misfit: isWanted('misfit') ? misfit : undefined,
  };
  return left.open || left.conflict || left.misfit ? [{ field, ...left }] : [];
}
