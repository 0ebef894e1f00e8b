import type { Dictionary } from '../../../dictionary/model/dictionary';
import { pick } from '../../../dictionary/model/pick';
import type { ReadingRules, Words } from '../../../export/record/rules';
import { pageJson } from '../../generated';
import type { Output } from '../../output';
import { checkRules } from './checkRules';
import { textOf } from './pack';

const STYLES = ['src/css/tokens', 'src/css/controls', 'src/css/sheet', 'static/read'];

/** A saved record has no switch of its theme: it follows the system's. */
const DARK = [
  "@media not print {\n  [data-theme='dark']",
  '@media screen and (prefers-color-scheme: dark) {\n  :root',
] as const;

/** What the page that reads a client's record knows in addition to the rules of the check. */
export const readingRulesList: Output = async (dictionary) => {
  const reading = await readingRules(dictionary);
  return [pageJson('reading-rules', 'data', { words: wordsOf(dictionary), reading })];
};

export async function readingRules(dictionary: Dictionary): Promise<ReadingRules> {
  const { entities, keys } = checkRules(dictionary);
  const { identifiers } = dictionary.relationships;
  const home = identifiers.find(({ closeness }) => closeness === 'client')?.home;
  const client = keys.findIndex(({ entity: at, fields: [first = -1] }) => {
    const { slug, fields } = entities[at]!;
    return slug === home?.slug && fields[first]?.name === home.fieldName;
  });
  const styles = STYLES.map((name) => textOf(`${name}.css`));
  return {
    ...dictionary.reading,
    client,
    style: (await Promise.all(styles)).join('').replace(...DARK),
  };
}

export const wordsOf = ({ entities }: Dictionary): Words => ({
  entities: entities.map((entity) => ({
    ...pick(entity, ['name', 'area', 'description']),
    fields: entity.fields.map((field) => pick(field, ['description', 'unit', 'values'])),
  })),
});
