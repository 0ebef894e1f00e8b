import fs from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { CATALOG_VERSION, type CatalogEntity } from '../dictionary/contract/catalog';
import type { PageData, PageField } from '../dictionary/contract/page';
import type { Relations } from '../dictionary/model/relations';
import { allFieldsData } from '../outputs/site/catalog/allFields';
import { casesOf } from '../testing/cases';
import { SMALL_CATALOG } from '../testing/catalog';
import { answersFrom, FakeWorker } from '../testing/fakeWorker';
import { pageOf } from '../testing/pageOf';
import { history } from '../testing/router';
import { now } from '../testing/theme';
import Footer from '../theme/Footer';
import MDX from '../theme/MDXComponents';
import MenuItems from '../theme/DocSidebarItems';
import Drawer from '../theme/Navbar/MobileSidebar/Layout';
import Root from '../theme/Root';
import Index from '../pages';
import AllFields from './AllFields';
import type * as Served from './AllFields/served';
import Changes from './Changes';
import CheckExport from './CheckExport';
import { CustomFields, Intake, Underway } from './CheckExport/Intake';
import Results from './CheckExport/Results';
import { SaveButtons, VerdictPanel } from './CheckExport/Verdict';
import Compare from './Compare';
import DocPage from './DocPage';
import Downloads from './Downloads';
import EntityHeader, { EntityHistory } from './EntityHeader';
import EntityRelations from './EntityRelations';
import ExampleFile, { FieldsBesideExample } from './ExampleFile';
import FieldGrid, { RemovedFields } from './FieldGrid';
import { FieldDetails } from './FieldGrid/columns';
import {
  Abbreviations,
  AccessibilityCriteria,
  FieldMarks,
  Kept,
  Sources,
  ValueStatuses,
} from './guideLists';
import { GuideTable, QueryResult } from './guideTables';
import Code from './Code';
import { DownloadLink, EntityLinks } from './links';
import NotFound from './NotFound';
import OpenQuestions from './OpenQuestions';
import PathFinder from './PathFinder';
import ReadRecord from './ReadRecord';
import ChartView from './ReadRecord/ChartView';
import FieldJoins from './Relationships/FieldJoins';
import { AreaJoins, Identifiers, Joins } from './Relationships/Joins';
import Search from './Search';
import { Failure } from './Search/box';
import SearchPage from './Search/Page';
import { announcementOf, Filters, linesOf, ResultLine } from './Search/results';
import type { Chart } from '../export/record/makeChart';
import type { AnswerView } from '../search/view';
import { Language, LanguageTabs, PageTabs, Tab } from './TabList/panels';
import Topics from './Topics';
import { CopyButton, OnlyVendor } from './ui';
import UseFile from './UseFile';
import ValueSets from './ValueSets';
import Welcome, { AreaOverview, Way } from './Welcome';

vi.mock('../../docs/lists/addresses.json', () => ({
  list: [
    { path: '/entities/payer', label: 'Payer', names: ['ContentPayer.json'] },
    { path: '/home', label: 'Home', names: [] },
  ],
}));
vi.mock('../../docs/lists/areas.json', () => ({
  list: [
    { name: 'Medications', entities: [{ slug: 'eMar' }] },
    { name: 'Billing and payments', entities: [{ slug: 'claims' }, { slug: 'load' }] },
  ],
}));
vi.mock('../../docs/lists/counts.json', () => ({ default: { entities: '106', fields: '2,035' } }));
vi.mock('../../docs/lists/edition.json', () => ({
  default: { dictionary: 'dictionary 1.2.0', publisher: 'A Publisher', citedAs: 'The Export' },
}));
vi.mock('../../docs/lists/problems.json', () => ({
  default: {
    list: [{ file: 'data/entities/payer.yaml', path: 'fields[3]', message: 'No text.' }],
  },
}));

vi.mock('./AllFields/served', async (importOriginal) => ({
  FieldRows: (await importOriginal<typeof Served>()).FieldRows,
  CATALOG: (await import('../testing/catalog')).SMALL_CATALOG,
}));

