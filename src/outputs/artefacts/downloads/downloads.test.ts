import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import * as yaml from 'js-yaml';
import { expect, it } from 'vitest';
import { DIALECT_NAMES, DIALECTS } from '../../../code/sql';
import { renderAll } from '../../../site/generator/generate';
import { OUTPUTS } from '../../../site/generator/outputs';
import type { DownloadRow } from '../../../dictionary/contract/lists';
import type { SampleFigures } from '../sampleExport/figures';
import { downloadsSchema } from '../../../dictionary/load/schemas/downloads';
import { readSample } from '../../../testing/sample/sample';
import { downloadList, proofText } from './downloads';

const { dictionary: sample, inputs } = await readSample();
const project = yaml.load(fs.readFileSync('data/downloads.yaml', 'utf8'), {
  schema: yaml.FAILSAFE_SCHEMA,
});
const dictionary = { ...sample, ...downloadsSchema.parse(project) };
const files = await renderAll(OUTPUTS, dictionary, inputs);
const downloads = files.filter((file) => file.path.startsWith('static/downloads/'));

type Listed = {
  figures: SampleFigures;
  rows: DownloadRow[];
  proofs: { title: string; text: string }[];
  removed: { title: string; text: string }[];
};

function listed() {
  const [sums, list] = downloadList(files, dictionary);
  return { sums: sums!, list: list!, ...(JSON.parse(String(list?.content)) as Listed) };
}

it('has a row for each file, with its own size', () => {
  const { rows } = listed();
  const row = (name: string) => rows.find((each) => each.name === name);
  const bytes = (address: string) =>
    Buffer.from(files.find(({ path }) => path === `static${address}`)!.content).length;
  expect(row('catalog.json')).toEqual({
    group: 'Programs',
    use: 'Look up entities, fields, values and joins',
    name: 'catalog.json',
    format: 'JSON',
    address: '/catalog.json',
    variants: [['catalog.schema.json', '/downloads/schema/catalog.schema.json']],
    bytes: bytes('/catalog.json'),
  });
});

it('begins with what most want, and says what to know of a kind in its first row', () => {
  const rows = listed().rows.filter(({ name }) => / tables$/.test(name));
  const others = DIALECT_NAMES.filter((name) => !/^(postgresql|sqlite)$/.test(name));
  expect(rows.map(({ name, group, note }) => [name, group, note !== undefined])).toEqual([
    ['PostgreSQL tables', 'Most wanted', true],
    ['SQLite tables', 'Most wanted', false],
    ...others.map((name) => [`${DIALECTS[name].label} tables`, 'Load', false]),
  ]);
});

it('has one row for the files of which each entity has one, with their sizes added up', () => {
  const lenient = downloads.filter((file) => file.path.includes('/lenient/'));
  const bytes = lenient.reduce((total, { content }) => total + Buffer.from(content).length, 0);
  const family = listed().rows.find(({ name }) => name.startsWith('Lenient schemas'));
  expect(family).toMatchObject({ bytes });
  expect(family).not.toHaveProperty('address');
});

it('has neither row nor text of what is not made', () => {
  const { rows, proofs } = listed();
  const texts = JSON.stringify([rows, proofs]);
  expect(texts).not.toMatch(/Handbook/);
});

it('has a file of every published address, which keeps one from being dropped unnoticed, and no other', () => {
  const { downloads: published } = yaml.load(
    fs.readFileSync('data/published-addresses.yaml', 'utf8'),
  ) as { downloads: string[] };
  const slugs = dictionary.entities.map(({ slug }) => slug);
  const promised = published
    // Only a build sets it in type.
    .filter((address) => address !== '/downloads/handbook.pdf')
    .flatMap((address) =>
      address.includes('{slug}') ? slugs.map((slug) => address.replace('{slug}', slug)) : address,
    );
  const ofPages = ['/relationships.md', '/values.md'];
  const made = files.flatMap(
    ({ path }) => /^static(\/downloads\/.+|\/[^/]+)$/.exec(path)?.[1] ?? [],
  );
  expect(made.sort()).toEqual([...promised, ...ofPages].sort());
  const { path, content } = listed().sums;
  expect(path).toBe('static/downloads/SHA256SUMS');
  const names = [...String(content).matchAll(/^[\da-f]{64} {2}(.+)$/gm)].map(([, name]) => name);
  expect(names).toEqual([...names].sort());
});

