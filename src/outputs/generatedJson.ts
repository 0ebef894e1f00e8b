import type { OutputFile } from './output';

/**
 * Makes a generated JSON file.
 *
 * @param path from the project's root
 * @param generatedFrom what to edit instead, from the project's root
 * @param content the keys that follow
 */
export function generatedJson(path: string, generatedFrom: string, content: object): OutputFile {
  return { path, content: `${JSON.stringify({ generatedFrom, ...content }, null, 1)}\n` };
}
