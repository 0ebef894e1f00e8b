import path from 'node:path';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { loadData } from '../dictionary/load/load';
import type { Problem } from '../dictionary/model/problem';
import { problemsOf, RULES } from '../dictionary/rules';
import { applyEdits, type CheckedData, type Rule } from '../dictionary/rules/rule';
import { readProse } from '../dictionary/rules/pages';
import { loadSpeller } from '../dictionary/rules/speller';
import { makeProject } from './dataFolder';

const speller = await loadSpeller();

/** The data of a project's folder, with the pages in its `docs`. */
export function checkedData(root: string): CheckedData {
  return { ...loadData(path.join(root, 'data')), prose: readProse(root, ['docs']), speller };
}

/**
 * What is other than in a sound project of one entity, Payer: keys of its field in YAML (`exampleValue: x, readAs: date`), of
 * several fields, or of the entity; other files of `data` and pages by name. A key that is `~` is left out.
 */
export type Change =
  | string
  | Readonly<{
      fields?: readonly string[];
      entity?: string;
      data?: Record<string, string>;
      pages?: Record<string, string>;
    }>;

const ENTITY = {
  ...{ name: 'Payer', fileName: 'ContentPayer', description: 'Who pays for services.' },
  customConfiguration: { isCustomOnly: false, hasCustomFields: false },
  ...{ describedBy: 'site', area: 'Medications', aliases: [] },
};

const FIELD = {
  ...{ fieldName: 'Client Id', dataType: 'varchar', isNullable: false, exampleValue: '1' },
  description: 'Person who receives services, known by one number in all files.',
  describedBy: 'site',
};

/** Makes the folder of a project with a change. */
export function changedProject(change: Change): string {
  const all = typeof change === 'string' ? { fields: [change] } : change;
  const { fields = [''], entity = '', data, pages } = all;
  const keysOf = (yaml: string) => load(`{${yaml}}`, { schema: FAILSAFE_SCHEMA }) as object;
  const changed = {
    ...{ ...ENTITY, ...keysOf(entity) },
    fields: fields.map((keys) => ({ ...FIELD, ...keysOf(keys) })),
  };
  const yaml = JSON.stringify(changed, (_, value) =>
    value === 'null' ? null : value === '~' ? undefined : value,
  );
  return makeProject({ 'a.yaml': `${yaml}\n` }, data, pages);
}

/** What breaks a rule in a project. */
export function broken(rule: string, root: string): Problem[] {
  return problemsOf(ruleOf(rule), checkedData(root));
}

/** What a rule says of a project, a line each: path or file and place, two spaces, message. */
export function said(rule: string, root: string): string {
  const lines = broken(rule, root).map(({ file, position, path: at, message }) => {
    const place = at || [file, position?.line, position?.column].join(':');
    return `${place}  ${message}`;
  });
  return lines.join('\n');
}

function ruleOf(name: string): Rule {
  const rule = RULES.find((each) => each.name === name);
  if (!rule) throw new Error(`${name} is no rule`);
  return rule;
}

/**
 * Tests a rule by what breaks it: all that it says, a line each, with the change that it says it of, or several such. It
 * says `nothing` of what is right.
 *
 * @param data files that each of these projects has
 */
export function breaks(
  rule: string,
  cases: Readonly<Record<string, Change | readonly Change[]>>,
  data: Record<string, string> = {},
): void {
  const all = Object.entries({ ...cases, nothing: [cases.nothing ?? '', ''].flat() }).flatMap(
    ([message, changes]) => [changes].flat().map((change) => [message, change] as const),
  );
  describe(rule, () => {
    it.each(all)('%s: %j', (message, change) => {
      const parts = typeof change === 'string' ? { fields: [change] } : change;
      const root = changedProject({ ...parts, data: { ...data, ...parts.data } });
      expect(said(rule, root)).toBe(message === 'nothing' ? '' : message);
    });
  });
}

/** What a rule's fix makes of a project's files: their new texts, by path. */
export function fixed(rule: string, root: string): Record<string, string> {
  const data = checkedData(root);
  const edits = ruleOf(rule).fix?.(data) ?? [];
  const files = [
    ...data.entityFiles,
    ...data.sampleFiles,
    ...Object.values(data.shared),
    ...data.prose,
  ];
  return Object.fromEntries(
    files
      .map(({ file, text }) => [file, text, edits.filter((edit) => edit.file === file)] as const)
      .filter(([, , ofFile]) => ofFile.length > 0)
      .map(([file, text, ofFile]) => [file, applyEdits(text, ofFile)]),
  );
}
