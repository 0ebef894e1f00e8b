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
  const pages = sources.map((source): Use => ({ source, path: [], text: source.slug }));
  const aliases = sources.flatMap((source) =>
    source.value.aliases.map((text, at): Use => ({ source, path: ['aliases', at], text })),
  );
  for (const { source, path, text, first } of secondUses([...pages, ...aliases])) {
    const { file } = first.source;
    const taken = first.path.length === 0 ? `the page of ${file}` : `an alias in ${file}`;
    const isPage = path.length === 0;
    const message = `"${text}" is already ${taken}; choose another`;
    report(source.place(path), isPage ? `has the same slug as ${file}` : message);
  }
  for (const key of ['fileName', 'name'] as const) {
    const uses = sources.map((source): Use => ({ source, path: [key], text: source.value[key] }));
    const what = key === 'fileName' ? 'the file' : 'the name';
    for (const { source, path, text, first } of secondUses(uses)) {
      report(source.place(path), `"${text}" is also ${what} of ${first.source.file}`);
    }
  }
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

function fieldNames({ value, place }: EntitySource, report: Report): void {
  const { repeatedFieldNames: repeated = [] } = value;
  const names = value.fields.map(({ fieldName }) => fieldName);
  names.forEach((name, at) => {
    const first = names.indexOf(name);
    if (first === at || repeated.includes(name)) return;
    const remedy = 'if the export file really repeats it, list it under repeatedFieldNames';
    report(place(['fields', at, 'fieldName']), `"${name}" is already fields[${first}]; ${remedy}`);
  });
  repeated.forEach((name, at) => {
    if (names.indexOf(name) !== names.lastIndexOf(name)) return;
    report(place(['repeatedFieldNames', at]), `"${name}" is not repeated; take it off the list`);
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

/** Each group has a name of its own and begins behind the one before, the first of them with the first field. */
function groups({ value: { groups = [], fields }, place }: EntitySource, report: Report): void {
  const names = fields.map(({ fieldName }) => fieldName);
  let before = -1;
  groups.forEach(({ name, from }, at) => {
    const start = names.indexOf(from);
    const here = (key: string) => place(['groups', at, key]);
    if (groups.findIndex((each) => each.name === name) < at) {
      report(here('name'), `"${name}" is already a group; give this one another name`);
    }
    const fault =
      start < 0
        ? `is no field here${didYouMean(from, names)}`
        : at === 0 && start > 0
          ? `is not the first field; "${names[0]}" is`
          : start === before
            ? 'begins two groups; the one before has no field'
            : start < before && 'is before the field of the group above; keep file order';
    if (fault) report(here('from'), `"${from}" ${fault}`);
    before = start;
  });
}
