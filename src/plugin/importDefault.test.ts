import { expect, it } from 'vitest';
import { __importDefault } from './importDefault';

it('leaves a module alone and wraps what is none, as tslib does', () => {
  const module = { __esModule: true, default: 1 };
  expect(__importDefault(module)).toBe(module);
  const plain = () => 2;
  expect(__importDefault(plain)).toEqual({ default: plain });
});
