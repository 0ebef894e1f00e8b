import { describe, expect, it } from 'vitest';
import { field, fixed, problemsOf } from '../../testing/brokenRules';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { publishedAddressStays } from './published-address-stays';

const LIST = 'data/published-addresses.yaml';

/** What was published of an entity A with the fields Client Id and Height (ft), and the alias b. */
const published = `sections: {} # kept
pages:
  a:
    fileName: ContentA # as exported
    aliases:
      - b
    anchors:
      client-id: Client Id
      height-ft: Height (ft)
`;

const A = entityYaml('A', field('Client Id') + field('Height (ft)')).replace('[]', '[b]');

const said = (entities: Record<string, string>, list = published) =>
  problemsOf(publishedAddressStays, entities, { 'published-addresses': list });

it('says nothing while all is where it was', () => {
  expect(said({ 'a.yaml': A })).toEqual([]);
});

describe('tells', () => {
  it('a field that takes over the link of another, and the way out', () => {
    const taken = A.replace(
      '  - fieldName: Client Id',
      `${field('Height/Ft')}  - fieldName: Client Id`,
    );
    const [first, ...others] = said({ 'a.yaml': taken });
    expect(first).toBe(
      'data/entities/a.yaml:19:16  fields[2].fieldName  is published as #height-ft, and "Height/Ft" takes it; ' +
        'give this field "anchor: height-ft"',
    );
    expect(others).toEqual([]);
    const fixedByHand = taken.replace(
      '  - fieldName: Height (ft)\n',
      '  - fieldName: Height (ft)\n    anchor: height-ft\n',
    );
    expect(said({ 'a.yaml': fixedByHand })).toEqual([
      'data/entities/a.yaml:9:3  fields  have #height-ft-2, which is not in data/published-addresses.yaml yet; ' +
        'npm run check -- --fix adds it',
    ]);
  });

  it('a field whose link is another than it was', () => {
    const moved = A.replace('Height (ft)\n', 'Height (ft)\n    anchor: feet\n');
    expect(said({ 'a.yaml': moved })).toEqual([
      'data/entities/a.yaml:14:16  fields[1].fieldName  is published as #height-ft; give this field "anchor: height-ft"',
    ]);
  });

  it('a field that is gone', () => {
    expect(said({ 'a.yaml': A.replace(field('Height (ft)'), '') })).toEqual([
      `${LIST}:9:18  pages.a.anchors.height-ft  #height-ft is published for "Height (ft)" and gone; keep the field, ` +
        'list height-ft under "removed" here, or give the renamed one "anchor: height-ft" and write its new name here',
    ]);
  });

  it('a field or a page that is gone only until the list calls it removed', () => {
    const without = A.replace(field('Height (ft)'), '');
    const list = `${published}    removed: [height-ft]\n`;
    expect(said({ 'a.yaml': without }, list)).toEqual([]);
    const taken = without.replace('Client Id', 'Height - Ft');
    expect(said({ 'a.yaml': taken }, list)).toContainEqual(
      expect.stringContaining('#height-ft is published for "Height (ft)" and leads to'),
    );
    expect(said({}, `${published}    removed: true\n`)).toEqual([]);
  });

  it('a renamed field that kept its link, until the list has its new name', () => {
    const renamed = A.replace('Height (ft)', 'Height - Ft');
    expect(said({ 'a.yaml': renamed })).toEqual([
      `${LIST}:9:18  pages.a.anchors.height-ft  #height-ft is published for "Height (ft)" and leads to "Height - Ft"; ` +
        'if that is the same field, write its new name here, else keep the old one',
    ]);
    expect(said({ 'a.yaml': renamed }, published.replace('Height (ft)', 'Height - Ft'))).toEqual(
      [],
    );
  });

  it('a page that is gone, unless it is an alias of another', () => {
    expect(said({ 'c.yaml': A }, published)).toContain(
      `${LIST}:4:5  pages.a  is a published page and gone; make it an alias of the entity that is the same, or say "removed: true" here`,
    );
    const renamed = said({ 'c.yaml': A.replace('[b]', '[a, b]') });
    expect(renamed).toEqual([expect.stringContaining('is a new page, "c"')]);
  });

  it('an alias that no longer leads there', () => {
    expect(said({ 'a.yaml': A.replace('[b]', '[]') })).toEqual([
      `${LIST}:6:9  pages.a.aliases[0]  "b" is published and no longer leads to "a"; list it under the entity’s aliases`,
    ]);
  });

  it('an export file of another name', () => {
    expect(said({ 'a.yaml': A.replace('ContentA', 'ContentAs') })).toEqual([
      'data/entities/a.yaml:2:11  fileName  was published as "ContentA"; if the export file really has a new name, ' +
        'write it into data/published-addresses.yaml',
    ]);
  });
});

describe('adds what is new', () => {
  const fixedList = (entities: Record<string, string>, list = published) => {
    const root = makeProject(entities, { 'published-addresses': list });
    return fixed(publishedAddressStays, root)[LIST];
  };

  it('a field, an alias and a page, and leaves the rest as it is written', () => {
    const more = entityYaml('A', field('Client Id') + field('Height (ft)') + field("'#'")).replace(
      '[]',
      '[b, c]',
    );
    const other = entityYaml('Other', field(`'Is "so": yes'`));
    const list = fixedList({ 'a.yaml': more, 'other.yaml': other });
    expect(list).toBe(
      published.replace('      - b\n', '      - b\n      - c\n') +
        `      field: "#"\n  other:\n    fileName: ContentOther\n    anchors:\n      is-so-yes: "Is \\"so\\": yes"\n`,
    );
    expect(said({ 'a.yaml': more, 'other.yaml': other }, list)).toEqual([]);
  });

  it('pages in the order of their slugs', () => {
    const entities = { '0.yaml': entityYaml('Zero'), 'a.yaml': A };
    const list = fixedList(entities) ?? '';
    expect(list.indexOf('\n  0:')).toBeLessThan(list.indexOf('\n  a:'));
    expect(said(entities, list)).toEqual([]);
  });

  it('a first alias', () => {
    const list = published.replace('    aliases:\n      - b\n', '');
    expect(fixedList({ 'a.yaml': A }, list)).toBe(published.replace('      - b\n', '      - b\n'));
  });

  it('everything, to an empty list', () => {
    const list = fixedList(
      { 'a.yaml': A, 'c.yaml': entityYaml('C') },
      'sections: {} # kept\npages: {}\n',
    );
    expect(list).toMatch(/^sections: \{\} # kept\npages:\n {2}a:\n/);
  });
});
