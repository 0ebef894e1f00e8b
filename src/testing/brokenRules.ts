import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../dictionary/checks/index';
import { applyEdits } from '../dictionary/checks/support/applyEdits';
import { readProse } from '../dictionary/checks/support/proseFiles';
import type { CheckedData, Rule } from '../dictionary/checks/support/rule';
import { loadSpeller } from '../dictionary/checks/support/speller';
import { loadData } from '../dictionary/load/load';
import { formatProblem } from '../dictionary/model/problem';
import { entityYaml, fieldYaml, makeProject } from './dataFolder';

const GOOD = 'Person who receives services, known by one number in all files.';

const speller = await loadSpeller();

type FieldParts = { type?: string; example?: string; says?: string; more?: string };

/** A field in YAML that is sound but for what is given. */
export function field(
  name: string,
  { type = 'integer', example = '1', says = GOOD, more = '' }: FieldParts = {},
): string {
  const extra = more && `    ${more}\n`;
  return fieldYaml(name, example, type).replace('What it says.', says) + extra;
}

/** A field in YAML whose example is drawn from a code system. */
export function codedField(example: string, system: string): string {
  const more = `values: {status: external, codeSystem: ${system}}`;
  return field('Number', { type: 'varchar', example: `'${example}'`, more });
}

/** The files directly in `data` that declare a code system. */
export function codeSystem(key: string): Record<string, string> {
  return { 'code-systems': `codeSystems: {${key}: {name: Numbers, publisher: Somebody}}` };
}

/** Tests what a rule says of numbers of a code system: of broken ones a message each, of sound ones nothing. */
export function judgesNumbers(
  rule: Rule,
  system: string,
  broken: Readonly<Record<string, string>>,
  sound: readonly string[],
): void {
  const said = (number: string) => problems(rule, codedField(number, system), codeSystem(system));
  it.each(Object.entries(broken))('refuses %s: it %s', (number, message) => {
    expect(said(number)).toEqual([`${SHOWS}  ${message}`]);
  });
  it.each(sound)('accepts %s', (number) => expect(said(number)).toEqual([]));
}

/** What a rule says of one entity, without the file's and the rule's name; `files` are YAML by name, as in `data`. */
export function problems(
  rule: Rule,
  fields: string,
  files: Record<string, string> = {},
  note = '',
): string[] {
  const yaml = entityYaml('Payer', fields)
    .replace('What a record is.', 'Who pays for services.')
    .replace('fields:', `${note}fields:`);
  return problemsOf(rule, { 'a.yaml': yaml }, files).map((problem) =>
    problem.replace(/^\S+ {2}/, ''),
  );
}

/** What a rule says of a project that `makeProject` makes of the rest, with file, line and column. */
export function problemsOf(rule: Rule, ...project: Parameters<typeof makeProject>): string[] {
  const { errors, warnings } = checkContent(checkedData(makeProject(...project)), [rule]);
  return [...errors, ...warnings].map((problem) => formatProblem({ ...problem, rule: undefined }));
}

/** The data of a project's folder, with the pages in its `docs`. */
export function checkedData(root: string): CheckedData {
  return { ...loadData(path.join(root, 'data')), prose: readProse(root, ['docs']), speller };
}

/** What a rule's fix makes of a project's files: their new texts, by path. */
export function fixed(rule: Rule, root: string): Record<string, string> {
  const data = checkedData(root);
  const edits = rule.fix?.(data) ?? [];
  const files = [...data.entityFiles, ...Object.values(data.shared), ...data.prose];
  return Object.fromEntries(
    files
      .map(({ file, text }) => [file, text, edits.filter((edit) => edit.file === file)] as const)
      .filter(([, , ofFile]) => ofFile.length > 0)
      .map(([file, text, ofFile]) => [file, applyEdits(text, ofFile)]),
  );
}

/** The description and the example of the first field, as problems name them. */
export const [SAYS, SHOWS] = ['fields[0].description', 'fields[0].exampleValue'];

/**
 * Tests that a rule finds each thing that breaks it at a place, and has nothing against what is sound. What is said leads
 * to the YAML of the fields that it is said of, or to several such.
 */
export function findsBroken(
  rule: Rule,
  place: string,
  broken: Readonly<Record<string, string | readonly string[]>>,
  files: Record<string, string> = {},
): void {
  const cases = Object.entries(broken).flatMap(([message, yaml]) =>
    [yaml].flat().map((fields) => [message, fields] as const),
  );
  it.each(cases)('%s', (message, fields) => {
    expect(problems(rule, fields, files)).toContain(`${place}  ${message}`);
  });
  it('has nothing against a sound field', () => {
    expect(problems(rule, field('Client Id'))).toEqual([]);
  });
}
