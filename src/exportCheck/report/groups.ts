import type { CheckReport, Finding } from '../model/report';

/** The groups of findings by what to do with them, in the order in which they are shown. */
export const GROUPS = {
  problems: { title: 'Problems', means: 'Data may be missing or wrong.' },
  formatting: {
    title: 'Formatting differences',
    means: 'The data is the same. A program that reads it must accept this format, too.',
  },
  custom: {
    title: 'Custom fields',
    means: 'Fields that the agency defined. Only the agency can say what they mean.',
  },
  notes: { title: 'Good to know', means: 'Nothing is wrong here.' },
} as const;

export type Group = keyof typeof GROUPS;

/** The findings of each group that has any. */
export function groupsOf({
  findings,
  spelling,
  notes,
}: Pick<CheckReport, 'findings' | 'spelling' | 'notes'>): (readonly [Group, readonly Finding[]])[] {
  const isCustom = ({ kind }: Finding) => kind === 'field-custom';
  const groups = [
    ['problems', findings],
    ['formatting', spelling],
    ['custom', notes.filter(isCustom)],
    ['notes', notes.filter((note) => !isCustom(note))],
  ] as const;
  return groups.filter(([, found]) => found.length > 0);
}
