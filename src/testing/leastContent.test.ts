import { expect, it } from 'vitest';
import * as z from 'zod';
import { leastYaml } from './leastContent';

it('gives what a schema asks for, and nothing more', () => {
  const schema = z.strictObject({
    list: z.array(z.string()),
    map: z.record(z.string(), z.string()).describe('Any keys.'),
    named: z.record(
      z.enum(['a', 'b']),
      z.strictObject({ name: z.enum(['some text']), more: z.string().optional() }),
    ),
    none: z.string().optional(),
    day: z
      .string()
      .regex(/^\d{4}/)
      .meta({ examples: ['2025'] })
      .transform(Number),
  });
  expect(leastYaml(schema)).toBe(
    'list: []\nmap: {}\nnamed: {"a":{"name":"some text"},"b":{"name":"some text"}}\nday: "2025"\n',
  );
});
