import { CLIENT } from '../dictionary/model/relations';
import { customExportFileName, exportFileName } from '../dictionary/model/exampleRecord';
import type { ClientCase } from './engine/client';
import type { Layout } from './engine/layout';
import { penFor } from './engine/record';
import { spellDay, shifted } from './engine/moments';
import type { Line } from './record';

/** An agency's own fields of a client's records: name and value. */
type CustomFields = Readonly<Record<string, string | number | null>>;

/**
 * The fields that an agency of the sample has defined itself for the entities of which no field is
 * documented but the client's number: made up, as each agency has its own.
 */
export function ownFields(
  { firstDay }: Layout,
  slug: string,
  { household, shift }: ClientCase,
): CustomFields {
  const { client, gender, address, program, episode } = household;
  if (slug === CLIENT) {
    return {
      'First Name': client.first,
      'Last Name': client.last,
      'Date of Birth': client.born,
      Gender: gender,
      'Address 1': address,
    };
  }
  if (slug === 'profile-extended')
    return { 'Preferred Language': 'English', 'Preferred Name': null };
  if (slug === 'episode') {
    const admitted = spellDay(shifted(firstDay, shift));
    return {
      'Episode Id': Number(episode),
      Program: program,
      'Admission Date': admitted,
      'Discharge Date': null,
    };
  }
  return {};
}

/** The lines of the files with the suffix `_Custom`: the agency's own fields beside documented ones. */
export function customLines(layout: Layout, client: ClientCase): Line[] {
  const { get } = penFor(layout);
  return CUSTOM_FILES.flatMap(({ slug, key, fields }) => {
    const entity = layout.entities.get(slug)?.entity;
    if (!entity?.customConfiguration.hasCustomFields) return [];
    return (client.rows.get(slug) ?? []).map((row, nth) => ({
      file: customExportFileName(entity.fileName),
      text: JSON.stringify({
        'Client Id': Number(client.id),
        [key]: Number(get(row, key)),
        ...fields(nth),
      }),
    }));
  });
}

const CUSTOM_FILES = [
  {
    slug: 'visit-service',
    key: 'Client Visit Id',
    fields: (nth: number) => ({
      'Interpreter Needed': nth % 9 === 4,
      'Mood (1-10)': 3 + (nth % 6),
    }),
  },
  {
    slug: 'medical-profile',
    key: 'Medical Profile Id',
    fields: () => ({ 'Waist (in)': null, 'Preferred Arm for Blood Draw': 'Left' }),
  },
] as const;

/** The names of all files with the suffix `_Custom`. */
export function customFiles({ entities }: Layout): string[] {
  return CUSTOM_FILES.flatMap(({ slug }) => {
    const entity = entities.get(slug)?.entity;
    return entity?.customConfiguration.hasCustomFields ? customExportFileName(entity.fileName) : [];
  });
}

/** The name of an entity's export file. */
export const fileOf = (layout: Layout, slug: string) =>
  exportFileName(layout.entities.get(slug)?.entity.fileName ?? slug);
