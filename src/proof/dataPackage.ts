import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { counted } from '../dictionary/model/counted';
import type { SampleRecord } from '../dictionary/model/sample';
import { lineOf, type Outcome, type Proof, type Subject } from './subject/proof';

const FILE = 'datapackage.json';

/** The standard's own schema, which is not ours to publish; the README says where to get it. */
const PROFILE = 'src/proof/profiles/datapackage-2.0.json';
const PROFILE_FILE = path.join(__dirname, 'profiles/datapackage-2.0.json');

/** The Data Package, against the standard and against the sample. */
export const PACKAGE_PROOFS: readonly Proof[] = [
  {
    artefact: FILE,
    how: 'ajv checks it against the profile of Data Package 2.0',
    run: ({ text }) => {
      if (!fs.existsSync(PROFILE_FILE)) return { notRun: `there is no ${PROFILE}` };
      const profile = JSON.parse(fs.readFileSync(PROFILE_FILE, 'utf8')) as object;
      const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
        profile,
      );
      validate(JSON.parse(text(FILE)));
      const broken = (validate.errors ?? []).map(
        ({ instancePath, message }) => `${FILE} ${instancePath} ${message}`,
      );
      return { counted: counted(1, 'descriptor'), broken };
    },
  },
  {
    artefact: FILE,
    how: 'each value of the sample is held to its fields, each foreign key is followed',
    run: proveTableSchemas,
  },
];

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

function proveTableSchemas({ dictionary, text, sample, sampleFiles }: Subject): Outcome {
  const { resources } = JSON.parse(text(FILE)) as { resources: readonly Resource[] };
  const slugs = new Map(dictionary.entities.map(({ slug }) => [slug.toLowerCase(), slug]));
  const recordsOf = ({ name }: { name: string }) => sample.of(slugs.get(name) ?? '');
  const broken: string[] = [];
  let values = 0;
  let references = 0;
  for (const resource of resources) {
    const { schema } = resource;
    if (!sampleFiles.includes(resource.path))
      broken.push(`${FILE} ${resource.path} is not in the sample`);
    for (const record of recordsOf(resource)) {
      values += schema.fields.length;
      broken.push(...recordProblems(resource, record));
    }
    for (const { fields, reference } of schema.foreignKeys ?? []) {
      const there = recordsOf({ name: reference.resource ?? resource.name });
      const known = new Set(there.map((record) => keyOf(record, reference.fields)));
      for (const record of recordsOf(resource)) {
        if (record.get(fields[0] ?? '') === null) continue;
        references += 1;
        if (known.has(keyOf(record, fields))) continue;
        const to = `"${reference.fields.join('", "')}" of ${reference.resource ?? resource.name}`;
        broken.push(`${FILE} ${lineOf(record)} "${fields.join('", "')}" is in no ${to}`);
      }
    }
  }
  const keys = resources.flatMap(({ schema }) => schema.foreignKeys ?? []).length;
  return {
    counted: `${counted(values, 'value')}, ${counted(references, 'reference')} along ${counted(keys, 'foreign key')}`,
    broken,
  };
}

/** The case of GUIDs means nothing. */
const keyOf = ({ get }: SampleRecord, names: readonly string[]) =>
  JSON.stringify(names.map((name) => get(name)?.toLowerCase() ?? null));

function recordProblems({ schema }: Resource, record: SampleRecord): string[] {
  const place = lineOf(record);
  const spelled = new Map(record.members.map((member) => [member.name, member.spelled]));
  const known = new Set(schema.fields.map(({ name }) => name));
  const isEqual = schema.fieldsMatch.includes('equal');
  const extra = isEqual ? [...spelled.keys()].filter((name) => !known.has(name)) : [];
  return [
    ...extra.map((name) => `${FILE} ${place} "${name}" is no field of the schema`),
    ...schema.fields.flatMap((field) => {
      const problem = valueProblem(field, spelled.get(field.name));
      return problem
        ? [`${FILE} ${place} "${field.name}" ${spelled.get(field.name)} ${problem}`]
        : [];
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
  if (!FITS[type]?.test(spelled)) return `is no ${type}`;
  if (format === 'uuid' && !UUID.test(spelled)) return 'is no uuid';
  const allowed = constraints?.enum;
  if (allowed && !allowed.includes(String(JSON.parse(spelled))))
    return `is none of ${allowed.join(', ')}`;
  return undefined;
}
