import { EMPLOYEE } from '../dictionary/model/relations';
import type { Story } from '../dictionary/load/schemas/story';
import type { Layout } from './engine/layout';

/** Records that belong to no one client: the one on the entity's page, and what the story tells beside. */
export function agencyRows({
  entities,
  story,
}: Layout): Readonly<{ slug: string; values: (string | null)[] }>[] {
  return [...entities].flatMap(([slug, { entity, isClientless }]) => {
    if (!isClientless) return [];
    const { key = '', all } = TOLD[slug] ?? {};
    const known = entity.fields.find(({ fieldName }) => fieldName === key)?.exampleValue;
    const others = (all?.(story) ?? []).filter((given) => given[key] !== known);
    return [{}, ...others].map((given: Given) => ({
      slug,
      values: entity.fields.map(({ fieldName, exampleValue }) =>
        given[fieldName] === undefined ? exampleValue : given[fieldName],
      ),
    }));
  });
}

type Given = Readonly<Record<string, string | null>>;

/** The records of an entity that the story tells of, as far as they differ from that of its page. */
const TOLD: Readonly<Record<string, Readonly<{ key: string; all: (story: Story) => Given[] }>>> = {
  [EMPLOYEE]: {
    key: 'Employee Id',
    all: ({ staff }) =>
      staff.map(({ id, name, credentials = null, may }) => ({
        'Employee Id': id,
        Credentials: credentials,
        'First Name': name.split(' ')[0] ?? null,
        'Last Name': name.split(' ').at(-1) ?? null,
        'Is Doctor': String(credentials === 'MD'),
        'Is Nurse': String(may.includes('nurse') && credentials !== 'MD'),
      })),
  },
  payer: {
    key: 'Payer Id',
    all: ({ payers }) =>
      payers.map(({ id, name }) => ({ 'Payer Id': id, 'Insurance Name': name, 'Address 2': null })),
  },
  'eligibility-message-details': {
    key: 'Eligibility Info Message Id',
    all: () => [
      {
        'Eligibility Info Message Id': '36',
        'Eligibility Info Message Text': 'Group psychotherapy in office',
      },
    ],
  },
};
