import { expect, it } from 'vitest';
import { readDamagedData } from '../../testing/damagedData';

it('tells what is wrong with damaged files, in a place of the file, and never throws', () => {
  const { files, refused, ...faults } = readDamagedData(400, 20261121);
  expect(faults).toEqual({ uncaught: [], outside: [], polluted: [] });
  expect(refused).toBeGreaterThan(files / 2);
});
