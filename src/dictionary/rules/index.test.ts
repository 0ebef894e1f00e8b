import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../testing/cases';
import {
  type Change,
  changedProject,
  checkedData,
  together,
  VISITS,
} from '../../testing/changedProject';
import { checkContent, RULES } from './index';

/** `visits` stands for the project of that name. */
type Given = Change & { with?: 'visits' };

/** What a rule says of a sound project with a change, several lines in `says`; a change may be the keys of a field alone. */
type Cases = { with?: Given; fixed?: (Given & { to: Record<string, string> })[] } & Record<
  string,
  (Given & { says?: string[] })[]
>;

const folder = path.join(__dirname, 'cases');
const TOPICS = fs
  .readdirSync(folder)
  .map((file) => textsOf(path.join(folder, path.parse(file).name)))
  .map((topic) => topic as Record<string, Cases> & { with?: Given });

const KEYS = 'with fields entity entities data pages replace sample records'.split(' ');
const changeOf = ({ with: project, ...given }: Given = {}) => {
  const isChange = Object.keys(given).every((key) => KEYS.includes(key));
  return together(project ? VISITS : {}, isChange ? given : { fields: [given] });
};

describe.each(RULES)('$name', (rule) => {
  const { with: everywhere, [rule.name]: own } = TOPICS.find((each) => each[rule.name]) ?? {};
  const { with: here, fixed = [], ...cases } = own ?? ({} as Cases);
  const dataOf = (given: Given) => {
    const change = [everywhere, here, given].map(changeOf).reduce(together);
    return checkedData(changedProject(change));
  };

  it('has cases, and is described in a line', () => {
    expect(Object.keys(cases)).not.toEqual([]);
    expect(rule.description).toMatch(/^[^\n]{10,100}\.$/);
  });

  const all = Object.entries(cases).flatMap(([message, given]) =>
    [given].flat().map(({ says = [message], ...change }) => [says.join('\n'), change] as const),
  );
  it.each(all)('%s', (message, change) => {
    const problems = checkContent(dataOf(change), [rule]);
    const lines = problems.map(({ file, position, path: at, message }) => {
      const place = at || [file, position?.line, position?.column].join(':');
      return `${place}  ${message}`;
    });
    expect(lines.join('\n')).toBe(message === 'nothing' ? '' : message);
  });

  it.each(fixed)('fixes what it can: %j', ({ to, ...change }) => {
    const written = rule.fix?.(dataOf(change)).map(({ file, text }) => [file, text]) ?? [];
    expect(Object.fromEntries(written)).toEqual(to);
  });
});

it('says of a text of the vocabulary once what breaks a rule, with its name', () => {
  const term = { fieldName: 'Client Id', description: 'Id of the client.', describedBy: 'site' };
  const root = changedProject({
    fields: [{ description: '~' }, { description: '~' }],
    entity: { repeatedFieldNames: ['Client Id'] },
    data: { vocabulary: { fields: [term] } },
  });
  const ofVocabulary = checkContent(checkedData(root)).filter(
    ({ file }) => file === 'data/vocabulary.yaml',
  );
  expect(ofVocabulary.map(({ rule }) => rule)).toEqual(['description-adds-to-name']);
});
