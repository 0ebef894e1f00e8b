import { SECTION_ANCHORS } from '../model/anchors';
import { didYouMean } from '../model/nearestName';
import type { Report } from '../model/problem';
import type { EntitySource } from './readFiles';
import type { Path } from './yamlDocument';

/**
 * Reports each second use of what must be unique across the entities, and within each of them. Slugs and file names are
 * compared without regard to case: some file systems ignore it.
 */
export function reportSecondUses(sources: readonly EntitySource[], report: Report): void {
  addresses(sources, report);
  names(sources, 'fileName', 'the file', report);
  names(sources, 'name', 'the name', report);
  for (const source of sources) {
    fieldNames(source, report);
    anchors(source, report);
    groups(source, report);
  }
}

type Use = Readonly<{ source: EntitySource; path: Path; text: string }>;

function secondUses(uses: readonly Use[]): (Use & { first: Use })[] {
  const taken = new Map<string, Use>();
  return uses.flatMap((use) => {
    const key = use.text.toLowerCase();
    const first = taken.get(key);
    if (!first) taken.set(key, use);
    return first ? { ...use, first } : [];
  });
}

function addresses(sources: readonly EntitySource[], report: Report): void {
  const pages = sources.map((source): Use => ({ source, path: [], text: source.slug }));
  const aliases = sources.flatMap((source) =>
    source.value.aliases.map((text, at): Use => ({ source, path: ['aliases', at], text })),
  );
  for (const { source, path, text, first } of secondUses([...pages, ...aliases])) {
    const { file } = first.source;
    const taken = first.path.length === 0 ? `the page of ${file}` : `an alias in ${file}`;
    const message =
      path.length === 0
        ? `has the same slug as ${file}`
        : `"${text}" is already ${taken}; choose another`;
    report(source.place(path), message);
  }
}

function names(
  sources: readonly EntitySource[],
  key: 'fileName' | 'name',
  what: string,
  report: Report,
): void {
  const uses = sources.map((source): Use => ({ source, path: [key], text: source.value[key] }));
  for (const { source, path, text, first } of secondUses(uses)) {
    report(source.place(path), `"${text}" is also ${what} of ${first.source.file}`);
  }
}

function fieldNames({ value, place }: EntitySource, report: Report): void {
  const { repeatedFieldNames: repeated = [] } = value;
  const names = value.fields.map(({ fieldName }) => fieldName);
  names.forEach((name, at) => {
    const first = names.indexOf(name);
    if (first === at || repeated.includes(name)) return;
    report(
      place(['fields', at, 'fieldName']),
      `"${name}" is already fields[${first}]; if the export file really repeats it, list it under repeatedFieldNames`,
    );
  });
  repeated.forEach((name, at) => {
    if (names.indexOf(name) !== names.lastIndexOf(name)) return;
    report(place(['repeatedFieldNames', at]), `"${name}" is not repeated; take it off the list`);
  });
}

/** Each group has a name of its own and begins behind the one before, the first of them with the first field. */
function groups({ value, place }: EntitySource, report: Report): void {
  const { groups = [], fields } = value;
  const fieldNames = fields.map(({ fieldName }) => fieldName);
  const starts = groups.map(({ from }) => fieldNames.indexOf(from));
  groups.forEach(({ name, from }, at) => {
    const start = starts[at] ?? 0;
    const before = starts[at - 1] ?? -1;
    const tell = (key: string, message: string) =>
      report(place(['groups', at, key]), `"${key === 'name' ? name : from}" ${message}`);
    if (groups.findIndex((each) => each.name === name) < at) {
      tell('name', 'is already a group; give this one another name');
    }
    if (start < 0) tell('from', `is no field here${didYouMean(from, fieldNames)}`);
    else if (at === 0 && start > 0) tell('from', `is not the first field; "${fieldNames[0]}" is`);
    else if (start === before) tell('from', 'begins two groups; the one before has no field');
    else if (start < before)
      tell('from', 'is before the field of the group above; keep file order');
  });
}

/** No two fields ask for one anchor, and none for that of a section of the page. */
function anchors({ value, place }: EntitySource, report: Report): void {
  const owners = new Map<string, string>(
    Object.values(SECTION_ANCHORS).map((anchor) => [anchor, 'a section of the page']),
  );
  value.fields.forEach(({ anchor }, at) => {
    if (anchor === undefined) return;
    const owner = owners.get(anchor);
    if (!owner) owners.set(anchor, `fields[${at}]`);
    else report(place(['fields', at, 'anchor']), `"${anchor}" is that of ${owner}; choose another`);
  });
}
