import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadData } from '../dictionary/load/load';
import { didYouMean } from '../dictionary/model/nearestName';
import { resourceOf } from '../dictionary/model/mapping';

/** The types of FHIR R4 by name, each with its base, and the elements that it adds by name, each with its type. */
const types = new Map(
  Array.from(
    readFileSync('node_modules/@types/fhir/r4.d.ts', 'utf8').matchAll(
      /^export interface (\w+)(?:<[^>]*>)?(?: extends (\w+))? \{$(.*?)^\}$/gms,
    ),
    ([, name = '', base = '', body = '']) => {
      const elements = Array.from(body.matchAll(/^ {2}([a-z]\w*)\??: (\w*)/gm));
      return [name, { base, own: elements.map(([, key = '', type = '']) => [key, type] as const) }];
    },
  ),
);

const isResource = (name: string) => /^(Domain)?Resource$/.test(types.get(name)?.base ?? '');

function elementsOf(name: string): (readonly [name: string, type: string])[] {
  const type = types.get(name);
  return type ? [...type.own, ...elementsOf(type.base)] : [];
}

/** What is wrong with an element by the types of FHIR R4; nothing if it is there. */
function problemOf(wanted: string): string | undefined {
  const [resource = '', ...steps] = wanted.split('.');
  if (!isResource(resource)) {
    const names = [...types.keys()].filter(isResource);
    return `"${resource}" is no resource of FHIR R4${didYouMean(resource, names)}`;
  }
  let at = resource;
  for (const step of steps) {
    const known = elementsOf(at);
    // Of an element that may be of several types there is one for each: `locationAddress`.
    const [stem = '', isOfTypes] = step.split('[x]');
    const found = known.find(([name]) =>
      isOfTypes === undefined ? name === step : /^[A-Z]/.test(name.replace(stem, '')),
    );
    if (!found) {
      const names = known.map(([name]) => name);
      return `${at} has no element "${step}"${didYouMean(step, names)}`;
    }
    at = found[1];
  }
  return undefined;
}

it.each([
  ['Claim.item.location[x]', undefined],
  ['Patient.name.given', undefined],
  ['Claim.insurer.display', undefined],
  ['Clam.item', '"Clam" is no resource of FHIR R4; did you mean "Claim"?'],
  ['Claim.items', 'Claim has no element "items"; did you mean "item"?'],
  ['Patient.name.givn', 'HumanName has no element "givn"; did you mean "given"?'],
])('knows whether FHIR R4 has %s', (element, problem) => {
  expect(problemOf(element)).toBe(problem);
});

it('every element of data/mapping.yaml is one of FHIR R4, of the resource that it names', () => {
  const { value, place } = loadData('data').shared.mapping;
  const wanted = [
    ...value.entities.flatMap(({ target, client }, at) => [
      [target, place(['entities', at, 'target'])] as const,
      [client, place(['entities', at, 'client'])] as const,
    ]),
    ...value.fields.flatMap(({ fhir }, at) =>
      fhir.map(({ element }, nth) => [element, place(['fields', at, 'fhir', nth])] as const),
    ),
  ];
  const problems = wanted.flatMap(([element, { file, position }]) => {
    const problem = element && problemOf(element);
    return problem ? [`${file}:${position?.line} ${problem}`] : [];
  });
  expect(problems).toEqual([]);
  expect(new Set(wanted.map(([element = '']) => resourceOf(element))).size).toBeGreaterThan(40);
});
