import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { expect, it } from 'vitest';
import type { SampleRecord } from '../../../dictionary/model/sample';
import { dictionary } from '../../../testing/guides/projectGuides';
import { placeOf, recordsOf, sampleFiles, textOf } from '../../../testing/published';

type PackageField = Readonly<{
  name: string;
  type: string;
  format?: string;
  missingValues?: string[];
  constraints?: { required?: boolean; enum?: string[] };
}>;
type Resource = Readonly<{
  name: string;
  path: string;
  schema: Readonly<{
    fieldsMatch: string[];
    fields: readonly PackageField[];
    foreignKeys?: readonly {
      fields: string[];
      reference: { resource?: string; fields: string[] };
    }[];
  }>;
}>;

const descriptor = JSON.parse(textOf('datapackage.json')) as { resources: readonly Resource[] };
const { resources } = descriptor;

// The standard's own schema, which is not ours to publish; the README of downloads says where to get it.
const PROFILE = path.join(__dirname, 'datapackage-2.0.json');
const isThere = fs.existsSync(PROFILE);
it.skipIf(!isThere)(
  `follows the profile of Data Package 2.0${isThere ? '' : ', which is not here'}`,
  () => {
    const profile = JSON.parse(fs.readFileSync(PROFILE, 'utf8')) as object;
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
      profile,
    );
    validate(descriptor);
    expect(validate.errors).toBeNull();
  },
);

const slugs = new Map(dictionary.entities.map(({ slug }) => [slug.toLowerCase(), slug]));
const recordsIn = (resource: string) => recordsOf(slugs.get(resource) ?? '');

it('each value of the sample fits its field', () => {
  expect(resources.filter((resource) => !(resource.path in sampleFiles))).toEqual([]);
  const problems = resources.flatMap((resource) =>
    recordsIn(resource.name).flatMap((record) => recordProblems(resource, record)),
  );
  expect(problems).toEqual([]);
});

/** The case of GUIDs means nothing. */
const keyOf = ({ get }: SampleRecord, names: readonly string[]) =>
  JSON.stringify(names.map((name) => get(name)?.toLowerCase() ?? null));

it('each foreign key leads to a record of the sample', () => {
  const lost = resources.flatMap(({ name, schema }) =>
    (schema.foreignKeys ?? []).flatMap(({ fields, reference }) => {
      const { resource = name, fields: there } = reference;
      const known = new Set(recordsIn(resource).map((record) => keyOf(record, there)));
      return recordsIn(name)
        .filter((record) => record.get(fields[0] ?? '') !== null)
        .filter((record) => !known.has(keyOf(record, fields)))
        .map((record) => `${placeOf(record, fields.join())} is in no ${there} of ${resource}`);
    }),
  );
  expect(lost).toEqual([]);
});

function recordProblems({ schema }: Resource, record: SampleRecord): string[] {
  const spelled = new Map(record.members.map((member) => [member.name, member.spelled]));
  const known = new Set(schema.fields.map(({ name }) => name));
  const extra = schema.fieldsMatch.includes('equal')
    ? [...spelled.keys()].filter((name) => !known.has(name))
    : [];
  return [
    ...extra.map((name) => `${placeOf(record, name)} is no field of the schema`),
    ...schema.fields.flatMap((field) => {
      const problem = valueProblem(field, spelled.get(field.name));
      return problem ? [`${placeOf(record, field.name)} ${problem}`] : [];
    }),
  ];
}

/** By the type that Table Schema gives them, in the spellings that JSON has for it. */
const FITS: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  boolean: /^(true|false|0|1)$/,
  string: /^"/,
  date: /^"\d{4}-\d{2}-\d{2}"$/,
  datetime: /^"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?"$/,
  any: /^/,
};
const UUID = /^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/i;

function valueProblem(
  { type, format, constraints, missingValues = [''] }: PackageField,
  spelled?: string,
): string | undefined {
  if (spelled === undefined) return 'is missing';
  if (spelled === 'null' || (spelled === '""' && missingValues.includes('')))
    return constraints?.required ? 'is required' : undefined;
  if (!FITS[type]?.test(spelled)) return `is no ${type}: ${spelled}`;
  if (format === 'uuid' && !UUID.test(spelled)) return `is no uuid: ${spelled}`;
  const allowed = constraints?.enum;
  if (allowed && !allowed.includes(String(JSON.parse(spelled))))
    return `is none of ${allowed.join(', ')}: ${spelled}`;
  return undefined;
}
