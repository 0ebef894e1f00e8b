import { markOf } from '../../../dictionary/model/describers';
import { entityPath, fieldPath } from '../../../dictionary/model/addresses';
import type {
  Claim,
  Dictionary,
  Entity,
  Field,
  JoinedEntities,
} from '../../../dictionary/model/dictionary';
import { nameLinker, type TextLink } from '../../../dictionary/model/nameLinks';
import { firstSentence } from '../../../dictionary/model/words';
import { countFieldsByName } from '../../../dictionary/model/names';
import type { QuestionKind } from '../../../dictionary/model/guideLists';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { counted } from '../../../dictionary/model/counted';
import type {
  PageClaim,
  PageCodeSystem,
  PageData,
  PageField,
  PageValues,
} from '../../../dictionary/contract/page';
import { hasRelations, relationsOf } from '../../../dictionary/model/relations';
import type { CodeSystem } from '../../../dictionary/model/written';
import { leadOf, unlistedVendorExample, type ValueSet } from '../../../dictionary/model/valueSets';
import { type History, NO_HISTORY, entityHistory } from '../../../releases/history';
import { leadsOf } from '../../leads';

type FindLinks = (text: string) => readonly TextLink[] | undefined;

export function pageContents(
  dictionary: JoinedEntities & Partial<Pick<Dictionary, 'removedFields'>>,
  history: History = NO_HISTORY,
): (entity: Entity) => PageData {
  const { entities, removedFields } = dictionary;
  const fieldsCalled = countFieldsByName(entities);
  const linkNames = nameLinker(entities);
  return (entity) => {
    const { slug, name, fileName, area, description, customConfiguration, note } = entity;
    const links = (text: string, own = '') => without(linkNames(text, slug), own);
    // A meaning is part of its field, and names that field's neighbors again and again.
    const linksOfMeaning: FindLinks = (text) => without(linkNames(text), entityPath(slug));
    const found = entityHistory(history, entity);
    const relations = relationsOf(dictionary, slug);
    const shownField = (field: Field): PageField => {
      const { values } = field;
      const questions = openQuestions(field).filter(({ kind }) => !(kind in ASKED_ONCE));
      // That a flag is yes or no, its type says.
      const isEvident = values?.status === 'unknown' || values?.status === 'flag';
      const namesakes = fieldsCalled(field.fieldName);
      const shown = {
        ...field,
        otherWords: undefined,
        renamedFrom: undefined,
        movedFrom: undefined,
        describedBy: markOf(field.describedBy),
        identity: undefined,
        // Most descriptions name it.
        unit: field.description.includes(field.unit ?? '') ? undefined : field.unit,
        isKey: entity.key?.includes(field.fieldName) || undefined,
        sensitivity: field.sensitivity?.map(({ short, words }) => short ?? words).join('; '),
        open: questions.length > 0 ? questions.map(({ question }) => question) : undefined,
        conflict: field.conflict?.map(pageClaim),
        vendorExample: unlistedVendorExample(field),
        values: values && !isEvident ? pageValues(values, linksOfMeaning) : undefined,
        descriptionLinks: links(field.description, fieldPath(slug, field.anchor)),
        ...leadsOf(dictionary)(slug, field),
        namesakes: namesakes > 1 ? namesakes : undefined,
        changed: found?.marked[field.anchor],
      };
      return shown;
    };
    const lead = firstSentence(description);
    const more = description.slice(lead.length).trim();
    return {
      slug,
      name,
      fileName,
      area,
      description: lead,
      descriptionLinks: links(lead),
      more: more || undefined,
      moreLinks: links(more),
      describedBy: markOf(entity.describedBy),
      customConfiguration,
      note,
      noteLinks: links(note ?? ''),
      open: entity.open,
      conflict: entity.conflict?.map(pageClaim),
      history: found && found.steps.length > 0 ? found.steps : undefined,
      openForMany: openForMany(entity.fields),
      groups: entity.groups,
      fields: entity.fields.map(shownField),
      removed: removedFields?.[slug]?.length ? removedFields[slug] : undefined,
      relations: hasRelations(relations) ? relations : undefined,
    };
  };
}

/** Questions that follow from data types: a page asks each once for all of its fields. */
const ASKED_ONCE: Readonly<Partial<Record<QuestionKind, string>>> = {
  zone: 'the time zone of dates with a time',
  flag: 'whether yes and no are spelled 1 and 0 or true and false',
};

function openForMany(fields: readonly Field[]): string[] | undefined {
  const kinds = fields.flatMap((field) => openQuestions(field).map(({ kind }) => kind));
  const questions = Object.entries(ASKED_ONCE).flatMap(([kind, question]) => {
    const count = kinds.filter((each) => each === kind).length;
    return count > 0 ? [`${question} (${counted(count, 'field')})`] : [];
  });
  return questions.length > 0 ? questions : undefined;
}

function pageClaim({ source, says }: Claim): PageClaim {
  return { source: source.name, says };
}

function pageValues(set: ValueSet, links: FindLinks): PageValues {
  const { status, codeSystem, perhapsAlso, codes } = set;
  return {
    status,
    lead: leadOf(set),
    codeSystem: codeSystem && pageCodeSystem(codeSystem),
    perhapsAlso: perhapsAlso?.map(pageCodeSystem),
    codes: codes.map((code) => ({
      ...code,
      links: code.meaning ? links(code.meaning) : undefined,
    })),
  };
}

function pageCodeSystem({ key, name, shortName }: CodeSystem): PageCodeSystem {
  return { key, name, shortName };
}

/** The links that lead elsewhere than to a path; nothing where there are none. */
function without(links: readonly TextLink[], path: string): ReturnType<FindLinks> {
  const others = links.filter(([, , to]) => to !== path);
  return others.length > 0 ? others : undefined;
}
