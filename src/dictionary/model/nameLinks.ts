import { entityPath, fieldPath } from './addresses';
import { oncePer, type Entity } from './dictionary';

/** A name in a text that is a link: where it begins and ends, and the path that it leads to. */
export type TextLink = readonly [start: number, end: number, path: string];

type Linked = Pick<Entity, 'slug' | 'name' | 'fields'>;
type Name = Readonly<{ name: string; at: number }>;
type Found = Name & Readonly<{ path: string }>;

/**
 * Makes the function that finds exact names in a text, each at its first mention. A field counts where its entity follows
 * ('Claim Id in Claims'), and in a text about its own entity; a single word only inside a sentence, by its capital.
 */
export function nameLinker(
  entities: readonly Linked[],
): (text: string, about?: string) => TextLink[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const bySlug = new Map<string | undefined, Linked>(
    entities.map((entity) => [entity.slug, entity]),
  );
  const anyEntity = anyNameOf([...byName.keys()]);
  const anyFieldOf = oncePer(({ fields }: Linked) =>
    anyNameOf(fields.map(({ fieldName }) => fieldName)),
  );

  return (text, about) => {
    const own = bySlug.get(about);
    const ofEntities = namesIn(text, anyEntity).flatMap(({ name, at }): Found[] => {
      const entity = byName.get(name);
      if (!entity) return [];
      const field = fieldBefore(text.slice(0, at), entity);
      return [
        ...(field ? [{ ...field, path: fieldPath(entity.slug, field.anchor) }] : []),
        ...(entity === own ? [] : [{ at, name, path: entityPath(entity.slug) }]),
      ];
    });
    const ofFields = (own ? namesIn(text, anyFieldOf(own)) : []).flatMap(
      ({ name, at }): Found[] => {
        const field = own?.fields.find(({ fieldName }) => fieldName === name);
        return own && field ? [{ at, name, path: fieldPath(own.slug, field.anchor) }] : [];
      },
    );
    const found = firstMentions(longest([...ofEntities, ...ofFields]));
    return found.map(({ at, name, path }) => [at, at + name.length, path]);
  };
}

function longest(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const each of [...found].sort((a, b) => b.name.length - a.name.length)) {
    const overlaps = (other: Found) =>
      each.at < other.at + other.name.length && other.at < each.at + each.name.length;
    if (!kept.some(overlaps)) kept.push(each);
  }
  return kept;
}

function firstMentions(found: readonly Found[]): Found[] {
  const inOrder = [...found].sort((a, b) => a.at - b.at);
  return inOrder.filter(({ path }, at) => inOrder.findIndex((each) => each.path === path) === at);
}

function namesIn(text: string, pattern: RegExp): Name[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: name, index: at }) => ({ name, at }))
    .filter((name) => /\W/.test(name.name) || standsAlone(text, name));
}

/**
 * Whether a single word is a name by its capital: inside a sentence, and no part of a longer name
 * ('Insurance Policy Number').
 */
function standsAlone(text: string, { name, at }: Name): boolean {
  const isInside = /[\p{Ll}\d,)] $/u.test(text.slice(0, at));
  return isInside && !/^ \p{Lu}/u.test(text.slice(at + name.length));
}

/** The field of an entity whose name, and then ' in ', ends a text. */
function fieldBefore(before: string, { fields }: Linked): (Name & { anchor: string }) | undefined {
  if (!before.endsWith(' in ')) return undefined;
  const rest = before.slice(0, -' in '.length);
  const named = fields
    .filter(({ fieldName }) => rest === fieldName || rest.endsWith(` ${fieldName}`))
    .sort((a, b) => b.fieldName.length - a.fieldName.length)[0];
  return (
    named && {
      name: named.fieldName,
      anchor: named.anchor,
      at: rest.length - named.fieldName.length,
    }
  );
}

/** The pattern of the longest of some names that stands at a place, whole. */
export function anyNameOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(literally).join('|');
  return new RegExp(`(?<![\\w-])(?:${any})(?![\\w-])`, 'g');
}

/** The pattern of a text that stands for itself. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
