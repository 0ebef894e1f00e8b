import type { Field } from '../model/dictionary';
import { typeFamily, type TypeFamily } from '../model/typeFamilies';

/** A name that fields can be called by, and what it stands for. */
export type Named<T> = Readonly<{ name: string; family?: TypeFamily; stands: T }>;

/** What a field's name says: what it stands for, and the role before it ('Approved By'). */
export type NameMatch<T> = Readonly<{ stands: T; name: string; role: string }>;

/**
 * Gives the function that tells what a field is called by: the longest of the names that is the field's
 * own or ends it after a role. A name with a family fits only fields of types of that family.
 */
export function nameMatcher<T>(
  names: readonly Named<T>[],
): (field: Pick<Field, 'fieldName' | 'dataType'>) => NameMatch<T> | undefined {
  const longestFirst = [...names].sort((a, b) => b.name.length - a.name.length);
  return ({ fieldName, dataType }) => {
    const family = typeFamily(dataType);
    const found = longestFirst.find(
      (each) =>
        (fieldName === each.name || fieldName.endsWith(` ${each.name}`)) &&
        (each.family === undefined || each.family === family),
    );
    if (!found) return undefined;
    const { name, stands } = found;
    return { name, stands, role: fieldName.slice(0, -name.length).trim() };
  };
}
