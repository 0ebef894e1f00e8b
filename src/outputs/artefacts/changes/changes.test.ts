import Ajv2020 from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import { catalogOf } from '../../../releases/catalog';
import { historyOf, type ChangesFile } from '../../../releases/history';
import { isGolden } from '../../../testing/golden';
import { scratchReleases } from '../../../testing/releases/scratch';
import { readSample } from '../../../testing/sample/sample';
import { changes } from './changes';

isGolden(__dirname, changes);

async function files() {
  const { dictionary } = await readSample();
  const [first, second] = scratchReleases();
  Object.assign(second!.catalog.entities[0]!.fields[1]!, { exampleValue: 'B' });
  // What the sample has is new since the scratch release, which it has nothing of.
  const releases = [
    ...[first!, second!],
    { ...first!, version: '2.0.0', date: '2026-05-01', catalog: catalogOf(dictionary) },
  ];
  const released = { ...dictionary, changes: [] };
  const history = historyOf(released, releases);
  const made = await changes(released, { guides: [], history });
  return new Map(made.map(({ path, content }) => [path, String(content)]));
}

it('fits its own schema', async () => {
  const made = await files();
  const schema = JSON.parse(made.get('static/downloads/schema/changes.schema.json')!) as object;
  const content = JSON.parse(made.get('static/changes.json')!) as ChangesFile;
  const validate = new Ajv2020({ validateFormats: false, allErrors: true }).compile(schema);
  validate(content);
  expect(validate.errors).toBeNull();
  expect(validate({ ...content, releases: [{ ...content.releases[0], date: undefined }] })).toBe(
    false,
  );
  expect(content.version).toBe('2.0.0');
  expect(content.releases.map(({ version }) => version)).toEqual(['2.0.0', '1.1.0', '1.0.0']);
  expect(content.releases.at(-1)?.changes).toEqual([]);
  // An example is another only in the file.
  const page = JSON.parse(made.get('docs/lists/changes.json')!) as ChangesFile;
  const [all, shown] = [content, page].map(({ releases }) => releases[1]!.changes);
  expect(shown).toEqual(all!.filter(({ what }) => what !== 'exampleValue'));
  expect(shown!.length).toBe(all!.length - 1);
});
