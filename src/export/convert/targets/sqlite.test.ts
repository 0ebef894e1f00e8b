import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { sqliteTarget } from './sqlite';

it('writes with the SQLite of Node from 24.15 on', async () => {
  const opened: string[] = [];
  for (const node of ['20.100.0', '24.14.9', '24.15.0', '24.100.0', '26.0.0']) {
    class DatabaseSync {
      exec = () => opened.push(node);
      close = () => {};
    }
    vi.stubGlobal('process', {
      ...process,
      versions: { ...process.versions, node },
      getBuiltinModule: () => ({ DatabaseSync }),
    });
    const target = await sqliteTarget(path.join(makeFolder({}), 'a.db'), []);
    vi.unstubAllGlobals();
    target.abandon();
  }
  expect(opened).toEqual(['24.15.0', '24.100.0', '26.0.0']);
});
