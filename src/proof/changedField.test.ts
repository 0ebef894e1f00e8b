import { expect, it, vi } from 'vitest';
import type { Dictionary } from '../dictionary/model/dictionary';
import type { Field } from '../dictionary/model/dictionary';
import { groupBy } from '../dictionary/model/groupBy';
import { readRecords } from '../dictionary/model/readRecords';
import { problems, partOfDictionary, publishedOf } from '../testing/proof/published';

// A compiler is started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const dictionary = partOfDictionary(['claims', 'profile', 'visit-service']);
const before = await publishedOf(dictionary);

/** The dictionary with one field of the claims changed, as an editor of its YAML and of its records would. */
function withField(
  fieldName: string,
  change: Partial<Field>,
  ofRecord = (text: string) => text,
): Dictionary {
  const entities = dictionary.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      entity.slug === 'claims' && field.fieldName === fieldName ? { ...field, ...change } : field,
    ),
  }));
  const lines = groupBy(dictionary.sample.records, ({ file }) => file);
  const records = readRecords(entities, (file) =>
    lines
      .get(file)
      ?.map(({ slug, text }) => (slug === 'claims' ? ofRecord(text) : text))
      .join('\n'),
  );
  return { ...dictionary, entities, sample: { ...dictionary.sample, records } };
}

/** Every form that says what a field is. */
const TOLD =
  /^(schema\/(lenient\/)?claims|schema\/all|ddl\/|datapackage|dictionary|fields|types|SHA256SUMS)/;
const PROOFS = /^(schema|ddl|ehi-convert\.mjs$|datapackage|dictionary|types|SHA|the D)/;

it.each([
  [
    'renamed',
    'Service Rate',
    { fieldName: 'Rate of Service' },
    (text: string) => text.replace('"Service Rate"', '"Rate of Service"'),
  ],
  [
    'retyped',
    'Service Rate',
    { dataType: 'varchar' },
    (text: string) => text.replace(/("Service Rate":)([\d.]+)/, '$1"$2"'),
  ],
  ['made nullable', 'Claim Id', { isNullable: true }],
] as const)(
  'changes every form of a field that is %s, and they agree',
  async (_, name, change, ofRecord?) => {
    const changed = withField(name, change, ofRecord);
    const after = await publishedOf(changed);
    const same = [...before]
      .filter(([path]) => TOLD.test(path))
      .filter(([path, content]) => after.get(path)?.equals(content))
      .map(([path]) => path);
    // Lenient schemas take null in any case.
    const isNull = 'isNullable' in change;
    expect(same).toEqual(isNull ? ['schema/lenient/claims.schema.json'] : []);
    expect(await problems(changed, after, PROOFS)).toEqual([]);
  },
);

it('names the place where an example does not fit the type that its field was given', async () => {
  const changed = withField('Payer Codes', { dataType: 'integer' });
  const found = await problems(changed, await publishedOf(changed), /^schema\/\*/);
  expect(found.join('\n')).toContain('schema: ContentClaims.json:1 "Payer Codes" must be integer');
});
