import { misfitOf, TODO } from '../model/dataTypes';
import type { Entity, Field } from '../model/dictionary';
import { exportFileName, spellExample } from '../model/exampleRecord';
import { groupBy } from '../model/groupBy';
import { bySlug, type SampleRecord } from '../model/sample';
import { clockOf, recordSets, spelledIn } from './records';
import { knownNames, type Rules } from './rule';
import { holdStatements } from './statements';

/** What the records of the sample export are held to, and the examples, which are some of them. */
export const sampleRules: Rules = {
  'example-in-sample': {
    description: 'The example of each entity is one of its records in data/sample.',
    check: ({ dictionary: { entities, sample } }, report) => {
      const of = bySlug(sample.records);
      for (const entity of entities) {
        const all = of(entity.slug).map((record) => [record, unlike(record, entity)] as const);
        const [nearest] = all.sort(([, a], [, b]) => a.length - b.length);
        if (!nearest) continue;
        const [record, others] = nearest;
        for (const { fieldName, spelled, example } of others) {
          report(
            record.place(fieldName),
            `is ${spelled}, but the example in data/entities/${entity.slug}.yaml is ${example}; make them the same`,
          );
        }
      }
    },
  },
  'key-identifies': {
    description:
      'Keys are of the fields of their entity, and no two records of the sample share one.',
    check: (data, report) => {
      const isKnown = knownNames(data, report);
      const of = bySlug(data.dictionary.sample.records);
      for (const entity of data.dictionary.entities) {
        const { slug, key = [] } = entity;
        const place = (at: number) => data.placeIn(slug, ['key', at]);
        if (!key.every((name, at) => isKnown.field(`${slug}/${name}`, place(at)))) continue;
        for (const fields of keysOf(entity)) {
          const names = fields.join(' + ');
          const valuesOf = ({ get }: SampleRecord) => JSON.stringify(fields.map(get));
          for (const [first, second] of groupBy(of(slug), valuesOf).values()) {
            const message = `has the ${names} of line ${first.line}; a key is unique`;
            if (second) report(second.place(fields[0]), message);
            fields.forEach((name) => {
              const isNull = key.includes(name) && first.get(name) === null;
              if (isNull) report(first.place(name), `is null in the key ${names}`);
            });
          }
        }
      }
    },
  },
  'record-is-whole': {
    description: 'Each entity has a record in data/sample, and each record all its fields.',
    check: ({ dictionary: { entities, sample }, placeIn }, report) => {
      const of = bySlug(sample.records);
      for (const entity of entities) {
        const { slug, fileName } = entity;
        if (of(slug).length === 0) {
          const file = `data/sample/${exportFileName(fileName)}`;
          report(placeIn(slug, ['fileName']), `has no record in ${file}`);
        }
        for (const record of of(slug)) {
          for (const field of lackedBy(record, entity)) {
            report(
              record.place(),
              `has no "${field.fieldName}"; the example is ${spellExample(field)}`,
            );
          }
        }
      }
    },
    fix: ({ dictionary: { entities, sample } }) => {
      const of = bySlug(sample.records);
      // An example that is no value of its field would not be JSON either.
      const sound = entities.filter(({ fields }) =>
        fields.every((field) => !misfitOf(field.exampleValue, field)),
      );
      return sound.flatMap((entity) => {
        const file = `data/sample/${exportFileName(entity.fileName)}`;
        const all = of(entity.slug);
        const isWhole = (record: SampleRecord) => lackedBy(record, entity).length === 0;
        if (all.length > 0 && all.every(isWhole)) return [];
        const lines = all.map((each) => (isWhole(each) ? each.text : wholeLine(entity, each)));
        if (all.length === 0) lines.push(wholeLine(entity));
        return { file, text: lines.map((line) => `${line}\n`).join('') };
      });
    },
  },
  'statements-hold': {
    description:
      'What data/coherence.yaml states holds: same values, sums, dates in order, states.',
    check: (data, report) => {
      const { value: coherence, place } = data.shared.coherence;
      const isKnown = knownNames(data, report);
      coherence.utcFields.forEach((name, at) => isKnown.field(name, place(['utcFields', at])));
      coherence.oddities.forEach(({ field }, at) =>
        isKnown.field(field, place(['oddities', at, 'field'])),
      );
      const clock = clockOf(data.dictionary, coherence);
      const [examples = [], sample = []] = recordSets(data).map((records) =>
        holdStatements(coherence, records, clock, report),
      );
      examples.forEach(({ path, compared, unknown }, nth) => {
        const here = place(path);
        unknown.forEach((name) => isKnown.field(name, here));
        const all = compared + (sample[nth]?.compared ?? 0);
        if (all + unknown.length === 0) report(here, 'compares nothing; remove it');
      });
    },
  },
};

/** The likely key of an entity, and each further number by which others refer to its records. */
function keysOf({ key, fields }: Entity): string[][] {
  const others = fields.filter(
    ({ fieldName, identity, dataType }) =>
      identity?.outcome === 'key' && dataType === 'integer' && !key?.includes(fieldName),
  );
  return [...(key ? [key] : []), ...others.map(({ fieldName }) => [fieldName])];
}

/** What of a record is not as in the example of its entity. */
function unlike(record: SampleRecord, { fields }: Entity) {
  return fields.flatMap((field, at) => {
    const [spelled, example] = [spelledIn(record, field, at), spellExample(field)];
    const isSame = spelled === example || field.exampleValue === TODO || spelled === undefined;
    return isSame ? [] : { fieldName: field.fieldName, spelled, example };
  });
}

function lackedBy(record: SampleRecord, { fields }: Entity): Field[] {
  return fields.filter((field, at) => field.exampleValue !== TODO && !spelledIn(record, field, at));
}

/** A record with all its fields, those that it lacks as in the example; or the example itself. */
function wholeLine({ fields }: Entity, record?: SampleRecord): string {
  const own = fields.flatMap((field, at) => {
    const example = field.exampleValue === TODO ? undefined : spellExample(field);
    const spelled = (record && spelledIn(record, field, at)) ?? example;
    return spelled === undefined ? [] : `${JSON.stringify(field.fieldName)}:${spelled}`;
  });
  const names = fields.map(({ fieldName }) => fieldName);
  const others = record?.members.filter(({ name }) => !names.includes(name)) ?? [];
  const custom = others.map(({ name, spelled }) => `${JSON.stringify(name)}:${spelled}`);
  return `{${[...own, ...custom].join(',')}}`;
}
