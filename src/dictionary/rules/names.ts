import type { Entity } from '../model/dictionary';
import { fieldAt, listedFields, noFieldAt } from '../model/names';
import { placeAt } from './pages';
import { knownNames, type Rule } from './rule';

/** What names an entity or a field, which nothing else would notice to be gone. */
export const nameRules: readonly Rule[] = [
  {
    name: 'coverage-names-exist',
    description:
      'What is covered names entities and fields that exist, and some unless it is not documented.',
    check: (data, report) => {
      const isKnown = knownNames(data, report);
      data.dictionary.coverage.forEach(({ topics }, list) =>
        topics.forEach(({ covered, ...topic }, at) => {
          const place = (...path: (string | number)[]) =>
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
  {
    name: 'pair-has-entities',
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
  {
    name: 'recipe-names-exist',
    description:
      'The files and fields that a guide’s recipes and lists of joins name are in the dictionary.',
    check: ({ prose, dictionary: { entities } }, report) => {
      for (const page of prose) {
        for (const { name, recipe, offset } of unknownInRecipes(page.text, entities)) {
          const message = `"${name}" of the recipe "${recipe}" is no field of the files that it reads`;
          report(placeAt(page, offset), message);
        }
        for (const { place, index } of listedFields(page.text)) {
          if (!fieldAt(entities, place)) report(placeAt(page, index), noFieldAt(place));
        }
      }
    },
  },
  {
    // Else two fields would be one.
    name: 'renamed-field-gone',
    description: 'What renamedFrom and movedFrom name is no longer there.',
    check: ({ dictionary: { entities }, placeIn }, report) => {
      for (const { slug, fields } of entities) {
        fields.forEach(({ renamedFrom, movedFrom }, at) => {
          const [movedOf, movedName] = movedFrom?.split(/\/(.*)/s) ?? [];
          const former = [
            { key: 'renamedFrom', of: slug, name: renamedFrom },
            { key: 'movedFrom', of: movedOf, name: movedName },
          ];
          for (const { key, of, name } of former) {
            const entity = entities.find((each) => each.slug === of);
            if (!entity?.fields.some(({ fieldName }) => fieldName === name)) continue;
            const message = `"${name}" is still a field of ${of}; remove one of the two`;
            report(placeIn(slug, ['fields', at, key]), message);
          }
        });
      }
    },
  },
];

const RECIPE = /^```(\w+)[^\n]*\brecipe="([^"]+)"[^\n]*\n([^]*?)^```/gm;

/** Texts of the programs that are values. */
const VALUES: readonly string[] = ['Lab Result', 'Clinical Support'];

/** In SQL all names in double quotes are fields or files; in Python all texts that look like a field's name. */
function unknownInRecipes(text: string, entities: readonly Entity[]) {
  return [...text.matchAll(RECIPE)].flatMap((block) => {
    const [whole, language, recipe, code = ''] = block;
    const read = [...code.matchAll(/"(Content\w+)"/g)].map(([, name]) => name);
    const known = new Set(
      entities
        .filter(({ fileName }) => read.includes(fileName))
        .flatMap(({ fileName, fields }) => [fileName, ...fields.map(({ fieldName }) => fieldName)]),
    );
    const start = block.index + whole.indexOf('\n') + 1;
    return [...code.matchAll(/"([^"\n]+)"/g)]
      .map(({ index, 1: name = '' }) => ({ name, recipe, offset: start + index }))
      .filter(
        ({ name }) =>
          (language === 'sql' || /^[A-Z][\w-]*( [\w#/-]+)+$|^Content/.test(name)) &&
          !known.has(name) &&
          !VALUES.includes(name),
      );
  });
}
