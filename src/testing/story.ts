import { describe, expect, it } from 'vitest';
import { storySchema } from '../dictionary/load/schemas/story';
import { broken } from './brokenRules';
import { entityYaml, fieldYaml, makeProject } from './dataFolder';
import { leastYaml } from './leastContent';

/**
 * What a rule about the story says, as 'slug/Field Name: message', or file, path and message of the story itself. Keys of
 * `data/story.yaml` that are not given are empty; examples are given by 'slug/Field Name', all but moments as texts.
 */
function storyProblems(
  rule: string,
  story: string,
  examples: Record<string, string>,
  files: Record<string, string> = {},
): string[] {
  const fields: Record<string, string> = {};
  for (const [place, example] of Object.entries(examples)) {
    const [slug = '', name = ''] = place.split(/\/(.*)/s);
    const type = /^\d{4}-\d\d-\d\dT/.test(example) ? 'datetime2' : 'varchar';
    const isDay = /^\d{4}-\d\d-\d\d$/.test(example);
    fields[slug] = (fields[slug] ?? '') + fieldYaml(`'${name}'`, example, isDay ? 'date' : type);
  }
  const entities = Object.entries(fields).map(([slug, yaml]) => [
    `${slug}.yaml`,
    entityYaml(`The ${slug}`, yaml),
  ]);
  const root = makeProject(Object.fromEntries(entities), { story: wholeStory(story), ...files });
  return broken(rule, root).map(({ about, file, path, message }) => {
    const place = about ? `${about.entity}/${about.field}` : `${file} ${path}`;
    return `${place}: ${message}`;
  });
}

/** The given keys, and the least that the schema asks for beside them. */
export function wholeStory(given: string): string {
  const missing = leastYaml(storySchema)
    .split('\n')
    .filter((line) => !`\n${given}`.includes(`\n${line.split(':')[0]}:`));
  return `${given}\n${missing.join('\n')}`;
}

/** Other examples by 'slug/Field Name', and texts of the story with what takes their place. */
type Changes = Readonly<Record<string, string>>;

/**
 * Tests a rule on a story and examples that agree: that it has nothing against them, nor against `sound` changes by what
 * they are, and what it says, a line each, of changes that break it.
 */
export function judgesStory(
  rule: string,
  agreed: Readonly<{ story?: string; examples?: Changes; files?: Record<string, string> }>,
  broken: Readonly<Record<string, Changes | readonly Changes[]>>,
  sound: Readonly<Record<string, Changes>> = {},
): void {
  const said = (changes: Changes) => {
    let { story = '' } = agreed;
    const examples: Record<string, string> = { 'any/Field': '1', ...agreed.examples };
    for (const [key, value] of Object.entries(changes)) {
      if (/^[\w-]+\//.test(key)) examples[key] = value;
      else if (story.includes(key)) story = story.replace(key, value);
      else throw new Error(`The story does not say ${key}`);
    }
    return storyProblems(rule, story, examples, agreed.files).join('\n');
  };
  const cases = Object.entries(broken).flatMap(([message, changes]) =>
    [changes].flat().map((each) => [message, each] as const),
  );
  describe(rule, () => {
    it.each(cases)('%s', (message, changes) => expect(said(changes)).toBe(message));
    it.each(Object.entries({ 'what agrees': {}, ...sound }))(
      'has nothing against %s',
      (_, changes) => expect(said(changes)).toBe(''),
    );
  });
}
