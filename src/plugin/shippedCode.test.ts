import { expect, it } from 'vitest';
import { problemOf, packagesOf, shippedCode, type Module } from './shippedCode';

const file = (path: string, modules?: readonly Module[]): Module => ({
  nameForCondition: () => path,
  identifier: () => `/p/node_modules/loader/index.js!${path}`,
  modules,
});
const styles = (identifier: string): Module => ({
  nameForCondition: () => undefined,
  identifier: () => identifier,
});

it('finds the packages of modules, not those of their loaders', () => {
  const modules = [
    file('/p/src/theme/Root.tsx'),
    file('/p/node_modules/@docusaurus/core/lib/client/App.js'),
    styles('css|/p/node_modules/css-loader/index.js!/p/node_modules/infima/dist/all.css|0|||}'),
    file('/p/node_modules/a/node_modules/react-is/index.js'),
    file('C:\\p\\node_modules\\clsx\\dist\\clsx.mjs'),
    styles('webpack/runtime/ensure chunk'),
  ];
  const found = ['@docusaurus/core', 'a/node_modules/react-is', 'clsx', 'infima'];
  expect(packagesOf(modules)).toEqual(found);
});

it('looks into modules that were put together', () => {
  const inner = [file('/p/src/a.ts'), file('/p/node_modules/leven/index.js')];
  expect(packagesOf([file('/p/src/a.ts', inner)])).toEqual(['leven']);
});

it('finds what the notices lack and what they name in vain', () => {
  const modules = [file('/p/node_modules/react/index.js')];
  expect(problemOf(modules, ['react'])).toBeUndefined();
  expect(problemOf(modules, ['clsx'])).toMatch(
    /shippedPackages\.ts lists; its notices lack: react; its notices name in vain: clsx$/,
  );
});

it('fails the build, and hides no other error', () => {
  const errors = [new Error('another')];
  const chunks = [{}, {}];
  const modules = [file('/p/node_modules/unheard-of/index.js')];
  const chunkGraph = {
    getChunkModulesIterable: (chunk: object) => (chunk === chunks[1] ? modules : []),
  };
  shippedCode.apply({
    hooks: { afterCompile: { tap: (_, tell) => tell({ errors, chunks, chunkGraph }) } },
  });
  expect(errors.map(({ message }) => message)).toEqual([
    'another',
    expect.stringContaining('its notices lack: unheard-of'),
  ]);
});
