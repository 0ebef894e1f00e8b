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

/**
 * What a rule says of one entity, without the file's and the rule's name.
 *
 * @param fields YAML of its fields
 * @param files YAML of the files directly in `data`, by name without extension
 */
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

/** What a rule says of several entities, with file, line and column. */
export function problemsOf(
  rule: Rule,
  entities: Record<string, string>,
  files: Record<string, string> = {},
): string[] {
  const { errors, warnings } = checkContent(checkedData(makeProject(entities, files)), [rule]);
  return [...errors, ...warnings].map((problem) => formatProblem({ ...problem, rule: undefined }));
}

/** The data of a project's folder, with the pages in its `docs`. */
export function checkedData(root: string): CheckedData {
  return { ...loadData(path.join(root, 'data')), prose: readProse(root, ['docs']), speller };
}

/** What a rule's mend makes of a project's files: their new texts, by path. */
export function mended(rule: Rule, root: string): Record<string, string> {
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

/** What breaks a rule, the YAML, where it is told and what, and further files. */
export type BrokenRule = [string, string, string, string, Record<string, string>?];

/** Tests that a rule tells each thing that breaks it, with a hint, and has nothing against what is sound. */
export function tellsBroken(rule: Rule, broken: readonly BrokenRule[]): void {
  it.each(broken)('tells %s', (_, fields, place, message, files) => {
    expect(problems(rule, fields, files)).toContain(`${place}  ${message}`);
  });
  it('has nothing against a sound field', () => {
    expect(problems(rule, field('Client Id'))).toEqual([]);
  });
}