it('says what takes the place of a download that is gone', () => {
  expect(listed().removed).toEqual([{ title: 'gone.csv', text: 'It said what fields.csv says.' }]);
});

it('refuses a proof that names no figure of the sample, with those that there are', () => {
  const kind = dictionary.downloads.find(({ files }) => !files.some(({ isWanted }) => isWanted));
  const parsed = (proof: string) => downloadsSchema.safeParse({ downloads: [{ ...kind, proof }] });
  expect(parsed('All {records}.').success).toBe(true);
  expect(parsed('All {things}.').error?.issues[0]?.message).toMatch(
    /^names another figure than en/,
  );
});

it('names every download in data/downloads.yaml, so that somebody finds it', () => {
  const named = dictionary.downloads.flatMap(({ files }) =>
    files.flatMap(({ address, variants = {} }) => [address, ...Object.values(variants)]),
  );
  const slugs = dictionary.entities.map(({ slug }) => slug);
  const all = named.flatMap((address) => slugs.map((slug) => address.replace('{slug}', slug)));
  const paths = downloads.map((file) => file.path.slice('static'.length));
  expect(paths.filter((path) => !all.includes(path))).toEqual([]);
});

it('says of each kind how it is proven, with the figures of the sample', () => {
  const { list, figures, proofs } = listed();
  expect(list).toMatchObject({ path: 'docs/lists/downloads.json' });
  expect(figures).toEqual({
    entities: 5,
    records: 5,
    customRecords: 0,
    allRecords: 5,
    joins: 9,
    references: 7,
    planted: {},
  });
  expect(proofs.filter(({ text }) => !/.{20,}\.$/.test(text))).toEqual([]);
  expect(proofs[0]?.text).toMatch(
    /^5 records, as Check an export counts them: 5 of the 5 entities, .* All 7 references along 9 joins lead to a record\./,
  );
});

it('says how often the sample differs from the dictionary on purpose', () => {
  const planted = { 'a short date': 1, null: 1200 };
  const figures = {
    ...{ entities: 4, records: 1345, customRecords: 5, allRecords: 1350 },
    joins: 2,
    references: 4,
    planted,
  };
  const proofOf = (kind: string) =>
    proofText(dictionary.downloads.find(({ title }) => title === kind)!.proof, figures);
  expect(proofOf('JSON Schema')).toMatch(/^ajv checks the 1,345 records /);
  expect(proofOf('JSON Schema')).toMatch(/: a short date once, null 1,200 times\.$/);
  expect(proofText('{plantedNulls}.', { ...figures, planted: {} })).toBe('0 times.');
  expect(proofOf('Types for programs')).toContain(', 1,200 times in the attachments,');
});

/** The first file in a zip, which says what the others are. */
const firstIn = (content: string | Uint8Array) =>
  strFromU8(Object.values(unzipSync(Buffer.from(content)))[0] ?? new Uint8Array());

it('says version and license in each text', () => {
  const texts = [...downloads, listed().sums].filter(({ path: file }) => !/xlsx$/.test(file));
  const silent = texts.filter(({ path: file, content }) => {
    const text = String(file.endsWith('.zip') ? firstIn(content) : content);
    return !text.includes(dictionary.site.versionLabel) || !text.includes('CC BY 4.0');
  });
  expect(silent.map((file) => file.path)).toEqual([]);
});

it('has another name of a field in every form that has fields', async () => {
  const entities = dictionary.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.fieldName === 'Team' ? { ...field, fieldName: 'Quokka' } : field,
    ),
  }));
  const renamed = await renderAll(OUTPUTS, { ...dictionary, entities }, inputs);
  const before = new Map(downloads.map(({ path: file, content }) => [file, Buffer.from(content)]));
  const same = renamed.filter(({ path: file, content }) =>
    before.get(file)?.equals(Buffer.from(content)),
  );
  const forms = /every-feature|all\.schema|ddl|datapackage|dictionary|fields|types|skill|ehi-/;
  expect(same.map((file) => file.path).filter((file) => forms.test(file))).toEqual([]);
});
