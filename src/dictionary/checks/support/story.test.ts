import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../load/load';

const CHECKS = path.join(__dirname, '..');

it('is asked only for fields that there are', () => {
  const named = fs
    .readdirSync(CHECKS)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .flatMap((name) => fs.readFileSync(path.join(CHECKS, name), 'utf8').match(PLACE) ?? []);
  const places = loadDictionary('data').entities.flatMap(({ slug, fields }) =>
    fields.map(({ fieldName }) => `'${slug}/${fieldName}'`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((place) => !places.includes(place))).toEqual([]);
});

/** A field as rules name it: 'slug/Field Name'. */
const PLACE = /'[\da-zA-Z-]+\/[A-Z][^'\n]*'/g;
