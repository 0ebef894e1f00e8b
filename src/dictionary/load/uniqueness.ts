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

type Use = { source: EntitySource; path: Path; text: string };

function addressProblems(sources: readonly EntitySource[]): Problem[] {
  const pages = new Map<string, Use>();
  const problems: Problem[] = [];
  for (const source of sources) {
    const first = claim(pages, { source, path: [], text: source.slug });
    if (first) problems.push(source.problem([], `has the same slug as ${first.source.file}`));
  }
  const aliases = new Map<string, Use>();
  for (const source of sources) {
    source.value.aliases.forEach((alias, at) => {
      const use: Use = { source, path: ['aliases', at], text: alias };
      const page = pages.get(alias.toLowerCase());
      const first = page ?? claim(aliases, use);
      if (!first) return;
      const what = page ? `the page of ${first.source.file}` : `an alias in ${first.source.file}`;
      problems.push(source.problem(use.path, `"${alias}" is already ${what}; choose another`));
    });
  }
  return problems;
}

function nameProblems(
  sources: readonly EntitySource[],
  key: 'fileName' | 'name',
  what: string,
): Problem[] {
  const names = new Map<string, Use>();
  return sources.flatMap((source) => {
    const use: Use = { source, path: [key], text: source.value[key] };
    const first = claim(names, use);
    if (!first) return [];
    return source.problem(use.path, `"${use.text}" is also ${what} of ${first.source.file}`);
  });
}

function fieldNames(source: EntitySource): Problem[] {
  const repeated = new Set(source.value.repeatedFieldNames);
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  source.value.fields.forEach(({ fieldName }, at) => {
    const first = seen.get(fieldName);
    seen.set(fieldName, first ?? at);
    if (first === undefined || repeated.has(fieldName)) return;
    problems.push(
      source.problem(
        ['fields', at, 'fieldName'],
        `"${fieldName}" is already fields[${first}]; if the export file really repeats it, ` +
          'list it under repeatedFieldNames',
      ),
    );
  });
  source.value.repeatedFieldNames?.forEach((name, at) => {
    const uses = source.value.fields.filter(({ fieldName }) => fieldName === name).length;
    if (uses > 1) return;
    problems.push(
      source.problem(['repeatedFieldNames', at], `"${name}" is not repeated; take it off the list`),
    );
  });
  return problems;
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

function claim(uses: Map<string, Use>, use: Use): Use | undefined {
  const key = use.text.toLowerCase();
  const first = uses.get(key);
  if (!first) uses.set(key, use);
  return first;
}
