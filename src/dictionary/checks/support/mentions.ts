import { anyNameOf } from '../../model/nameLinks';
import type { Entity } from '../../model/dictionary';

/** A place in a text where it says in which entity a field is: 'Claim Id in Claims', 'Claims › Claim Id'. */
export type Mention = Readonly<{
  /** As the text writes it. */
  text: string;
  entity: Entity;
  /** The name of a field of some entity; none where something is to be looked up in the entity as such. */
  fieldName?: string;
}>;

const LOOKED_UP = /\blook(?:s|ed)?(?: [^\s.;]+){0,4} up in $/;
const MOST_WORDS = 10;

/** Gives the function that finds those places. */
export function mentionsIn(entities: readonly Entity[]): (text: string) => Mention[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const anyEntity = anyNameOf([...byName.keys()]);
  const names = new Set(entities.flatMap(({ fields }) => fields.map((field) => field.fieldName)));
  const isName = (words: readonly string[]) => names.has(words.join(' '));
  const lengths = Array.from({ length: MOST_WORDS }, (_, at) => MOST_WORDS - at);

  /** The longest name that ends a text. */
  const nameBefore = (before: string): string | undefined => {
    const words = before.split(/\s+/);
    const length = lengths.find((count) => isName(words.slice(-count)));
    return length === undefined ? undefined : words.slice(-length).join(' ');
  };
  /** The longest name that begins a text, whatever stop follows. */
  const nameAfter = (after: string): string | undefined => {
    const words = after.split(/\s+/);
    const starts = lengths.flatMap((count) => {
      const start = words.slice(0, count).join(' ');
      return [start, start.replace(/[.,;:)]+$/, '')];
    });
    return starts.find((start) => names.has(start));
  };

  return (text) =>
    [...text.matchAll(anyEntity)].flatMap(({ 0: name, index }): Mention[] => {
      const entity = byName.get(name);
      if (!entity) return [];
      const [before, after] = [text.slice(0, index), text.slice(index + name.length)];
      if (LOOKED_UP.test(before)) return [{ entity, text: `look up in ${name}` }];
      const isIn = before.endsWith(' in ');
      const ahead = isIn ? nameBefore(before.slice(0, -' in '.length)) : undefined;
      if (ahead) return [{ entity, fieldName: ahead, text: `${ahead} in ${name}` }];
      const joint = [' › ', ...(isIn ? [' under '] : [])].find((each) => after.startsWith(each));
      const behind = joint && nameAfter(after.slice(joint.length));
      return behind ? [{ entity, fieldName: behind, text: `${name}${joint}${behind}` }] : [];
    });
}
