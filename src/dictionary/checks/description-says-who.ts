import { didYouMean } from '../load/didYouMean';
import { DESCRIBERS, type DescribedBy } from '../model/sources';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** Statuses of values of which nobody says anything: those of a flag follow from its type. */
const UNSAID = ['flag', 'unknown'];

/** Every description and every set of values says who says it: a source, this site, or a known standard. */
export const descriptionSaysWho: Rule = {
  name: 'description-says-who',
  description: 'A description, and a set of values, names who says it; a standard is a known one.',
  severity: 'error',
  check: (data) => {
    const known = [...DESCRIBERS, ...data.dictionary.codeSystems.map(({ key }) => key)];
    const wrong = (describedBy: DescribedBy | undefined) => whatIsWrong(describedBy, known);
    const ofEntities = data.dictionary.entities.flatMap(({ slug, describedBy }) =>
      wrong(describedBy).map((message) => data.problemAt(slug, ['describedBy'], message)),
    );
    const ofFields = fieldPlaces(data).flatMap(({ field: { describedBy, values }, problem }) => [
      ...wrong(describedBy).map((message) => problem('describedBy', message)),
      ...(values && !UNSAID.includes(values.status)
        ? wrong(values.describedBy).map((message) => problem('values', `describedBy ${message}`))
        : []),
    ]);
    return [...ofEntities, ...ofFields];
  },
};

function whatIsWrong(describedBy: DescribedBy | undefined, known: readonly string[]): string[] {
  if (describedBy === undefined) {
    return [
      `is missing; write who says it: ${DESCRIBERS.join(', ')}, or a key of data/code-systems.yaml`,
    ];
  }
  if (known.includes(describedBy)) return [];
  const hint = didYouMean(describedBy, known);
  return [
    `"${describedBy}" is none of ${DESCRIBERS.join(', ')} and no key of data/code-systems.yaml${hint}`,
  ];
}
