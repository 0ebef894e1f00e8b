import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../dictionary/checks/index';
import { loadData } from '../dictionary/load/load';
import { formatProblem } from '../dictionary/model/problem';
import { entityYaml, fieldYaml, makeProject } from './dataFolder';

const GOOD = 'Person who receives services, known by one number in all files.';

type FieldParts = { type?: string; example?: string; says?: string; more?: string };

/** A field in YAML that is sound but for what is given. */
export function field(
  name: string,
  { type = 'integer', example = '1', says = GOOD, more = '' }: FieldParts = {},
): string {
  const extra = more && `    ${more}\n`;
  return fieldYaml(name, example, type).replace('What it says.', says) + extra;
}

/**
 * What the checks say of one entity, without the file's name.
 *
 * @param fields YAML of its fields
 * @param files YAML of the files directly in `data`, by name without extension
 */
export function problems(fields: string, files: Record<string, string> = {}, note = ''): string[] {
  const yaml = entityYaml('Payer', fields)
    .replace('What a record is.', 'Who pays for services.')
    .replace('fields:', `${note}fields:`);
  return problemsOf({ 'a.yaml': yaml }, files).map((problem) => problem.replace(/^\S+ {2}/, ''));
}

/** What the checks say of several entities, with file, line and column. */
export function problemsOf(
  entities: Record<string, string>,
  files: Record<string, string> = {},
): string[] {
  const data = loadData(path.join(makeProject(entities, files), 'data'));
  return checkContent(data).map(formatProblem);
}

/** The description and the example of the first field, as problems name them. */
export const [SAYS, SHOWS] = ['fields[0].description', 'fields[0].exampleValue'];

/** A rule that is broken: what breaks it, the YAML, where it is told and what, and further files. */
export type BrokenRule = [string, string, string, string, Record<string, string>?];

/** Tests that each broken rule is told, with a hint. */
export function tellsBrokenRules(rules: readonly BrokenRule[]): void {
  it.each(rules)('tells %s', (_, fields, place, message, files) => {
    expect(problems(fields, files)).toContain(`${place}  ${message}`);
  });
}
