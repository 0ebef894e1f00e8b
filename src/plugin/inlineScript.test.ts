import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { packAllFieldsScript, servedFiles } from './inlineScript';

it('packs a script that runs by itself between the tags of a page', async () => {
  const script = await packAllFieldsScript();
  expect(script.length).toBeGreaterThan(1000);
  expect(script).not.toMatch(/<\/script|^\s|\s$/i);
  expect(script).not.toContain('require(');
  expect(() => new vm.Script(script)).not.toThrow();
});

it('names the files that only the build loads', () => {
  const root = path.join(__dirname, '../..');
  for (const file of servedFiles(root)) expect(fs.existsSync(file), file).toBe(true);
});
