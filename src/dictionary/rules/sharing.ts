import type { Place } from '../model/problem';
import { fieldsOf, knownNames, nearest, type Rule } from './rule';

/** What a field can reveal, and what it is called elsewhere. */
export const sharingRules: readonly Rule[] = [
  {
    name: 'field-judged',
    description: 'Every field is in a class of data/sensitivity.yaml.',
    check: (data, report) => {
      for (const { fieldName, entity, sensitivity, place } of fieldsOf(data)) {
        if (sensitivity) continue;
        report(
          place('fieldName'),
          `"${fieldName}" is in no class; add ${entity.slug}/${fieldName} to data/sensitivity.yaml`,
        );
      }
    },
  },
  {
    name: 'judged-once',
    description:
      'data/sensitivity.yaml names known fields, each once a class, and sections that it lists.',
    check: (data, report) => {
      const { value, place } = data.shared.sensitivity;
      const isKnown = knownNames(data, report);
      const isListed = nearest(Object.keys(value.law), 'section of law here', report);
      for (const [name, { law }] of Object.entries(value.classes)) {
        if (law) isListed(law, place(['classes', name, 'law']));
      }
      const judged = new Map<string, number>();
      value.fields.forEach((entry, at) =>
        entry.fields.forEach((name, nth) => {
          const here = place(['fields', at, 'fields', nth]);
          const first = judged.get(`${entry.class} ${name}`);
          if (!isKnown.field(name, here)) return;
          if (first !== undefined) {
            report(here, `"${name}" is already ${entry.class} in fields[${first}]; keep one`);
          }
          judged.set(`${entry.class} ${name}`, at);
        }),
      );
    },
  },
  {
    name: 'entity-mapped',
    description:
      'data/mapping.yaml has one line for each entity, at most one for a field, and no other.',
    check: (data, report) => {
      const { value, place } = data.shared.mapping;
      const { entities } = data.dictionary;
      const isKnown = knownNames(data, report);
      const mapped = new Set<string>();
      const once = (name: string, here: Place) => {
        if (mapped.has(name)) report(here, `"${name}" has a line already; keep one`);
        mapped.add(name);
      };
      value.entities.forEach(({ entity }, at) => {
        const here = place(['entities', at, 'entity']);
        if (isKnown.entity(entity, here)) once(entity, here);
      });
      value.fields.forEach(({ field }, at) => {
        const here = place(['fields', at, 'field']);
        if (isKnown.field(field, here)) once(field, here);
      });
      for (const { slug } of entities) {
        if (mapped.has(slug)) continue;
        report(
          place(['entities']),
          `has no line for ${slug}; add one, if only with the relation none and a reason`,
        );
      }
    },
  },
];
