import { TODO } from './dataTypes';
import type { Field } from './dictionary';
import type { Misfit } from './written';

/** The marks of a field, as pages and downloads show them, and what each says: the legend is made of these. */
export const MARKS = {
  nullable: {
    mark: 'nullable',
    means: 'The value may be null. The vendor’s dictionary says so; it seldom says when.',
  },
  key: {
    mark: 'likely key',
    means:
      'The field, or all fields so marked together, likely identify a record. No source says so.',
  },
  inferred: {
    mark: 'Inferred',
    means:
      'No source states the field’s name, type or nullability. The mark says what it was concluded from, and nothing about the description.',
  },
  readAs: {
    mark: 'contains',
    means: 'The vendor’s examples contradict the stated type and show this one.',
  },
  vendorExample: {
    mark: 'The vendor’s example is',
    means: 'It shows something that the example here does not.',
  },
  open: { mark: 'Not documented', means: 'No source answers this.' },
  conflict: {
    mark: 'Sources differ',
    means:
      'Two sources say different things, or one source says two. This site shows both and takes no side.',
  },
  misfit: {
    mark: 'The vendor’s text does not fit this field’s name or type',
    means:
      'The mark says what the vendor’s text describes and how this site reads the field. The description follows this site’s reading.',
  },
  todo: { mark: TODO, means: 'Not written yet.' },
} as const;

export function misfitSentence({ vendorSays, readHereAs }: Misfit): string {
  return `${MARKS.misfit.mark}: it describes ${vendorSays}. This site reads the field as ${readHereAs}.`;
}

const FACTS = { fieldName: 'name', dataType: 'type', isNullable: 'nullability' } as const;

/** What of a field no source states, and on what basis it is inferred; nothing where all is stated. */
export const inferredSentence = ({ inferred, basis }: Pick<Field, 'inferred' | 'basis'>) =>
  inferred &&
  `${MARKS.inferred.mark}: ${inferred.map((fact) => FACTS[fact]).join(', ')}. No source states this. ${basis}`;
