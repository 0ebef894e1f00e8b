import type { Path } from '../load/yamlDocument';
import { knownNames, type Rule } from './rule';

/** How a client's record is read. */
export const readingRules: readonly Rule[] = [
  {
    name: 'reading-whole',
    description:
      'data/reading.yaml has each entity once, in one section at most, and fields that exist.',
    check: (data, report) => {
      const { reading } = data.shared;
      const { names, summary, sections, entities: read } = reading.value;
      const { entities } = data.dictionary;
      const isKnown = knownNames(data, report);
      const look = (slug: string, fields: readonly string[], ...path: Path) => {
        const here = reading.place(path);
        if (isKnown.entity(slug, here))
          fields.forEach((name) => isKnown.field(`${slug}/${name}`, here));
      };
      for (const { slug } of entities.filter((one) => !read[one.slug])) {
        report(reading.place(['entities']), `lacks ${slug}; say what of its records is read first`);
      }
      for (const [slug, parts] of Object.entries(read)) {
        look(slug, Object.values(parts).flat(2), 'entities', slug);
      }
      sections.forEach(({ of }, at) => {
        of.forEach((slug, nth) => {
          look(slug, [], 'sections', at, 'of', nth);
          const first = sections.findIndex((section) => section.of.includes(slug));
          if (first === at && of.indexOf(slug) === nth) return;
          report(reading.place(['sections', at, 'of', nth]), `"${slug}" is in a section already`);
        });
      });
      summary.forEach(({ of, sum }, at) => look(of, sum ? [sum] : [], 'summary', at, 'of'));
      names.forEach(({ of, fields }, at) => {
        // What only an agency defines, no source names.
        const isOwn = entities.find(({ slug }) => slug === of)?.customConfiguration.isCustomOnly;
        look(of, isOwn ? [] : fields, 'names', at);
      });
    },
  },
];