const MARKS = { codeSystems: {}, codeSystemMarks: {}, describers: {} };
const CATALOG = { version: CATALOG_VERSION, ...MARKS, joins: [] };
const NO_RELATIONS = { keys: [], refersTo: [], referredBy: [], client: [], employees: [] };

/** What has cases: each has the properties, and what a reader sees. */
const COMPONENTS = {
  ...{ Abbreviations, AccessibilityCriteria, AreaJoins, AreaOverview, Changes, CheckExport },
  ...{ Code, Compare, CopyButton, CustomFields, DownloadLink, Downloads, EntityHistory },
  ...{ EntityLinks, ExampleFile, Failure, FieldJoins, FieldMarks, Filters, GuideTable },
  ...{ Identifiers, Index, Intake, Joins, Kept, OpenQuestions, PathFinder, QueryResult },
  ...{ ReadRecord, RemovedFields, ResultLine, Results, SaveButtons, Search, SearchPage },
  ...{ Drawer, Footer, MenuItems, NotFound, Topics, Welcome },
  ...{ Sources, Underway, UseFile, ValueSets, ValueStatuses, VerdictPanel, Way },
  MDXCode: MDX.code,
  MDXParts: () => (
    <>
      {([1, 2, 3, 4] as const).map((level) => {
        const Heading = MDX[`h${level}`];
        return <Heading key={level} id={`of-${level}`} />;
      })}
      <MDX.a href="/home" />
      <MDX.pre>in a frame already</MDX.pre>
      <MDX.Details open>folded</MDX.Details>
    </>
  ),
  AllFields: () => <AllFields {...allFieldsData(SMALL_CATALOG)} />,
  ChartView: function Read({ chart }: { chart: Chart }) {
    const [told, tell] = useState<unknown>();
    return (
      <>
        <ChartView chart={chart} opened={undefined} send={tell} />
        {JSON.stringify(told)}
      </>
    );
  },
  FieldsBesideExample: (page: PageData) => (
    <FieldsBesideExample>
      <FieldGrid {...page} />
      <ExampleFile {...page} />
    </FieldsBesideExample>
  ),
  Root: ({ children }: { children: string }) => (
    <Root>
      {children} <OnlyVendor />
    </Root>
  ),
  DocPage: () => (
    <DocPage
      route={{} as never}
      content={Object.assign(() => 'The text.', { metadata: { id: 'payer' } }) as never}
    />
  ),
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
  PageTabs: ({ tabs }: { tabs: string[] }) => (
    <PageTabs label="Parts">
      {tabs.map((id) => (
        <Tab key={id} id={id} name={`Tab of ${id}`} children={<h2 id={id}>{id}</h2>} />
      ))}
    </PageTabs>
  ),
  LanguageTabs: ({ tabs }: { tabs: { id: string; name: string; children: string }[] }) => (
    <LanguageTabs label="Language">
      {tabs.map((tab) => (
        <Language key={tab.id} {...tab} />
      ))}
    </LanguageTabs>
  ),
} as unknown as Record<string, ComponentType<object>>;

/** Sees all from the start. */
class Observer {
  disconnect() {}
  constructor(private readonly see: (entries: object[]) => void) {}
  observe = () => this.see([{ isIntersecting: true }]);
}

/** What a reader does, and with what. */
const DOES: Record<string, (what: string) => Promise<unknown> | void> = {
  press: (name) => userEvent.click(screen.getByRole('button', { name })),
  follow: (name) => userEvent.click(screen.getByRole('link', { name })),
  hover: (text) => userEvent.hover(screen.getByText(text, { selector: 'td *, li' })),
  unhover: (text) => userEvent.unhover(screen.getByText(text, { selector: 'td *, li' })),
  break: () => FakeWorker.all.at(-1)?.onerror?.(),
  click: (text) => userEvent.click(screen.getByText(text)),
  beside: (tag) => userEvent.click(document.querySelector(tag)!),
  open: (name) => userEvent.click(screen.getByText(name, { selector: 'summary' })),
  choose: (name) => userEvent.click(screen.getByRole('tab', { name })),
  pick: (what) => {
    const [label, option] = what.split(': ');
    return userEvent.selectOptions(screen.getByLabelText(label!), option!);
  },
  set: (what) => {
    const [label, value] = what.split(': ');
    fireEvent.change(screen.getByLabelText(label!), { target: { value } });
  },
  tick: (name) => userEvent.click(screen.getByRole('checkbox', { name })),
  paper: (when) => void window.dispatchEvent(new Event(`${when}print`)),
  type: (text) => userEvent.type(document.querySelector('[type=search], [role=combobox]')!, text),
  key: (keys) => userEvent.keyboard(keys),
  go: (address) => history.push(address),
};

