import { expect, it } from 'vitest';
import { faultOf, packagesOf, shippedCode } from './shippedCode';

const LOADER = '/p/node_modules/babel-loader/lib/index.js??clonedRuleSet-2!';
const module = (identifier: string, modules: { identifier: string }[] = []) => ({
  identifier,
  modules,
});

it('finds the packages of modules, not those of their loaders', () => {
  const modules = [
    module(`${LOADER}/p/src/theme/Root.tsx`),
    module(`${LOADER}/p/node_modules/@docusaurus/core/lib/client/App.js`),
    module('javascript/auto|/p/node_modules/react/index.js'),
    module('css|/p/node_modules/css-loader/index.js!/p/node_modules/infima/dist/all.css|0|||}'),
    module('/p/node_modules/a/node_modules/react-is/index.js|sha'),
    module('C:\\p\\node_modules\\clsx\\dist\\clsx.mjs'),
    module('webpack/runtime/ensure chunk'),
  ];
  const found = ['@docusaurus/core', 'a/node_modules/react-is', 'clsx', 'infima', 'react'];
  expect(packagesOf(modules)).toEqual(found);
});

it('looks into modules that were put together', () => {
  const inner = [{ identifier: '/p/src/a.ts' }, { identifier: '/p/node_modules/leven/index.js' }];
  expect(packagesOf([module('/p/node_modules/outer/index.js|root', inner)])).toEqual(['leven']);
});

it('tells what the notices lack and what they name in vain', () => {
  const modules = [module('/p/node_modules/react/index.js')];
  expect(faultOf(modules, ['react'])).toBeUndefined();
  expect(faultOf(modules, ['clsx'])).toMatch(
    /shippedPackages\.ts lists; its notices lack: react; its notices name in vain: clsx$/,
  );
});

it('fails the build, and hides no other error', () => {
  const errors = [new Error('another')];
  const toJson = () => ({ modules: [module('/p/node_modules/unheard-of/index.js')] });
  shippedCode.apply({
    hooks: {
      afterCompile: { tap: (_, tell) => tell({ errors, getStats: () => ({ toJson }) }) },
    },
  });
  expect(errors.map(({ message }) => message)).toEqual([
    'another',
    expect.stringContaining('its notices lack: unheard-of'),
  ]);
});
