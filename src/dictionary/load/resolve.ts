import { assignAnchors } from '../model/names';
import { type Claim, type Entity, type Field, oncePer } from '../model/dictionary';
import { describerOf } from '../model/describers';
import type { Place, Report } from '../model/problem';
import type { CodeSystem, Source, WrittenField } from '../model/written';
import { flagValues } from '../model/valueSets';
import { groupBy } from '../model/groupBy';
import { CLASSES, type Mark } from '../model/sensitivity';
import { didYouMean } from '../model/nearestName';
import type { EntitySource, SharedSources } from './readFiles';

/** What fields draw on that several of them share. */
type Shared = Readonly<{
  vocabulary: SharedSources['vocabulary'];
  codeSystems: readonly CodeSystem[];
  sources: readonly Source[];
  sensitivity: SharedSources['sensitivity'];
}>;

/**
 * Completes an entity with what is written once for all: the vocabulary's descriptions, the values of flags, the code
 * systems that fields name, and the fields' anchors.
 */
export function resolveEntity(source: EntitySource, shared: Shared, report: Report): Entity {
  const { slug, value } = source;
  const anchors = assignAnchors(value.fields);
  const fields = value.fields.map((field, at): Field => {
    const place = (key: string) => source.place(['fields', at, key]);
    const sensitivity = marks(shared.sensitivity).get(`${slug}/${field.fieldName}`);
    const resolved = resolveField(field, shared, place, report);
    return { ...resolved, anchor: anchors[at] ?? '', sensitivity };
  });
  return { ...value, ...stated(value, shared), slug, fields };
}

function resolveField(
  { reference: _joined, ...field }: WrittenField,
  shared: Shared,
  place: (key: string) => Place,
  report: Report,
): Omit<Field, 'anchor'> {
  const { vocabulary, codeSystems } = shared;
  const term = vocabulary.value.fields.find(
    ({ fieldName }) => fieldName === field.fieldName && field.description === undefined,
  );
  const { description, describedBy, open, values, conflict } = { ...term, ...field };
  if (description === undefined) {
    const message = 'is missing; write it here, or once for all in data/vocabulary.yaml';
    report(place('description'), message);
  }
  const systemOf = (key: string) => {
    const system = codeSystems.find((each) => each.key === key);
    if (!system) report(place('values'), `"${key}" is not declared in data/code-systems.yaml`);
    return system;
  };
  const codeSystem = values?.codeSystem ? systemOf(values.codeSystem) : undefined;
  return {
    ...field,
    description: description ?? '',
    ...stated({ describedBy, conflict }, shared),
    open,
    values: values
      ? {
          ...values,
          describedBy: stated(values, shared).describedBy,
          codeSystem,
          perhapsAlso: values.perhapsAlso?.flatMap((key) => systemOf(key) ?? []),
          codes: values.codes ?? [],
        }
      : flagValues(field.readAs ?? field.dataType),
  };
}

/** Those who describe something, and the sources that differ on it, by what the data names. */
function stated(
  { describedBy, conflict }: Pick<WrittenField, 'describedBy' | 'conflict'>,
  { codeSystems, sources }: Shared,
) {
  return {
    describedBy: describedBy === undefined ? undefined : describerOf(describedBy, codeSystems),
    conflict: conflict?.flatMap(({ source: key, says }): Claim[] => {
      const source = sources.find((each) => each.key === key);
      return source ? [{ source, says }] : [];
    }),
  };
}

/** The classes of each field by `slug/name`, with what readers see of them. */
const marks = oncePer(({ value }: SharedSources['sensitivity']) => {
  const { classes, letters, fields } = value;
  const all = fields.flatMap(({ fields: places, ...mark }) => {
    const { words, short = words } = classes[mark.class];
    const isListed = mark.class === 'direct-identifier' && mark.letter;
    const listed = isListed && `Safe Harbor: ${letters[mark.letter!]}`;
    const more = [
      mark.letter && ` (${mark.letter})`,
      mark.certainty !== 'stated' && ` (${mark.certainty})`,
    ];
    const shown = (said: string) => (listed || said) + more.filter(Boolean).join('');
    const made: Mark = { ...mark, words: shown(words), short: shown(short) };
    return places.map((place) => [place, made] as const);
  });
  const byPlace = groupBy(all, ([place]) => place);
  const order = ([, mark]: (typeof all)[number]) => CLASSES.indexOf(mark.class);
  return new Map(
    [...byPlace].map(([place, own]) => [
      place,
      own.sort((a, b) => order(a) - order(b)).map(([, mark]) => mark),
    ]),
  );
});

/** Reports what is wrong with the vocabulary itself: a name given twice, or one that no entity uses. */
export function checkVocabulary(
  { value, place }: SharedSources['vocabulary'],
  sources: readonly EntitySource[],
  report: Report,
): void {
  const names = value.fields.map(({ fieldName }) => fieldName);
  const undescribed = sources
    .flatMap((source) => source.value.fields)
    .flatMap(({ fieldName, description }) => (description === undefined ? fieldName : []));
  value.fields.forEach(({ fieldName: name }, at) => {
    const here = place(['fields', at, 'fieldName']);
    if (names.indexOf(name) < at) return report(here, `"${name}" is given twice; keep one`);
    if (undescribed.includes(name)) return;
    const others = undescribed.filter((each) => !names.includes(each));
    const hint = didYouMean(name, others) || '; remove it';
    report(here, `"${name}" is used by no entity${hint}`);
  });
}
