import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { exampleLine } from '../../../dictionary/model/exampleRecord';
import { vendorSample } from '../../../testing/guides/exportFolder';
import { dictionary, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { jsonSchemas } from './jsonSchemas';

isGolden(__dirname, jsonSchemas, /\/(?!every-feature|hostile)[^/]+$/);

const files = new Map(
  [...(await textsOf(jsonSchemas))].map(([path, text]) => [path, JSON.parse(text)]),
);
const ajv = new Ajv({ allErrors: true, strictTypes: false, keywords: ['x-described-by'] });
const schema = (path: string) => {
  const found = files.get(`static/downloads/schema/${path}.schema.json`);
  if (!found) throw new Error(`There is no schema ${path}`);
  return found;
};

/** Where and what a schema finds against a record. */
function findings(path: string, record: unknown): string[] {
  const validate = ajv.compile(schema(path));
  validate(record);
  const place = ({ instancePath, params, keyword }: ErrorObject) =>
    `${instancePath || params.missingProperty || params.additionalProperty} ${keyword}`;
  return (validate.errors ?? []).map(place);
}

const example = (slug: string) => {
  const entity = dictionary.entities.find((one) => one.slug === slug);
  return JSON.parse(exampleLine(entity?.fields ?? []));
};

it('takes for an export what the schemas of its entities take, and no other file', () => {
  for (const { slug } of dictionary.entities) {
    expect(schema(slug)).toMatchObject(schema('all').$defs[slug]);
  }
  expect(findings('all', { ContentPayer: [{}] })[0]).toMatch('/ContentPayer/0 required');
  expect(findings('all', { ContentPayers: [] })).toEqual(['ContentPayers additionalProperties']);
});

describe('a sample in the shape of the vendor’s', () => {
  const [hosted, remote] = JSON.parse(vendorSample()['ContentAttachments.json'] ?? '');

  it('is sound when read leniently', () => {
    expect(findings('lenient/attachments', hosted)).toEqual([]);
    expect(findings('lenient/attachments', remote)).toEqual([]);
  });

  it('differs from the dictionary where the strict schema says so', () => {
    const inBoth = ['/Created Date pattern', '/Is Public type', '/Is Summary type'];
    expect(findings('attachments', hosted)).toEqual([...inBoth, '/Attachment pattern']);
    expect(findings('attachments', remote)).toEqual([...inBoth, '/Attachment type']);
  });
});

it('refuses what is no date, flag or number even when it reads leniently', () => {
  const broken = { 'Created Date': 'soon', 'Is Public': 2, 'Client Id': 'x' };
  expect(findings('lenient/attachments', broken)).toEqual([
    '/Client Id type',
    '/Created Date pattern',
    '/Is Public enum',
  ]);
});

it.each(['5/3/2021 2:18:00 PM', '2021-05-03 14:18:00.000', '2023-09-06T10:54:00', '', null])(
  'takes %j for a date when it reads leniently',
  (date) => {
    expect(findings('lenient/attachments', { 'Created Date': date })).toEqual([]);
  },
);

it('holds closed lists to their values', () => {
  const plan = example('payment-plan');
  for (const path of ['payment-plan', 'lenient/payment-plan']) {
    expect(findings(path, { ...plan, Frequency: 'Y' })).toEqual(['/Frequency enum']);
  }
});

it('takes an agency’s own fields in a custom-only file, and no unknown key elsewhere', () => {
  const more = { 'Shoe Size': 9 };
  expect(findings('profile', { ...example('profile'), ...more })).toEqual([]);
  expect(findings('payer', { ...example('payer'), ...more })).toEqual([
    'Shoe Size additionalProperties',
  ]);
});
