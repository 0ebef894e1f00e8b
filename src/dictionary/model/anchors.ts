/** Fragments that the page itself uses; no field may take them. */
export const SECTION_ANCHORS = {
  example: 'example-file',
  fields: 'fields',
  relationships: 'relationships',
  use: 'use-this-file',
  history: 'what-changed',
} as const;

/** The element that holds the rows of the fields; no field's fragment has an underscore. */
export const FIELD_ROWS = 'field_rows';

/** Gives each field its permanent fragment (`#policy-number`): the one that it asks for, or one made from its name. */
export function assignAnchors(
  fields: readonly Readonly<{ fieldName: string; anchor?: string }>[],
): string[] {
  const given = fields.flatMap(({ anchor }) => anchor ?? []);
  const freeAnchor = nameGiver('-', [...Object.values(SECTION_ANCHORS), ...given]);
  const names = fields.map(({ fieldName }) => fieldName);
  return firstsFirst(names, (name, at) => fields[at]?.anchor ?? freeAnchor(anchorOf(name)));
}

/**
 * What is made of each of some names, of distinct ones first: so a repeat never takes over what would be made of
 * another name.
 */
export function firstsFirst(
  names: readonly string[],
  make: (name: string, at: number) => string,
): string[] {
  const firsts: string[] = [];
  const seen = new Set<string>();
  names.forEach((name, at) => {
    if (!seen.has(name)) firsts[at] = make(name, at);
    seen.add(name);
  });
  return names.map((name, at) => firsts[at] ?? make(name, at));
}

/** A fragment made from a name, if no other takes it. */
export function anchorOf(fieldName: string): string {
  const words = fieldName
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.join('-').slice(0, 100) ?? 'field';
}

/**
 * Gives each name out once, whatever its letter case, with a number behind that of the next; it remembers where it
 * stopped, for a name may repeat by thousands.
 */
export function nameGiver(separator: string, reserved: readonly string[] = []) {
  const taken = new Set(reserved);
  const counts = new Map<string, number>();
  return (wanted: string): string => {
    const key = wanted.toLowerCase();
    let count = counts.get(key) ?? 1;
    const name = () => (count === 1 ? wanted : `${wanted}${separator}${count}`);
    while (taken.has(name().toLowerCase())) count++;
    taken.add(name().toLowerCase());
    counts.set(key, count);
    return name();
  };
}
