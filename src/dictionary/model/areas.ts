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
