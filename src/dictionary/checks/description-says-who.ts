import { didYouMean } from '../model/nearestName';
import { DESCRIBER_KEYS, type Describer } from '../model/describers';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** Statuses of values of which nobody says anything: those of a flag follow from its type. */
const UNSAID = ['flag', 'unknown'];

export const descriptionSaysWho: Rule = {
  name: 'description-says-who',
  description: 'A description, and a set of values, names who says it; a standard is a known one.',
  check: (data) => {
    const known = [...DESCRIBER_KEYS, ...data.dictionary.codeSystems.map(({ key }) => key)];
    const wrong = (describedBy: Describer | undefined) => whatIsWrong(describedBy, known);
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

function whatIsWrong(describedBy: Describer | undefined, known: readonly string[]): string[] {
  if (describedBy === undefined) {
    return [
      `is missing; write who says it: ${DESCRIBER_KEYS.join(', ')}, or a key of data/code-systems.yaml`,
    ];
  }
  if (known.includes(describedBy.key)) return [];
  const hint = didYouMean(describedBy.key, known);
  return [
    `"${describedBy.key}" is none of ${DESCRIBER_KEYS.join(', ')} and no key of data/code-systems.yaml${hint}`,
  ];
}
