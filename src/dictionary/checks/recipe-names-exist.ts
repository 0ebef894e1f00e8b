import type { Entity } from '../model/dictionary';
import { fieldAt, listedFields, noFieldAt } from '../model/fieldListings';
import type { Problem } from '../model/problem';
import { positionIn } from './support/texts';
import type { ProseFile } from './support/proseFiles';
import type { Rule } from './support/rule';

/** A recipe's code reads records by their names, which nothing else would notice to be gone. */
export const recipeNamesExist: Rule = {
  name: 'recipe-names-exist',
  description:
    'The files and fields that a guide’s recipes and lists of joins name are in the dictionary.',
  check: ({ prose, dictionary: { entities } }) =>
    prose.flatMap((page) => [...inRecipes(page, entities), ...inLists(page, entities)]),
};

type Named = readonly Entity[];

const RECIPE = /^```(\w+)[^\n]*\brecipe="([^"]+)"[^\n]*\n([^]*?)^```/gm;

/** In SQL all names in double quotes are fields or files; in Python all texts that look like a field's name. */
function inRecipes({ file, text }: ProseFile, entities: Named): Problem[] {
  return [...text.matchAll(RECIPE)].flatMap((block) => {
    const [whole, language, recipe, code = ''] = block;
    const read = [...code.matchAll(/"(Content\w+)"/g)].map(([, name]) => name);
    const known = new Set(
      entities
        .filter(({ fileName }) => read.includes(fileName))
        .flatMap(({ fileName, fields }) => [fileName, ...fields.map(({ fieldName }) => fieldName)]),
    );
    const isName = language === 'sql' ? () => true : looksLikeName;
    const start = block.index + whole.indexOf('\n') + 1;
    return [...code.matchAll(/"([^"\n]+)"/g)]
      .filter(([, name = '']) => isName(name) && !known.has(name) && !VALUES.includes(name))
      .map(({ index, 1: name }) => ({
        file,
        position: positionIn(text, start + index),
        path: '',
        message: `"${name}" of the recipe "${recipe}" is no field of the files that it reads`,
      }));
  });
}

/** Texts of the programs that are values. */
const VALUES: readonly string[] = ['Lab Result', 'Clinical Support'];

function looksLikeName(text: string): boolean {
  return /^[A-Z][\w-]*( [\w#/-]+)+$/.test(text) || /^Content/.test(text);
}

function inLists({ file, text }: ProseFile, entities: Named): Problem[] {
  return listedFields(text)
    .filter(({ place }) => !fieldAt(entities, place))
    .map(({ place, index }) => ({
      file,
      position: positionIn(text, index),
      path: '',
      message: noFieldAt(place),
    }));
}
