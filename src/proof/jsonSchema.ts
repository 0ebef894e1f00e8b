import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { counted } from '../dictionary/model/counted';
import {
  againstPlanted,
  lineOf,
  type Difference,
  type Outcome,
  type Proof,
  type Subject,
} from './subject/proof';
import { CATALOG } from './subject/subject';

const compile = (schema: string) =>
  new Ajv({ allErrors: true, strictTypes: false, keywords: ['x-described-by'] }).compile(
    JSON.parse(schema) as object,
  );

/** The schemas, against every line of the sample. */
export const SCHEMA_PROOFS: readonly Proof[] = [
  {
    artefact: 'schema/*.schema.json',
    how: 'ajv checks each line of the sample; the differences are those that are there on purpose',
    run: (subject) => proveSchemas(subject, 'schema', subject.planted),
  },
  {
    artefact: 'schema/lenient/*.schema.json',
    how: 'ajv checks each line of the sample, and finds nothing',
    run: (subject) => proveSchemas(subject, 'schema/lenient', new Map()),
  },
  {
    artefact: 'schema/all.schema.json',
    how: 'ajv checks the whole sample at once, with the same differences',
    run: proveExportSchema,
  },
  {
    artefact: 'schema/catalog.schema.json',
    how: 'ajv checks the catalog of this site',
    run: ({ text }) => {
      const validate = compile(text('schema/catalog.schema.json'));
      validate(JSON.parse(text(CATALOG)));
      const broken = (validate.errors ?? []).map((error) => `catalog.json ${errorText(error)}`);
      return { counted: counted(1, 'catalog'), broken };
    },
  },
];

function proveSchemas(
  { dictionary, sample, text }: Subject,
  folder: string,
  planted: ReadonlyMap<string, string>,
): Outcome {
  const found: Difference[] = [];
  for (const { slug } of dictionary.entities) {
    const validate = compile(text(`${folder}/${slug}.schema.json`));
    for (const record of sample.of(slug)) {
      validate(JSON.parse(record.text));
      for (const error of validate.errors ?? []) found.push(differenceOf(lineOf(record), error));
    }
  }
  return againstPlanted(folder, sample.all.length, found, planted);
}

function proveExportSchema({ dictionary, sample, text, planted }: Subject): Outcome {
  const path = 'schema/all.schema.json';
  const validate = compile(text(path));
  const records = dictionary.entities.map(({ fileName, slug }) => [
    fileName,
    sample.of(slug).map(({ text: line }) => JSON.parse(line) as object),
  ]);
  validate(Object.fromEntries(records));
  const found = (validate.errors ?? []).map((error) => {
    const [, fileName = '', at = '', ...rest] = error.instancePath.split('/');
    const instancePath = rest.length > 0 ? `/${rest.join('/')}` : '';
    return differenceOf(`${fileName}.json:${Number(at) + 1}`, { ...error, instancePath });
  });
  return againstPlanted(path, sample.all.length, found, planted);
}

function differenceOf(record: string, error: ErrorObject): Difference {
  const { instancePath, params } = error;
  const [, pointer] = instancePath.split('/');
  const fieldName =
    pointer?.replaceAll('~1', '/').replaceAll('~0', '~') ??
    String(params.missingProperty ?? params.additionalProperty);
  const place = `${record} "${fieldName}"`;
  return { place, message: `${place} ${error.message}` };
}

const errorText = ({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`;
