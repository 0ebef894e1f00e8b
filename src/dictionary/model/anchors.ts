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

/**
 * Gives each field its permanent fragment (`#policy-number`): the one that it asks for, or one made from its name.
 * Distinct names come first, so that a field that is repeated later never takes over the fragment of another.
 */
export function assignAnchors(
  fields: readonly Readonly<{ fieldName: string; anchor?: string }>[],
): string[] {
  const given = fields.flatMap(({ anchor }) => anchor ?? []);
  const freeAnchor = nameGiver('-', [...Object.values(SECTION_ANCHORS), ...given]);
  const anchors = fields.map(({ anchor }) => anchor ?? '');
  const firstOf = new Map<string, number>();
  fields.forEach(({ fieldName }, at) => {
    if (!firstOf.has(fieldName)) firstOf.set(fieldName, at);
  });
  const isFirst = (at: number) => firstOf.get(fields[at]?.fieldName ?? '') === at;
  const serve = ({ fieldName }: { fieldName: string }, at: number) => {
    anchors[at] ||= freeAnchor(anchorOf(fieldName));
  };
  fields.forEach((field, at) => isFirst(at) && serve(field, at));
  fields.forEach((field, at) => serve(field, at));
  return anchors;
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
