import { expect, it, vi } from 'vitest';
import type { ToldDictionary } from '../dictionary/load/sharedFiles';
import type { Field } from '../dictionary/model/dictionary';
import { problems, partOfDictionary, publishedOf } from '../testing/proof/published';

// A compiler is started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const dictionary = partOfDictionary(['claims', 'profile', 'visit-service']);
const before = await publishedOf(dictionary);

/** The dictionary with one field of the claims changed, as an editor of its YAML would. */
function withField(fieldName: string, change: Partial<Field>): ToldDictionary {
  const entities = dictionary.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      entity.slug === 'claims' && field.fieldName === fieldName ? { ...field, ...change } : field,
    ),
  }));
  return { ...dictionary, entities };
}

/** Every form that says what a field is. */
const TOLD =
  /^(schema\/(lenient\/)?claims|schema\/all|ddl\/|datapackage|dictionary|fields|types|SHA256SUMS)/;
const PROOFS = /^(schema|ddl|ehi-convert\.mjs$|datapackage|dictionary|types|SHA|the D)/;

it.each([
  ['renamed', 'Service Rate', { fieldName: 'Rate of Service' }],
  ['retyped', 'Service Rate', { dataType: 'varchar' }],
  ['made nullable', 'Claim Id', { isNullable: true }],
] as const)('changes every form of a field that is %s, and they agree', async (_, name, change) => {
  const changed = withField(name, change);
  const after = await publishedOf(changed);
  const same = [...before]
    .filter(([path]) => TOLD.test(path))
    .filter(([path, content]) => after.get(path)?.equals(content))
    .map(([path]) => path);
  // Lenient schemas take null in any case.
  const isNull = 'isNullable' in change;
  expect(same).toEqual(isNull ? ['schema/lenient/claims.schema.json'] : []);
  expect(await problems(changed, after, PROOFS)).toEqual([]);
});

it('names the place where an example does not fit the type that its field was given', async () => {
  const changed = withField('Payer Codes', { dataType: 'integer' });
  const found = await problems(changed, await publishedOf(changed), /^schema\/\*/);
  expect(found.join('\n')).toContain('schema: ContentClaims.json:1 "Payer Codes" must be integer');
});
