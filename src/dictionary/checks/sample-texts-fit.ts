import type { Rule } from './support/rule';

/** Names in braces that are no phrase: of a session, of its course, and of its visit. */
const KNOWN = ['did', 'next', 'complaint', 'nights', 'reason', 'progress', 'day'];

export const sampleTextsFit: Rule = {
  name: 'sample-texts-fit',
  description: 'Texts of the sample export name fields, visit types and phrases that are there.',
  check: ({ shared, dictionary }) => {
    const file = shared['sample-texts'];
    const { courses, phrases, written, series } = file.value;
    const places = new Set(
      dictionary.entities.flatMap(({ slug, fields }) =>
        fields.map(({ fieldName }) => `${slug}/${fieldName}`),
      ),
    );
    const types = new Set(shared.story.value.visits.map(({ type }) => type));
    const named = [...Object.entries({ written, series })].flatMap(([list, entries]) =>
      entries.flatMap(({ field }, at) =>
        places.has(field)
          ? []
          : file.problem([list, at, 'field'], `"${field}" is no field; write slug/Field Name`),
      ),
    );
    const texts = [
      ...courses.map(({ progress }, at) => ({ path: ['courses', at, 'progress'], text: progress })),
      ...written.flatMap((each, at) =>
        each.texts.map((text, nth) => ({ path: ['written', at, 'texts', nth], text })),
      ),
    ];
    return [
      ...named,
      ...courses.flatMap(({ visitType }, at) =>
        types.has(visitType)
          ? []
          : file.problem(['courses', at, 'visitType'], `no visit of the story is "${visitType}"`),
      ),
      ...texts.flatMap(({ path, text = '' }) =>
        [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
          KNOWN.includes(name) || phrases[name]
            ? []
            : file.problem(path, `"{${name}}" is no phrase; add it to phrases`),
        ),
      ),
    ];
  },
};
