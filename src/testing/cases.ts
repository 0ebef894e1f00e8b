import fs from 'node:fs';
import { load } from 'js-yaml';

/** The cases of a YAML file, by what they show. */
export function casesOf<Case>(path: string): Record<string, Case> {
  return load(fs.readFileSync(`${path}.yaml`, 'utf8')) as Record<string, Case>;
}
