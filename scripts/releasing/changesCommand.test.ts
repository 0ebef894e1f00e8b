import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entityYaml, fieldYaml, makeProject } from '../../src/testing/dataFolder';
import { changesCommand } from './changesCommand';

it('says in lines that there is no release yet, or what is wrong with the data', () => {
  const root = makeProject({ 'payer.yaml': entityYaml('Payer', fieldYaml('Policy Number')) });
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(changesCommand(root, { log: print, error: print })).toBe(0);
  fs.writeFileSync(path.join(root, 'data/entities/payer.yaml'), 'name: Payer\n');
  expect(changesCommand(root, { log: print, error: print })).toBe(1);
  expect(lines).toEqual([
    'There is no release yet.',
    expect.stringMatching(/^data\/entities\/payer\.yaml/),
  ]);
});
