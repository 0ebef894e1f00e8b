import { SECTION_ANCHORS } from '../model/names';
import { groupBy } from '../model/groupBy';
import { didYouMean } from '../model/nearestName';
import type { Report } from '../model/problem';
import type { EntitySource } from './readFiles';

/**
 * Reports each second use of what must be unique across the entities, and within each of them. Slugs and file names are
 * compared without regard to case: some file systems ignore it.
 */
export function reportSecondUses(sources: readonly EntitySource[], report: Report): void {
  const addresses = sources.flatMap((source) => [
    { source, path: [], text: source.slug },
    ...source.value.aliases.map((text, at) => ({ source, path: ['aliases', at], text })),
  ]);
  // Pages before aliases.
  for (const [first, ...others] of byText(
    addresses.sort((a, b) => a.path.length - b.path.length),
  )) {
    const { file } = first.source;
    const taken = first.path.length === 0 ? `the page of ${file}` : `an alias in ${file}`;
    for (const { source, path, text } of others) {
      const isPage = path.length === 0;
      const message = `"${text}" is already ${taken}; choose another`;
      report(source.place(path), isPage ? `has the same slug as ${file}` : message);
    }
  }
  for (const key of ['fileName', 'name'] as const) {
    const what = key === 'fileName' ? 'the file' : 'the name';
    const uses = sources.map((source) => ({ source, text: source.value[key] }));
    for (const [first, ...others] of byText(uses)) {
      for (const { source, text } of others) {
        report(source.place([key]), `"${text}" is also ${what} of ${first.source.file}`);
      }
    }
  }
  for (const source of sources) {
    fieldNames(source, report);
    anchors(source, report);
    groups(source, report);
  }
}

const byText = <Use extends { text: string }>(uses: readonly Use[]) =>
  groupBy(uses, ({ text }) => text.toLowerCase()).values();

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
