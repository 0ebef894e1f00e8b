import type { MadeUpExport } from './records';

/** A way in which values of a field differ from the dictionary, on purpose. */
type Planted = Readonly<{
  slug: string;
  fieldName: string;
  what: string;
  /** Whether a value, as it is spelled in the file, is one of them. */
  is: RegExp;
}>;

/** Where the sample spells values as the sample on the vendor's process page does, against the dictionary. */
export const PLANTED: readonly Planted[] = [
  {
    slug: 'attachments',
    fieldName: 'Attachment',
    what: 'a GUID in small letters',
    is: /^"(?=.*[a-f])[0-9a-f-]{36}"$/,
  },
  { slug: 'attachments', fieldName: 'Attachment', what: 'null', is: /^null$/ },
  { slug: 'attachments', fieldName: 'Is Public', what: 'a flag of 0', is: /^0$/ },
  { slug: 'attachments', fieldName: 'Is Summary', what: 'a flag of 0', is: /^0$/ },
  {
    slug: 'attachments',
    fieldName: 'Created Date',
    what: 'a time without fractions',
    is: /^"[^.]*"$/,
  },
];

/** What a sample spells against the dictionary, on purpose: what it is, by file, line and field. */
export function plantedIn(made: MadeUpExport): ReadonlyMap<string, string> {
  const found = PLANTED.flatMap(({ slug, fieldName, what, is }) =>
    made
      .of(slug)
      .filter(({ members }) =>
        members.some(([name, value]) => name === fieldName && is.test(value)),
      )
      .map(({ place }) => [`${place} "${fieldName}"`, what] as const),
  );
  return new Map(found);
}
