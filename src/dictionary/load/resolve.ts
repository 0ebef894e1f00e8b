import type * as z from 'zod';
import { assignAnchors } from '../model/anchors';
import type { Entity, Field } from '../model/dictionary';
import type { Problem } from '../model/problem';
import { flagValues, type CodeSystem } from '../model/valueSets';
import type { fieldSchema } from './schemas/field';
import type { EntitySource, SharedSources } from './sources';

type SourceField = z.output<typeof fieldSchema>;
type Vocabulary = SharedSources['vocabulary'];

/**
 * Completes an entity with what is written once for all: the vocabulary's descriptions, the values of
 * flags, the code systems that fields name, and the fields' anchors.
 *
 * @param problems collects descriptions and code systems that are nowhere
 */
export function resolveEntity(
  source: EntitySource,
  vocabulary: Vocabulary,
  codeSystems: readonly CodeSystem[],
  problems: Problem[],
): Entity {
  const { slug, value } = source;
  const anchors = assignAnchors(value.fields);
  const fields = value.fields.map((field, at): Field => {
    const problem = (key: string, message: string) =>
      problems.push(source.problem(['fields', at, key], message));
    const resolved = resolveField(field, vocabulary, codeSystems, problem);
    return { ...resolved, anchor: anchors[at] ?? '' };
  });
  return { ...value, slug, fields };
}

function resolveField(
  field: SourceField,
  vocabulary: Vocabulary,
  codeSystems: readonly CodeSystem[],
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
      : flagValues(field.readAs ?? field.dataType),
  };
}
