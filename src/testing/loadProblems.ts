import path from 'node:path';
import { loadDictionary } from '../dictionary/load/load';
import type { Dictionary } from '../dictionary/model/dictionary';
import { DataError } from '../dictionary/model/problem';
import { makeProject } from './dataFolder';

type Entities = Parameters<typeof makeProject>[0];
type Files = Parameters<typeof makeProject>[1];

export function loadFiles(entities: Entities, files?: Files): Dictionary {
  return loadIn(makeProject(entities, files));
}

export const loadIn = (root: string): Dictionary => loadDictionary(path.join(root, 'data'));

/** What loading says of these files, a line each and their count; nothing if they are sound. */
export function problemsOf(entities: Entities, files?: Files): string[] {
  return problemsIn(makeProject(entities, files));
}

export function problemsIn(root: string): string[] {
  try {
    loadIn(root);
  } catch (error) {
    if (error instanceof DataError) return error.message.split('\n');
    throw error;
  }
  return [];
}
