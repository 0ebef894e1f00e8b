import fs from 'node:fs';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { CATALOG_VERSION } from '../dictionary/contract/catalog';
import type { PageData, PageField } from '../dictionary/contract/page';
import type { Relations } from '../dictionary/model/relations';
import { casesOf } from '../testing/cases';
import { pageOf } from '../testing/pageOf';
import Changes from './Changes';
import CheckExport from './CheckExport';
import { CustomFields, Intake, Underway } from './CheckExport/Intake';
import Results from './CheckExport/Results';
import { SaveButtons, VerdictPanel } from './CheckExport/Verdict';
import Compare from './Compare';
import Downloads from './Downloads';
import EntityHeader, { EntityHistory } from './EntityHeader';
import EntityRelations from './EntityRelations';
import ExampleFile from './ExampleFile';
import FieldGrid, { RemovedFields } from './FieldGrid';
import { FieldDetails } from './FieldGrid/columns';
import {
  Abbreviations,
  AccessibilityCriteria,
  FieldMarks,
  Sources,
  ValueStatuses,
} from './guideLists';
import { GuideTable, QueryResult } from './guideTables';
import { DownloadLink, EntityLinks } from './links';
import OpenQuestions from './OpenQuestions';
import PathFinder from './PathFinder';
import ReadRecord from './ReadRecord';
import FieldJoins from './Relationships/FieldJoins';
import { AreaJoins, Identifiers, Joins } from './Relationships/Joins';
import { Failure } from './Search/box';
import { announcementOf, Filters, linesOf, ResultLine } from './Search/results';
import type { AnswerView } from '../search/view';
import ValueSets from './ValueSets';

const MARKS = { codeSystems: {}, codeSystemMarks: {}, describers: {} };
const CATALOG = { version: CATALOG_VERSION, ...MARKS, joins: [] };
const NO_RELATIONS = { keys: [], refersTo: [], referredBy: [], client: [], employees: [] };

/** What has cases: each has the properties, and what a reader sees. */
const COMPONENTS = {
  ...{ Abbreviations, AccessibilityCriteria, AreaJoins, Changes, CheckExport, Compare },
  ...{ CustomFields, DownloadLink, Downloads, EntityHistory, EntityLinks, ExampleFile, Failure },
  ...{ FieldJoins, FieldMarks, Filters, GuideTable, Identifiers, Intake, Joins, OpenQuestions },
  ...{ PathFinder, QueryResult, ReadRecord, RemovedFields, ResultLine, Results, SaveButtons },
  ...{ Sources, Underway, ValueSets, ValueStatuses, VerdictPanel },
  Answer: ({ text, answer }: { text: string; answer: AnswerView }) => (
    <ul aria-label={announcementOf(answer)}>
      {linesOf(text, answer).map(({ key, label, ...to }) => (
        <li key={key}>
          <a href={'path' in to ? to.path : `?${to.query}`}>{label}</a>
        </li>
      ))}
    </ul>
  ),
  EntityHeader: ({ fields, page }: { fields: PageField[]; page?: Partial<PageData> }) => (
    <EntityHeader {...pageOf(fields, page)} />
  ),
  EntityRelations: ({ relations }: { relations: Partial<Relations> | null }) => (
    <EntityRelations
      slug="payer"
      name="Payer"
      relations={(relations && { ...NO_RELATIONS, ...relations }) as Relations}
    >
      <h2>Relationships</h2>
    </EntityRelations>
  ),
  FieldGrid: ({ fields, page }: { fields: PageField[]; page?: Partial<PageData> }) => (
    <FieldGrid {...pageOf(fields, page)} />
  ),
  FieldDetails: ({ field }: { field: Partial<PageField> }) => (
    <FieldDetails
      field={pageOf([{ fieldName: 'Area Id', ...field }]).fields[0] as PageField}
      slug="payer"
    />
  ),
} as unknown as Record<string, ComponentType<object>>;

type Given = { address?: string; catalog?: object[]; types?: string };

it.each(Object.entries(COMPONENTS))('%s', async (name, Component) => {
  const cases = `src/components/cases/${name}`;
  const seen: string[] = [];
  for (const props of Object.values(casesOf<Given>(cases))) {
    const { address = '/', catalog: entities, types: value } = props;
    vi.stubGlobal('fetch', async () => Response.json({ ...CATALOG, entities }));
    // Another test may have left what it asked for.
    window.history.replaceState(null, '', address);
    const { container, unmount } = await act(async () => render(<Component {...props} />));
    const box = container.querySelector('[type=search]')!;
    if (value) fireEvent.change(box, { target: { value } });
    const text = shown(container).trim();
    unmount();
    seen.push(text && `    ${text.replaceAll(/\s*\n\s*/g, '\n    ')}\n`);
  }
  const file = fs.readFileSync(`${cases}.yaml`, 'utf8');
  const asSeen = file.replaceAll(/(?<=^ {2}sees: \|\n)( {4}.*\n)*/gm, () => seen.shift()!);
  await expect(asSeen).toMatchFileSnapshot(`cases/${name}.yaml`);
  expect(seen).toEqual([]);
});

const BLOCK = /^(address|dd|details|div|dl|dt|h\d|header|li|nav|ol|p|section|summary|table|tr|ul)$/;

/** What is said to those who hear a page, or has a look of its own. */
const SAID = ['label', 'current', 'pressed', 'selected', 'sort', 'busy']
  .map((name) => `aria-${name}`)
  .concat('data-impact', 'data-reading', 'data-needs-script', 'tabindex');

/** A page as text: links as in Markdown, fragments and what is only said in braces, what is folded behind ▸, a cell behind a bar. */
function shown(node: Node): string {
  if (node instanceof HTMLElement === false) return node.textContent ?? '';
  const tag = node.localName;
  if (node.hidden && tag !== 'input') return '';
  const inner = Array.from(node.childNodes, shown).join('');
  const title = node.title && ` "${node.title}"`;
  const file = node.hasAttribute('download') ? '⤓ ' : '';
  const words = SAID.flatMap((name) => node.getAttribute(name)?.replace(/^/, `${name} `) ?? []);
  words.push(...(/check-is-\S+/.exec(node.className) ?? []));
  if (/^(alert|rowheader|status)$/.test(node.role ?? '')) words.unshift(node.role!);
  const said = [...words, node.hasAttribute('disabled') ? 'disabled' : '']
    .join(' ')
    .trim()
    .replace(/.+/, '{$&}');
  if (tag === 'a') return `[${file}${inner}](${node.getAttribute('href')}${title})${said}`;
  if (tag === 'code') return `\`${inner}\`${title}${said}`;
  if (tag === 'mark') return `==${inner}==`;
  if (tag === 'button') return `(${inner})${said}`;
  if (node instanceof HTMLSelectElement) {
    return `(${Array.from(node.options, ({ text, selected }) => (selected ? `*${text}*` : text)).join(' / ')})`;
  }
  if (node instanceof HTMLInputElement) {
    return `(${node.placeholder || node.accept || node.type} …)${said}`;
  }
  if (/^t[dh]$/.test(tag)) return `\n| ${said}${inner.trim()}`;
  if (tag === 'summary') return `\n${node.closest('details')?.open ? '▾' : '▸'} ${said}${inner}\n`;
  const sign = /^h\d$/.test(tag) ? `${'#'.repeat(Number(tag[1]))} ` : tag === 'li' ? '- ' : '';
  // React counts its own on, from test to test.
  const id = node.id.replace(/^_r_.*/, '').replace(/.+/, '{#$&} ');
  return BLOCK.test(tag) ? `\n${id}${said}${sign}${inner}\n` : said + inner;
}