type Given = Readonly<{
  sees?: string;
  address?: string;
  catalog?: CatalogEntity[];
  /** What is loaded, where that is not the catalog. */
  served?: object;
  now?: object;
  env?: string;
  /** What it is answered with. */
  status?: number;
  /** Whether the browser lets the page copy. */
  copies?: boolean;
  /** What alone the search answers. */
  answers?: string;
  does?: Record<string, string>[];
}>;

it.each(Object.entries(COMPONENTS))('%s', async (name, Component) => {
  const cases = `src/components/cases/${name}`;
  const seen: string[] = [];
  const before: string[] = [];
  const unlike: string[] = [];
  for (const [title, props] of Object.entries(casesOf<Given>(cases))) {
    const { address = '/', catalog: entities, served, env = 'test', status, ...rest } = props;
    const { does = [], copies = true, answers, ...given } = rest;
    Object.assign(given, { sees: undefined });
    vi.stubEnv('NODE_ENV', env);
    vi.stubGlobal('fetch', async () =>
      Response.json(served ?? { ...CATALOG, entities }, { status }),
    );
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('IntersectionObserver', Observer);
    FakeWorker.answer = (asked) =>
      answers === undefined || asked.input === answers
        ? answersFrom(entities ?? SMALL_CATALOG)(asked)
        : undefined;
    localStorage.clear();
    vi.setSystemTime('2025-03-04T12:00');
    Object.assign(now, given.now);
    let [copied, inView] = ['', ''];
    Element.prototype.scrollIntoView = function scroll() {
      inView = this.id;
    };
    document.documentElement.style.cssText = '';
    window.addEventListener(
      'submit',
      (event) => (copied ||= event.defaultPrevented ? '' : 'a form'),
    );
    vi.stubGlobal('confirm', (question: string) => (copied = question));
    vi.stubGlobal('print', () => (copied = 'all that is open, on paper'));
    document.execCommand = () =>
      copies && Boolean((copied = document.querySelector('textarea')!.value));
    // Another test may have left what it asked for.
    window.history.replaceState(null, '', address);
    const { container, unmount } = await act(async () => render(<Component {...given} />));
    await act(() => vi.dynamicImportSettled());
    for (const [how, what] of does.flatMap(Object.entries<string>)) {
      await act(async () => DOES[how]!(what));
      await act(() => vi.dynamicImportSettled());
    }
    const here = window.location.href.slice(window.location.origin.length);
    const head = Array.from(
      document.head.querySelectorAll('title, meta, link[rel=alternate]'),
      ({ outerHTML }) => `${outerHTML}\n`,
    );
    const { dataset, style } = document.documentElement;
    const told = [
      ...head,
      dataset.onlyVendor === '' && 'only what the vendor states\n',
      here !== address && `at ${here}\n`,
      copied && `gives: ${copied}\n`,
      inView && `in view: #${inView}\n`,
      style.cssText && `${style.cssText}\n`,
    ];
    const text = told.filter(Boolean).join('') + shown(container).trim();
    unmount();
    // The next may ask anew.
    if (answers !== undefined) FakeWorker.all.at(-1)?.onerror?.();
    const lines = text.split(/\s*\n\s*/);
    const sees = text && `${once(lines, before).join('\n')}\n`;
    if (sees !== (props.sees ?? '')) unlike.push(title);
    before.push(...lines, '');
    seen.push(sees.replaceAll(/^(?=.)/gm, '    '));
  }
  const file = fs.readFileSync(`${cases}.yaml`, 'utf8');
  const asSeen = file.replaceAll(/(?<=^ {2}sees: \|\n)( {4}.*\n)*/gm, () => seen.shift()!);
  await expect(asSeen, unlike.join('\n')).toMatchFileSnapshot(`cases/${name}.yaml`);
  expect(seen).toEqual([]);
});

