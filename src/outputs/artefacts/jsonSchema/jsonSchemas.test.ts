import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { examplePretty } from '../../../dictionary/model/exampleRecord';
import { casesOf } from '../../../testing/cases';
import { vendorSample } from '../../../testing/guides/exportFolder';
import { dictionary, textsOf } from '../../../testing/guides/projectGuides';
import { NO_HISTORY } from '../../../releases/history';
import { isGolden } from '../../../testing/golden';
import { jsonSchemas } from './jsonSchemas';

isGolden(__dirname, jsonSchemas, /\/(?!every-feature|hostile)[^/]+$/);

const files = new Map(
  [...(await textsOf(jsonSchemas))].map(([path, text]) => [path, JSON.parse(text)]),
);
const ajv = new Ajv({
  allErrors: true,
  strictTypes: false,
  keywords: ['x-described-by', 'x-likely-key', 'x-sensitivity', 'x-unit'],
});
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
  return JSON.parse(examplePretty(entity?.fields ?? []));
};

it('takes for an export what the schemas of its entities take, and no other file', () => {
  for (const { slug } of dictionary.entities) {
    const { $schema, $id, $comment } = schema(slug);
    const own = { $schema, $id, $comment, ...schema('all').$defs[slug] };
    expect(JSON.stringify(own)).toBe(JSON.stringify(schema(slug)));
  }
  expect(findings('all', { ContentPayer: [{}] })[0]).toMatch('/ContentPayer/0 required');
  expect(findings('all', { ContentPayers: [] })).toEqual(['ContentPayers additionalProperties']);
});

it('names the release in each schema', async () => {
  const history = { ...NO_HISTORY, version: '1.1.0' };
  const [first] = await jsonSchemas(dictionary, { guides: [], history });
  expect(JSON.parse(String(first?.content)).$id).toMatch(/^urn:[a-z-]+:1\.1\.0:[\w-]+$/);
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

type Case = { schema: string; example?: string; with: object; finds: string[] };

it.each(Object.values(casesOf<Case>('src/outputs/artefacts/jsonSchema/findings')))(
  'the schema $schema finds $finds in $with',
  ({ schema, example: slug, with: values, finds }) => {
    expect(findings(schema, { ...(slug && example(slug)), ...values })).toEqual(finds);
  },
);
