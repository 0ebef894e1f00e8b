import fs from 'node:fs';
import path from 'node:path';
import { loadData, readData } from '../src/dictionary/load/load';
import { counted } from '../src/dictionary/model/counted';
import { countFields } from '../src/dictionary/model/dictionary';
import { DataError } from '../src/dictionary/model/problem';
import { checkContent, RULES } from '../src/dictionary/rules';
import type { CheckedData, Rule } from '../src/dictionary/rules/rule';
import { readComponentTexts } from '../src/dictionary/rules/componentTexts';
import { PAGE_FOLDERS, readProse } from '../src/dictionary/rules/pages';
import { loadSpeller } from '../src/dictionary/rules/speller';
import { releaseRule } from '../src/releases/checks';
import { InputError, readOptions } from '../src/readOptions';

/** Where the components and other texts of the site lie, from the project's root. */
const COMPONENTS = [
  'src/components',
  'src/theme',
  'src/pages',
  'src/outputs',
  'src/dictionary/model',
] as const;

/** Where a command's lines go: the console, or a list in a test. */
export type Print = Readonly<Record<'log' | 'error', (line: string) => void>>;

/**
 * `npm run check`: holds the data and the hand-written pages to the rules.
 *
 * @returns the exit code: 1 if a rule is broken, or the data cannot be read, or the arguments are wrong
 */
export async function checkCommand(
  root: string,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const rules = [...RULES, releaseRule(root)];
  try {
    const { values } = readOptions(args, OPTIONS, 0);
    if (values.list) {
      print.log(ruleList(rules));
      return 0;
    }
    const speller = await loadSpeller();
    const content = () => ({
      prose: [
        ...readProse(root, PAGE_FOLDERS),
        ...COMPONENTS.flatMap((at) => readComponentTexts(root, at)),
      ],
      speller,
    });
    const dataFolder = path.join(root, 'data');
    if (values.fix) {
      fixData(root, () => ({ ...loadData(dataFolder), ...content() }), rules, print.log);
    }
    const { data, problems } = readData(dataFolder);
    if (!data) throw new DataError(problems);
    const errors = [...problems, ...checkContent({ ...data, ...content() }, rules)];
    if (errors.length > 0) throw new DataError(errors);
    const { entities } = data.dictionary;
    const count = `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`;
    print.log(`${count}: no problem found`);
    return 0;
  } catch (error) {
    if (!(error instanceof DataError || error instanceof InputError)) throw error;
    print.error(error.message);
    return 1;
  }
}

function fixData(
  root: string,
  read: () => CheckedData,
  rules: readonly Rule[],
  log: (line: string) => void,
): void {
  for (const { name, fix } of rules) {
    for (const { file, text } of fix?.(read()) ?? []) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
      log(`fixed ${file} (${name})`);
    }
  }
}

function ruleList(rules: readonly Rule[]): string {
  const width = Math.max(...rules.map(({ name }) => name.length));
  return rules
    .map(({ name, description, fix }) => {
      const what = fix ? `${description} (--fix fixes it)` : description;
      return `${name.padEnd(width)}  ${what}`;
    })
    .join('\n');
}

const OPTIONS = { list: true, fix: true } as const;