/** Lines, without those that follow one as they did where a case first had it: five and more are only counted. */
function once([line, ...rest]: string[], before: string[]): string[] {
  if (line === undefined) return [];
  const from = before.indexOf(line) + 1;
  const more = from && before.slice(from).findIndex((each, at) => each !== rest[at]);
  return more < 5
    ? [line, ...once(rest, before)]
    : [line, `… ${more} more lines as the first time`, ...once(rest.slice(more), before)];
}

const BLOCK = /^(address|dd|details|div|dl|dt|h\d|header|li|nav|ol|p|section|summary|table|tr|ul)$/;

/** What is said to those who hear a page, or has a look of its own. */
const SAID =
  /^(\S+ (aria-.+|colspan|data-(chosen|impact|lit|needs-script|reading)|disabled|start|tabindex)|button title|form action|progress value|th scope|time datetime)$/;

/** A page as text: links as in Markdown, fragments and what is only said in braces, what is folded behind ▸, a cell behind a bar. */
function shown(node: Node): string {
  if (node instanceof HTMLElement === false) return node.textContent ?? '';
  const tag = node.localName;
  if (tag !== 'input' && (node.hidden || (tag === 'dialog' && !node.hasAttribute('open'))))
    return '';
  const inner = Array.from(node.childNodes, shown).join('');
  const title = node.title && ` "${node.title}"`;
  const file = node.hasAttribute('download') ? '⤓ ' : '';
  const words = Array.from(node.attributes, ({ name, value }) =>
    SAID.test(`${tag} ${name}`) ? `${name} ${value}`.trim() : '',
  );
  words.push(/\b(check-is-\S+|marked|portal-unseen(?!-))\b/.exec(node.className)?.[0] ?? '');
  if (node === document.activeElement && node !== document.body) words.push('focus');
  if (!/^(cell|columnheader|none|row|rowgroup|table)$/.test(node.role ?? ''))
    words.unshift(node.role ?? '');
  const said = words
    .filter(Boolean)
    .join(' ')
    // React counts its own on, from test to test.
    .replaceAll(/_r_\w*?_/g, '')
    .replace(/.+/, '{$&}');
  if (tag === 'a') return `[${file}${inner}](${node.getAttribute('href')}${title})${said}`;
  if (tag === 'code') return `\`${inner}\`${title}${said}`;
  if (tag === 'mark') return `==${inner}==`;
  if (tag === 'button') return `(${inner})${said}`;
  if (node instanceof HTMLSelectElement) {
    return `(${Array.from(node.options, ({ text, selected }) => (selected ? `*${text}*` : text)).join(' / ')})`;
  }
  if (node instanceof HTMLInputElement) {
    const { type, value, placeholder, accept, checked } = node;
    if (type === 'checkbox') return `(${checked ? '☑' : '☐'})${said}`;
    const text =
      /^(search|text)$/.test(type) && value ? `${value}|` : `${placeholder || accept || type} …`;
    return `(${text})${said}`;
  }
  if (/^t[dh]$/.test(tag)) return `\n| ${said}${inner.trim()}`;
  if (tag === 'summary') return `\n${node.closest('details')?.open ? '▾' : '▸'} ${said}${inner}\n`;
  const sign = /^h\d$/.test(tag) ? `${'#'.repeat(Number(tag[1]))} ` : tag === 'li' ? '- ' : '';
  const id = node.id.replace(/^_r_.*/, '').replace(/.+/, '{#$&} ');
  return BLOCK.test(tag) ? `\n${id}${said}${sign}${inner}\n` : said + inner;
}
