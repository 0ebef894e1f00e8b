import * as z from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/**
 * The least that a schema accepts: empty lists and maps, any text or the schema's own example, the first of the words, no optional key.
 *
 * @throws Error for a kind of schema that no file of `data` has at its top yet
 */
export function leastContent(schema: $ZodType): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'array') return [];
  const { examples = [] } = z.globalRegistry.get(schema) ?? {};
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (def.type === 'string') return 'some text';
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'pipe') return leastContent(def.in);
  if (def.type === 'object') {
    const required = Object.entries(def.shape).filter(([, inner]) => !inner._zod.optin);
    return Object.fromEntries(required.map(([key, inner]) => [key, leastContent(inner)]));
  }
  if (def.type === 'record') {
    // A map whose keys are named has to have them all.
    const keys = [...(def.keyType._zod.values ?? [])].map(String);
    return Object.fromEntries(keys.map((key) => [key, leastContent(def.valueType)]));
  }
  throw new Error(`Say what the least content of a ${def.type} is`);
}
