import { compareLabels } from './labels';

/** What kinds of entities there are, in the order in which a newcomer would look. */
export const AREAS = [
  'Client and family',
  'Scheduling and visits',
  'Clinical record',
  'Medications',
  'Orders and labs',
  'Plans and goals',
  'Assessments and questionnaires',
  'Insurance and eligibility',
  'Billing and payments',
  'Residential',
  'Communication and documents',
  'Staff, providers and places',
] as const;

export type AreaName = (typeof AREAS)[number];

export type Area = Readonly<{
  name: AreaName;
  /** Its fragment on the home page. */
  anchor: string;
  /** With how many fields each has. */
  entities: readonly Readonly<{ slug: string; name: string; fields: number }>[];
}>;

/** The entities of each area that has some, from A to Z. */
export const byArea = <E extends Readonly<{ name: string; area: AreaName }>>(
  entities: readonly E[],
) =>
  AREAS.map((name) => ({
    name,
    entities: entities
      .filter(({ area }) => area === name)
      .sort((a, b) => compareLabels(a.name, b.name)),
  })).filter(({ entities: some }) => some.length > 0);
