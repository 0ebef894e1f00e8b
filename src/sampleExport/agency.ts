import { EMPLOYEE } from '../dictionary/model/relations';
import type { Layout } from './engine/layout';

/** Records that belong to no one client: the one on the entity's page, and what the story tells beside. */
export function agencyRows(
  layout: Layout,
): Readonly<{ slug: string; values: (string | null)[] }>[] {
  return [...layout.entities].flatMap(([slug, { entity, isClientless }]) => {
    if (!isClientless) return [];
    const example = entity.fields.map(({ exampleValue }) => exampleValue);
    const others = (OTHERS[slug]?.(layout) ?? []).map((given) =>
      entity.fields.map(({ fieldName, exampleValue }) =>
        given[fieldName] === undefined ? exampleValue : given[fieldName],
      ),
    );
    return [example, ...others].map((values) => ({ slug, values }));
  });
}

type Given = Readonly<Record<string, string | null>>;

/** The other records of an entity, as far as they differ from that of its page. */
const OTHERS: Readonly<Record<string, (layout: Layout) => Given[]>> = {
  [EMPLOYEE]: ({ story, entities }) => {
    const employee = entities.get(EMPLOYEE)?.entity.fields ?? [];
    const known = employee.find(({ fieldName }) => fieldName === 'Employee Id')?.exampleValue;
    return story.staff
      .filter(({ id }) => id !== known)
      .map(({ id, name, credentials = null, may }) => ({
        'Employee Id': id,
        Credentials: credentials,
        'First Name': name.split(' ')[0] ?? null,
        'Last Name': name.split(' ').at(-1) ?? null,
        'Is Doctor': String(credentials === 'MD'),
        'Is Nurse': String(may.includes('nurse') && credentials !== 'MD'),
      }));
  },
  payer: ({ story, entities }) => {
    const payer = entities.get('payer')?.entity.fields ?? [];
    const known = payer.find(({ fieldName }) => fieldName === 'Payer Id')?.exampleValue;
    return story.payers
      .filter(({ id }) => id !== known)
      .map(({ id, name }) => ({ 'Payer Id': id, 'Insurance Name': name, 'Address 2': null }));
  },
  'eligibility-message-details': () => [
    { 'Eligibility Info Message Id': '36', 'Eligibility Info Message Text': '' },
  ],
};
