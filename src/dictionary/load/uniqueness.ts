import { SECTION_ANCHORS } from '../model/anchors';
import type { Problem } from '../model/problem';
import type { EntitySource } from './readFiles';
import type { Path } from './yamlDocument';

/**
 * Finds each second use of what must be unique across the entities, and within each of them. Slugs and file names are
 * compared without regard to case: some file systems ignore it.
 */
export function uniquenessProblems(sources: readonly EntitySource[]): Problem[] {
  return [
    ...addressProblems(sources),
    ...nameProblems(sources, 'fileName', 'the file'),
    ...nameProblems(sources, 'name', 'the name'),
    ...sources.flatMap(fieldNames),
    ...sources.flatMap(askedAnchors),
  ];
}

type Use = Readonly<{ source: EntitySource; path: Path; text: string }>;

/** Each use of a text that an earlier use has already taken. */
function secondUses(uses: readonly Use[]): (Use & { first: Use })[] {
  const taken = new Map<string, Use>();
  return uses.flatMap((use) => {
    const key = use.text.toLowerCase();
    const first = taken.get(key);
    if (!first) taken.set(key, use);
    return first ? { ...use, first } : [];
  });
}

function addressProblems(sources: readonly EntitySource[]): Problem[] {
  const pages = sources.map((source): Use => ({ source, path: [], text: source.slug }));
  const aliases = sources.flatMap((source) =>
    source.value.aliases.map((text, at): Use => ({ source, path: ['aliases', at], text })),
  );
  return secondUses([...pages, ...aliases]).map(({ source, path, text, first }) => {
    const { file } = first.source;
    if (path.length === 0) return source.problem(path, `has the same slug as ${file}`);
    const taken = first.path.length === 0 ? `the page of ${file}` : `an alias in ${file}`;
    return source.problem(path, `"${text}" is already ${taken}; choose another`);
  });
}

function nameProblems(
  sources: readonly EntitySource[],
  key: 'fileName' | 'name',
  what: string,
): Problem[] {
  const uses = sources.map((source): Use => ({ source, path: [key], text: source.value[key] }));
  return secondUses(uses).map(({ source, path, text, first }) =>
    source.problem(path, `"${text}" is also ${what} of ${first.source.file}`),
  );
}

function fieldNames({ value, problem }: EntitySource): Problem[] {
  const { repeatedFieldNames: repeated = [] } = value;
  const names = value.fields.map(({ fieldName }) => fieldName);
  return [
    ...names.flatMap((name, at) => {
      const first = names.indexOf(name);
      if (first === at || repeated.includes(name)) return [];
      return problem(
        ['fields', at, 'fieldName'],
        `"${name}" is already fields[${first}]; if the export file really repeats it, ` +
          'list it under repeatedFieldNames',
      );
    }),
    ...repeated.flatMap((name, at) =>
      names.indexOf(name) === names.lastIndexOf(name)
        ? problem(['repeatedFieldNames', at], `"${name}" is not repeated; take it off the list`)
        : [],
    ),
  ];
}

/** No two fields ask for one anchor, and none for that of a section of the page. */
function askedAnchors(source: EntitySource): Problem[] {
  const owners = new Map<string, string>(
    Object.values(SECTION_ANCHORS).map((anchor) => [anchor, 'a section of the page']),
  );
  return source.value.fields.flatMap(({ anchor }, at) => {
    if (anchor === undefined) return [];
    const owner = owners.get(anchor);
    if (!owner) owners.set(anchor, `fields[${at}]`);
    return owner
      ? source.problem(['fields', at, 'anchor'], `"${anchor}" is that of ${owner}; choose another`)
      : [];
  });
}
