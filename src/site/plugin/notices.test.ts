import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/guides/exportFolder';
import { noticesOf, shippedPackages, type Module } from './notices';

const file = (path: string, modules?: readonly Module[]): Module => ({
  nameForCondition: () => path,
  identifier: () => `/p/node_modules/loader/index.js!${path}`,
  modules,
});
const styles = (identifier: string): Module => ({
  nameForCondition: () => undefined,
  identifier: () => identifier,
});

it('finds the packages of all chunks, also of modules that were put together, not those of loaders', () => {
  const chunks = new Map<object, Module[]>([
    [
      {},
      [
        file('/p/src/theme/Root.tsx'),
        file('/p/node_modules/@docusaurus/core/lib/client/App.js'),
        styles('css|/p/node_modules/css-loader/index.js!/p/node_modules/infima/dist/all.css|0|||}'),
        file('/p/node_modules/a/node_modules/react-is/index.js'),
        styles('webpack/runtime/ensure chunk'),
      ],
    ],
    [{}, [file('/p/src/a.ts', [file('/p/src/a.ts'), file('/p/node_modules/leven/index.js')])]],
  ]);
  const chunkGraph = { getChunkModulesIterable: (chunk: object) => chunks.get(chunk) ?? [] };
  const found = new Set<string>();
  shippedPackages(found).apply({
    hooks: { afterCompile: { tap: (_, run) => run({ chunks: chunks.keys(), chunkGraph }) } },
  });
  expect([...found]).toEqual(['@docusaurus/core', 'infima', 'a/node_modules/react-is', 'leven']);
});

it('has the whole license of each package, or where it is from', () => {
  const root = makeFolder({});
  const add = (name: string, about: object, files: Record<string, string>) => {
    const folder = path.join(root, name);
    fs.mkdirSync(folder);
    const all = { ...files, 'package.json': JSON.stringify({ name, version: '1.0.0', ...about }) };
    for (const [each, text] of Object.entries(all)) fs.writeFileSync(path.join(folder, each), text);
    return name;
  };
  const mit = { license: 'MIT' };
  // One of the same name further up is another.
  const far = makeFolder({});
  fs.mkdirSync(path.join(far, 'one'));
  fs.writeFileSync(path.join(far, 'one/package.json'), '{"name":"one","version":"2.0.0"}');
  const text = noticesOf(
    [root, far],
    [
      add('three', { author: 'Ann', repository: { url: 'three.git' } }, {}),
      add('five', { author: { name: 'Eve' } }, {}),
      add('one', mit, { COPYING: 'Copyright (c) One\r\n\r\nPermission …\r\n' }),
      add('four', mit, { 'LICENCE.md': 'Copyright (c) Four', 'readme.md': '# License\n\nMIT' }),
      add('two', mit, { 'readme.md': '# Two\n\n## License\n\nCopyright (c) Two\n' }),
    ],
  );
  expect(text).toMatch(/^The scripts and styles of this site contain code of these 5 packages\./);
  expect(text.split(/^-{80}\n/m).slice(1)).toEqual([
    'five 1.0.0, no license named\n\nThe package holds no text of its license; author: Eve; source: not named\n\n',
    'four 1.0.0, MIT\n\nCopyright (c) Four\n\n',
    'one 1.0.0, MIT\n\nCopyright (c) One\n\nPermission …\n\n',
    'three 1.0.0, no license named\n\nThe package holds no text of its license; author: Ann; source: three.git\n\n',
    'two 1.0.0, MIT\n\nCopyright (c) Two\n',
  ]);
});
