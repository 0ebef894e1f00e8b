import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { load as parseYaml } from 'js-yaml';
import { expect, it } from 'vitest';
import { editorSchema, editorSchemas } from './editorSchema';
import { entitySchema } from '../../dictionary/load/schemas/entity';
import { casesOf } from '../../testing/cases';
import { dictionary } from '../../testing/guides/projectGuides';

const DATA = path.join(__dirname, '../../../data');

it('says what a file is, and from what its schema is made', async () => {
  const files = await editorSchemas(dictionary, { guides: [] });
  const schema = (name: string): unknown =>
    JSON.parse(String(files.find((file) => file.path.endsWith(`/${name}.schema.json`))?.content));
  const description = 'One value as it is spelled; null for null, TODO if none.';
  expect(schema('entity')).toMatchObject({
    $comment: 'Generated from src/dictionary/load/schemas/entity.ts',
    title: 'An entity of the EHI export',
    properties: { fields: { items: { properties: { exampleValue: { description } } } } },
  });
  const { spelling } = casesOf('src/outputs/editorSchema/editorSchema');
  expect(schema('spelling')).toEqual(spelling);
});

it('each data file names its schema in its first line, and an editor finds nothing in it', async () => {
  const schemas = new Map(
    (await editorSchemas(dictionary, { guides: [] })).map(({ path: file, content }) => [
      path.join(DATA, '..', file),
      new Ajv({ strictTypes: true, allowUnionTypes: true, formats: { date: true } }).compile(
        JSON.parse(String(content)),
      ),
    ]),
  );
  const found: Record<string, unknown> = {};
  for (const folder of [DATA, path.join(DATA, 'entities')]) {
    for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
      const isValid = schemas.get(path.join(folder, schema));
      if (!isValid?.(parseYaml(text))) found[name] = isValid?.errors ?? schema;
    }
  }
  expect(found).toEqual({});
});

it('an editor underlines a misspelled key and a data type that is none', async () => {
  const isValid = new Ajv({ allowUnionTypes: true, allErrors: true }).compile(
    editorSchema('An entity', entitySchema),
  );
  const payer = fs.readFileSync(path.join(DATA, 'entities/payer.yaml'), 'utf8');
  isValid(parseYaml(payer.replace('isNullable', 'isNulable').replace('integer', 'integr')));
  expect(isValid.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ['/fields/0', 'required'],
    ['/fields/0', 'additionalProperties'],
    ['/fields/0/dataType', 'enum'],
  ]);
});
