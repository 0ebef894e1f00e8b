import { fieldAt } from '../model/names';
import type { Path } from '../load/yamlDocument';
import { eachField, fieldsOf, knownNames, nearest, type Rules } from './rule';

/** What names an entity or a field, which nothing else would notice to be gone; and what names each of them once. */
export const nameRules: Rules = {
  'coverage-names-exist': {
    description:
      'What is covered names entities and fields that exist, and some unless it is not documented.',
    check: (data, report) => {
      const isKnown = knownNames(data, report);
      data.dictionary.coverage.forEach(({ topics }, list) =>
        topics.forEach(({ covered, ...topic }, at) => {
          const place = (...path: Path) =>
            data.shared.coverage.place(['lists', list, 'topics', at, ...path]);
          for (const key of ['in', 'perhaps'] as const) {
            topic[key].forEach((name, nth) => isKnown.either(name, place(key, nth)));
          }
          const isDocumented = topic.in.length > 0;
          if (isDocumented !== (covered === 'none')) return;
          const remedy = isDocumented ? 'leave out "in"' : 'say "in" which entities';
          report(place('covered'), `is ${covered}; ${remedy}`);
        }),
      );
    },
  },
  'entity-mapped': {
    description:
      'data/mapping.yaml has one line for each entity, at most one for a field, and no other.',
    check: (data, report) => {
      const { value, place } = data.shared.mapping;
      const isKnown = knownNames(data, report);
      const mapped = new Set<string>();
      const look = (kind: 'entity' | 'field', name: string, path: Path) => {
        if (!isKnown[kind](name, place(path))) return;
        if (mapped.has(name)) report(place(path), `"${name}" has a line already; keep one`);
        mapped.add(name);
      };
      value.entities.forEach(({ entity }, at) =>
        look('entity', entity, ['entities', at, 'entity']),
      );
      value.fields.forEach(({ field }, at) => look('field', field, ['fields', at, 'field']));
      for (const { slug } of data.dictionary.entities) {
        if (mapped.has(slug)) continue;
        const message = `has no line for ${slug}; add one, if only with the relation none and a reason`;
        report(place(['entities']), message);
      }
    },
  },
  'field-judged': {
    description: 'Every field is in a class of data/sensitivity.yaml.',
    check: eachField(
      'fieldName',
      ({ fieldName, entity, sensitivity }) =>
        !sensitivity &&
        `"${fieldName}" is in no class; add ${entity.slug}/${fieldName} to data/sensitivity.yaml`,
    ),
  },
  'judged-once': {
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
      value.fields.forEach(({ class: kind, fields }, at) =>
        fields.forEach((name, nth) => {
          const here = place(['fields', at, 'fields', nth]);
          const first = judged.get(`${kind} ${name}`);
          if (!isKnown.field(name, here)) return;
          if (first !== undefined) {
            report(here, `"${name}" is already ${kind} in fields[${first}]; keep one`);
          }
          judged.set(`${kind} ${name}`, at);
        }),
      );
    },
  },
  'pair-has-entities': {
    description: 'Suggested pairs are of two entities that are there.',
    check: (data, report) => {
      const isKnown = knownNames(data, report);
      for (const kind of ['joined', 'compared'] as const) {
        data.dictionary.pairs[kind].forEach((pair, at) =>
          pair.forEach((slug, nth) => {
            const here = data.shared.pairs.place([kind, at, nth]);
            const isTwice = isKnown.entity(slug, here) && nth > 0 && slug === pair[0];
            if (isTwice) report(here, `"${slug}" is in it twice`);
          }),
        );
      }
    },
  },
  'reading-whole': {
    description:
      'data/reading.yaml has each entity once, in one section at most, and fields that exist.',
    check: (data, report) => {
      const { place, value } = data.shared.reading;
      const { entities } = data.dictionary;
      const isKnown = knownNames(data, report);
      const look = (slug: string, fields: readonly string[], ...path: Path) => {
        if (!isKnown.entity(slug, place(path))) return;
        fields.forEach((name) => isKnown.field(`${slug}/${name}`, place(path)));
      };
      for (const { slug } of entities.filter((one) => !value.entities[one.slug])) {
        report(place(['entities']), `lacks ${slug}; say what of its records is read first`);
      }
      for (const [slug, parts] of Object.entries(value.entities)) {
        look(slug, Object.values(parts).flat(2), 'entities', slug);
      }
      const placed = new Set<string>();
      value.sections.forEach(({ of }, at) => {
        of.forEach((slug, nth) => {
          look(slug, [], 'sections', at, 'of', nth);
          const here = place(['sections', at, 'of', nth]);
          if (placed.has(slug)) report(here, `"${slug}" is in a section already`);
          placed.add(slug);
        });
      });
      value.summary.forEach(({ of, sum }, at) => look(of, sum ? [sum] : [], 'summary', at, 'of'));
      value.between.forEach(({ of, shows, at }, nth) =>
        [of, shows, at].forEach((slug) => look(slug, [], 'between', nth)),
      );
      value.names.forEach(({ of, fields, born }, at) => {
        // What only an agency defines, no source names.
        const isOwn = entities.find(({ slug }) => slug === of)?.customConfiguration.isCustomOnly;
        look(of, isOwn ? [] : [...fields, born ?? []].flat(), 'names', at);
      });
    },
  },
  // Else two fields would be one.
  'renamed-field-gone': {
    description: 'What renamedFrom and movedFrom name is no longer there.',
    check: (data, report) => {
      const { entities } = data.dictionary;
      for (const { entity, renamedFrom, movedFrom, place } of fieldsOf(data)) {
        const former = {
          renamedFrom: renamedFrom && `${entity.slug}/${renamedFrom}`,
          movedFrom,
        };
        for (const key of ['renamedFrom', 'movedFrom'] as const) {
          const found = fieldAt(entities, former[key] ?? '');
          if (!found) continue;
          const message = `"${found.field.fieldName}" is still a field of ${found.entity.slug}; remove one of the two`;
          report(place(key), message);
        }
      }
    },
  },
};
