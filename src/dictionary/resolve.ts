import type * as z from 'zod';
import { assignAnchors } from './anchors';
import type { CodeSystem, Entity, Field, ValueSet } from './model';
import type { Problem } from './problem';
import type { fieldSchema, vocabularySchema } from './schemas';
import type { SourceFile } from './sourceFile';
import type { EntitySource } from './sources';

type SourceField = z.output<typeof fieldSchema>;
type Vocabulary = SourceFile<z.output<typeof vocabularySchema>>;

/** What fields draw on that several of them share. */
export type Shared = Readonly<{ vocabulary: Vocabulary; codeSystems: readonly CodeSystem[] }>;

/** Bit and boolean fields are flags: their values follow from the type. */
const FLAGS: Partial<Record<SourceField['dataType'], ValueSet>> = {
  bit: flag('0', '1'),
  boolean: flag('false', 'true'),
};

/**
 * Completes an entity with what is written once for all: the vocabulary's descriptions, the values of
 * flags, the code systems that fields name, and the fields' anchors.
 *
 * @param problems takes up descriptions and code systems that are nowhere
 */
export function resolveEntity(source: EntitySource, shared: Shared, problems: Problem[]): Entity {
  const { slug, value } = source;
  const anchors = assignAnchors(value.fields.map(({ fieldName }) => fieldName));
  const fields = value.fields.map((field, at): Field => {
    const problem = (key: string, message: string) =>
      problems.push(source.problem(['fields', at, key], message));
    return { ...resolveField(field, shared, problem), anchor: anchors[at] ?? '' };
  });
  return { ...value, slug, fields };
}

function resolveField(
  field: SourceField,
  { vocabulary, codeSystems }: Shared,
  problem: (key: string, message: string) => void,
): Omit<Field, 'anchor'> {
  const term = vocabulary.value.fields.find(({ fieldName }) => fieldName === field.fieldName);
  const description = field.description ?? term?.description;
  if (description === undefined) {
    problem('description', 'is missing; write it here, or once for all in data/vocabulary.yaml');
  }
  const { values = term?.values } = field;
  const codeSystem = codeSystems.find(({ key }) => key === values?.codeSystem);
  if (values?.codeSystem && !codeSystem) {
    problem('values', `"${values.codeSystem}" is not declared in data/code-systems.yaml`);
  }
  return {
    ...field,
    description: description ?? '',
    values: values
      ? { status: values.status, codeSystem, codes: values.codes ?? [] }
      : FLAGS[field.readAs ?? field.dataType],
  };
}

/**
 * Problems of the vocabulary itself: a name given twice, or one that no entity uses.
 */
export function vocabularyProblems(
  { value, problem }: Vocabulary,
  sources: readonly EntitySource[],
): Problem[] {
  const used = new Set(
    sources.flatMap((source) =>
      source.value.fields.flatMap((field) => (field.description ? [] : [field.fieldName])),
    ),
  );
  const names = value.fields.map(({ fieldName }) => fieldName);
  return names.flatMap((name, at) => {
    const path = ['fields', at, 'fieldName'];
    if (names.indexOf(name) < at) return problem(path, `"${name}" is given twice; keep one`);
    return used.has(name) ? [] : problem(path, `"${name}" is used by no entity; remove it`);
  });
}

function flag(no: string, yes: string): ValueSet {
  return {
    status: 'closed',
    codes: [
      { code: no, meaning: 'no' },
      { code: yes, meaning: 'yes' },
    ],
  };
}
