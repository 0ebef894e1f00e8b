import fs from 'node:fs';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';

/** The cases of a YAML file, by what they show. */
export function casesOf<Case>(path: string): Record<string, Case> {
  return load(fs.readFileSync(`${path}.yaml`, 'utf8')) as Record<string, Case>;
}

/** The content of a YAML file in which every word and number is a text. */
export const textsOf = (path: string) =>
  load(fs.readFileSync(`${path}.yaml`, 'utf8'), { schema: FAILSAFE_SCHEMA });
