import fs from 'node:fs';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { ALL_FIELDS, BEFORE_REACT, packInline, SERVED_FILES } from './inlineScript';

it.each([ALL_FIELDS, BEFORE_REACT])(
  'packs a script that runs by itself between the tags of a page: %s',
  async (entry) => {
    const script = await packInline(entry);
    expect(script.length).toBeGreaterThan(500);
    expect(script).not.toMatch(/<\/script|^\s|\s$/i);
    expect(script).not.toContain('require(');
    expect(() => new vm.Script(script)).not.toThrow();
  },
);

it('names the files that only the build loads', () => {
  expect(SERVED_FILES.filter((file) => !fs.existsSync(file))).toEqual([]);
});
