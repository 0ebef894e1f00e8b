import type { $ZodType } from 'zod/v4/core';
import { leastContent } from '../dictionary/load/leastContent';

/** The least that a file of `data` can hold by its schema, as YAML. */
export function leastYaml(schema: $ZodType): string {
  return Object.entries(leastContent(schema) as object)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}
