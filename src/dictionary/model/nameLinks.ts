import { entityPath, fieldPath } from './addresses';
import type { Entity } from './dictionary';

/** A piece of a text; with a path where it is the name of something that has a page or a row. */
export type LinkedText = readonly Readonly<{ text: string; path?: string }>[];

type Target = Readonly<{ path: string; slug: string }>;

/** Capitalized words and what stands between those of one name ('Geo Area / Office Id'). */
const NAME =
  /[A-Z0-9#][\w#'’().-]*(?:(?: (?:\/|-|and|or|of|for|in|to|is|on|at|by|the|from|with|as))* [A-Z0-9#][\w#'’().-]*)*/g;

/**
 * Makes the function that finds the names of entities and fields in a text: exact names, each at its first
 * mention. A field's name counts where its entity follows ('Claim Id in Claims'), or in a text of its own
 * entity. A single word counts only where its capital says that it is a name, not the start of a sentence.
 *
 * @param entities all entities
 * @returns takes a text and the slug of the entity that it speaks of, if of one; gives its pieces
 */
export function nameLinker(
  entities: readonly Pick<Entity, 'slug' | 'name' | 'fields'>[],
): (text: string, about?: string) => LinkedText {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const bySlug = new Map(entities.map((entity) => [entity.slug, entity]));
  const names = alternatives([...byName.keys()]);
  const entityName = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'g');
  const fieldPatterns = new Map<string, RegExp>();

  const fieldPattern = ({ slug, fields }: Pick<Entity, 'slug' | 'fields'>) => {
    let pattern = fieldPatterns.get(slug);
    if (!pattern) {
      const own = alternatives(fields.map(({ fieldName }) => fieldName));
      pattern = new RegExp(`(?<![\\w-])(?:${own})(?![\\w-])`, 'g');
      fieldPatterns.set(slug, pattern);
    }
    return pattern;
  };

  return (text, about) => {
    const found: { at: number; end: number; target: Target }[] = [];
    const own = about === undefined ? undefined : bySlug.get(about);
    const take = (at: number, name: string, target: Target) => {
      const end = at + name.length;
      if (found.some((other) => at < other.end && other.at < end)) return;
      found.push({ at, end, target });
    };
    for (const match of text.matchAll(entityName)) {
      const entity = byName.get(match[0]);
      if (!entity || entity.slug === about || !isName(text, match.index, match[0])) continue;
      take(match.index, match[0], { path: entityPath(entity.slug), slug: entity.slug });
      // 'Claim Id in Claims': the field right before belongs to that entity.
      const before = text.slice(0, match.index);
      const field = fieldBefore(before, entity);
      if (field) {
        const path = fieldPath(entity.slug, field.anchor);
        take(field.at, field.name, { path, slug: entity.slug });
      }
    }
    if (own) {
      for (const match of text.matchAll(fieldPattern(own))) {
        const field = own.fields.find(({ fieldName }) => fieldName === match[0]);
        if (!field || !isName(text, match.index, match[0])) continue;
        take(match.index, match[0], { path: fieldPath(own.slug, field.anchor), slug: own.slug });
      }
    }
    return pieces(text, firstMentions(found));
  };
}

void NAME;
