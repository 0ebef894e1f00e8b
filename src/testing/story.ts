import type { Rule } from '../dictionary/checks/support/rule';
import { storySchema } from '../dictionary/load/schemas/story';
import { checkedData } from './brokenRules';
import { entityYaml, fieldYaml, makeProject } from './dataFolder';
import { leastYaml } from './leastContent';

/**
 * What a rule about the story says, as 'slug/Field Name: message', or file, path and message of the story itself. Keys of
 * `data/story.yaml` that are not given are empty; examples are given by 'slug/Field Name', all but moments as texts.
 */
export function storyProblems(
  rule: Rule,
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
  return rule.check(checkedData(root)).map(({ about, file, path, message }) => {
    const place = about ? `${about.entity}/${about.field}` : `${file} ${path}`;
    return `${place}: ${message}`;
  });
}

/** The given keys, and the least that the schema asks for beside them. */
function wholeStory(given: string): string {
  const missing = leastYaml(storySchema)
    .split('\n')
    .filter((line) => !`\n${given}`.includes(`\n${line.split(':')[0]}:`));
  return `${given}\n${missing.join('\n')}`;
}
