import { DATA_TYPES, TODO } from '../model/dataTypes';
import { fieldPlaces, type Check } from './check';

/** An example has the one shape of its data type, and is null only where the field is nullable. */
export const wellFormed: Check = (data) =>
  fieldPlaces(data).flatMap(({ field, problem }) => {
    const { exampleValue, isNullable } = field;
    const dataType = field.readAs ?? field.dataType;
    if (exampleValue === TODO || dataType === TODO) return [];
    if (exampleValue === null) {
      return isNullable ? [] : problem('exampleValue', 'is null, but the field is not nullable');
    }
    const { accepts, shape } = DATA_TYPES[dataType];
    if (accepts(exampleValue)) return [];
    return problem('exampleValue', `"${exampleValue}" is no ${dataType}; it should be ${shape}`);
  });

/** An example of a closed list is one of its values. */
export const withinValues: Check = (data) =>
  fieldPlaces(data).flatMap(({ field: { exampleValue, values }, problem }) => {
    if (values?.status !== 'closed' || exampleValue === null || exampleValue === TODO) return [];
    const codes = values.codes.map(({ code }) => code);
    if (codes.includes(exampleValue)) return [];
    return problem('exampleValue', `"${exampleValue}" is not one of ${codes.join(', ')}`);
  });

const PLACEHOLDER =
  /^(n\/?a|none|todo|tbd|xxx+|foo|bar|asdf|qwerty|alz|aa)$|\b(test\d*|qa|lorem|dummy)\b/i;

/** An example is what the field might really hold. */
export const sensible: Check = (data) =>
  fieldPlaces(data).flatMap(({ field: { exampleValue }, problem }) =>
    exampleValue !== null && exampleValue !== TODO && PLACEHOLDER.test(exampleValue)
      ? problem('exampleValue', `"${exampleValue}" is a placeholder; write a plausible value`)
      : [],
  );
