import type { Rule } from './support/rule';

/** A field that was renamed or moved is no longer where it was: else two fields would be one. */
export const renamedFieldGone: Rule = {
  name: 'renamed-field-gone',
  description: 'What renamedFrom and movedFrom name is no longer there.',
  check: ({ dictionary: { entities }, problemAt }) =>
    entities.flatMap(({ slug, fields }) =>
      fields.flatMap(({ renamedFrom, movedFrom }, at) =>
        [
          { key: 'renamedFrom', name: renamedFrom, of: slug },
          {
            key: 'movedFrom',
            name: movedFrom?.replace(/^[^/]*\//, ''),
            of: movedFrom?.split('/')[0],
          },
        ].flatMap(({ key, name, of }) => {
          const isThere = entities
            .find((entity) => entity.slug === of)
            ?.fields.some(({ fieldName }) => fieldName === name);
          if (!isThere) return [];
          const message = `"${name}" is still a field of ${of}; remove one of the two`;
          return problemAt(slug, ['fields', at, key], message);
        }),
      ),
    ),
};
