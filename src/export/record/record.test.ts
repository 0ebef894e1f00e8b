import { zipSync } from 'fflate';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { counted } from '../../dictionary/model/counted';
import { bitOf, CLASSES, type ClassName } from '../../dictionary/model/sensitivity';
import { checkRules } from '../../outputs/artefacts/programs/checkRules';
import { readingRules, wordsOf } from '../../outputs/artefacts/programs/readingRules';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { casesOf } from '../../testing/cases';
import { inMemory } from '../../testing/exportCheck/checkFiles';
import type { Files } from '../../testing/exportCheck/copyClients';
import { FAULTS, plant } from '../../testing/exportCheck/faults';
import { bytesOfFile, copyOf, madeUpFiles } from '../../testing/exportCheck/madeUpFiles';
import { dictionary } from '../../testing/guides/projectGuides';
import { HOSTILE_TEXTS } from '../../testing/hostileTexts';
import { openFile } from '../records/openFile';
import { plainFile, ReadError } from '../records/source';
import { readAttached } from './attached';
import { saveChart } from './draw/saveChart';
import { listClients, whyNobody } from './listClients';
import { type Chart, type Entry, makeChart } from './makeChart';
import { readRecord } from './readRecord';
import { recordRules } from './rules';

const rules = recordRules({
  check: checkRules(dictionary),
  words: wordsOf(dictionary),
  reading: await readingRules(dictionary),
});
const NOW = new Date('2026-03-01T12:00:00Z');

const GUID = '0f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60';
const GIVEN = { name: 'export.zip', sha256: 'e3b0c442'.repeat(8) };

const open = async (zip: Uint8Array) =>
  (await openFile(plainFile('export.zip', inMemory(zip)), inMemory(zip))).source;
const list = async (zip: Uint8Array, now = NOW) => listClients(rules, await open(zip), now);

async function chartOf(
  zip: Uint8Array,
  client: string | number,
  hidden: readonly ClassName[] = [],
): Promise<Chart> {
  const listing = zip === sampleZip ? listed : await list(zip);
  const kept = await readRecord(rules, await open(zip), listing, client);
  return makeChart(rules, listing, client, kept, GIVEN, hidden);
}

const zipFiles = (files: Files) =>
  zipSync(Object.fromEntries([...files].map(([name, content]) => [name, bytesOfFile(content)])));
const lines = (files: Record<string, readonly object[]>) => {
  const written = Object.entries(files).map(
    ([name, all]) => [`Content${name}.json`, all.map((one) => JSON.stringify(one))] as const,
  );
  return zipFiles(new Map(written));
};

/** What is said of the record of Avery Sample, as patterns. */
const cases = casesOf<string[][]>('src/export/record/avery');
const sampleZip = zipOf(dictionary);
const listed = await list(sampleZip);
const { records } = dictionary.sample;
const of = (chart: Chart, file: string) =>
  chart.entries.filter((entry) => entry.file === `Content${file}.json`);
const textOf = ({ values }: Entry, label: string) =>
  values.find((value) => value.label === label)?.text;

describe('the sample', () => {
  it('has eight clients with their names, and the day of its latest entry', async () => {
    const names = [...listed.clients.values()].flatMap((client) => [...client.names]);
    expect(names).toHaveLength(8);
    const [avery] = listed.clients.values();
    expect(avery).toMatchObject({ names: new Set(['Avery Sample']), born: 'Apr 12, 1985' });
    expect(listed).toMatchObject({ records: records.length, asOf: '2025-09-22' });
    // What is dated later than tomorrow is a slip, and makes nothing past.
    const { asOf } = await list(sampleZip, new Date('2025-09-17T12:00Z'));
    expect(asOf).toBe('2025-09-18');
    expect(listed.troubles).toEqual([
      expect.objectContaining({ text: 'Other files', isNote: true }),
    ]);
  });

  it.each([...listed.clients.keys()])('shows all records of client %s, each once', async (id) => {
    const chart = await chartOf(sampleZip, id);
    const named = records.filter(({ text }) =>
      Object.entries(JSON.parse(text) as object).some(
        ([key, value]) => /^((From|To) )?Client I[dD]$/.test(key) && value === id,
      ),
    );
    expect(chart.counts).toMatchObject({ all: records.length, own: named.length });
    const places = chart.entries.map(({ file, line }) => `${file} ${line}`);
    const shown = chart.sections.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries));
    expect(shown.map((at) => places[at]).sort()).toEqual(places.sort());
    expect(shown).toHaveLength(named.length + chart.counts.listed);
    const drawn = saveChart(chart, '').matchAll(
      /<details class="read-entry" open=""><summary id="r(\d+)"/g,
    );
    expect([...drawn].map(([, at]) => Number(at))).toEqual(shown);
  });
});

describe('the record of Avery Sample', async () => {
  const chart = await chartOf(sampleZip, 10482);

  it('says what a record is, not how to join or filter its file', () => {
    expect(chart.kinds.ContentAllergies?.about).toMatch(/^One allergy of a client, .* CT\)\.$/);
  });

  it.each(cases.isCalled!)('calls the first record of %s %s', (file, title = '') => {
    expect(of(chart, file!)[0]?.title).toMatch(new RegExp(title));
  });

  it('has what belongs to a coverage in one part', () => {
    const titles = chart.sections.map(({ title }) => title);
    expect(titles).toContain('Coverage');
    expect(titles).not.toContain('Insurance and eligibility');
  });

  const summed = (title: string) => chart.summary.find((part) => part.title === title)!;
  const first = (title: string) => chart.entries[summed(title).entries[0]!]?.title;

  it.each(cases.sumsUp!)('sums up %s: %s', (title, says = '') => {
    expect(first(title!)).toMatch(new RegExp(says));
  });

  it('sums up what is owed, and leaves out what has ended', () => {
    expect(summed('Balance of all visits')).toMatchObject({
      notes: ['$200.00, added up from 30 records'],
    });
    expect(first('Allergies')).toMatch(/^Penicillin G/);
    expect(saveChart(chart, '')).toContain(' · Discontinued Date Sep 10, 2025, 9:19 AM</a>');
    expect(summed('Allergies')).toMatchObject({
      notes: ['None current on Sep 22, 2025, of 1 record'],
    });
    expect(summed('Next appointments').entries).toHaveLength(1);
    expect(summed('Last visits')).toMatchObject({ notes: ['The first 8 of 30:'] });
    expect(summed('Last visits').entries).toHaveLength(8);
    expect(of(chart, 'Allergies')[0]?.ends).toEqual([
      { said: 'Discontinued Date Sep 10, 2025, 9:19 AM', day: '2025-09-10' },
    ]);
  });

  it.each(cases.leadsTo!)('leads from %s, %s %s to %s', (file, label, text, title) => {
    const { to, sure } = of(chart, file!)[0]!.values.find((value) => value.label === label)!;
    expect([textOf(of(chart, file!)[0]!, label!), chart.entries[to!]?.title]).toEqual([
      text,
      title,
    ]);
    expect(sure).not.toBe('stated');
  });

  it.each(cases.spells!)('spells %s, %s as %s', (file, label, says = '') => {
    expect(textOf(of(chart, file!)[0]!, label!)).toMatch(new RegExp(says));
  });

  it('is saved with a timeline that leads to all that has a date, and with a count by file', () => {
    const html = saveChart(chart, '');
    const timeline = /<dt>The newest first<\/dt>.*?<\/dl>/s.exec(html)?.[0] ?? '';
    const led = [...timeline.matchAll(/href="#r(\d+)"/g)].map(([, at]) => Number(at));
    expect(led).toEqual(chart.timeline);
    expect(html).toContain('<dt>ContentVisitService.json</dt><dd>30 records</dd>');
    expect(html).toContain('<tr><td>Sum</td><td>$4,510.00</td>');
  });

  it('has headlines of an agency’s own fields without the ids of what they are about', () => {
    const titles = chart.entries.flatMap(({ file, title }) => (/_Custom/.test(file) ? title : []));
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((title) => /(Visit|Client) Id/.test(title))).toEqual([]);
    expect(titles).not.toContain('Visit Service');
  });

  it('leads from a visit to what is about it', () => {
    const [visit] = of(chart, 'VisitService');
    const files = new Set(visit?.from.map(({ to }) => chart.entries[to]?.file));
    const about = 'Payments Claims ClinicalNotes VisitServiceApproval Questionnaire'.split(' ');
    for (const name of about) expect(files).toContain(`Content${name}.json`);
    const ofClient = of(chart, 'ClientProfile_Custom')[0]!.from.map(
      ({ to }) => chart.entries[to]?.file,
    );
    expect(ofClient).not.toContain('ContentVisitService.json');
  });
});

it('says what could not be read in the words of the check, and throws nothing', async () => {
  const files = copyOf(madeUpFiles(dictionary, 12));
  for (const fault of FAULTS) plant(files, fault);
  const zip = zipFiles(files);
  const { clients, troubles } = await list(zip);
  const most = [...clients.values()].reduce((a, b) => (b.records > a.records ? b : a));
  const chart = await chartOf(zip, most.id);
  expect(chart.counts.own).toBeGreaterThanOrEqual(most.records);
  const html = saveChart(chart, '');
  for (const kind of FAULTS.map((fault) => fault.kind).filter((one) => LOST.includes(one))) {
    const { title } = dictionary.findingKinds[kind]!;
    expect(troubles).toContainEqual(expect.objectContaining({ text: title }));
    expect(html).toContain(title);
  }
});

const LOST = ['not-json', 'not-object', 'cut-off', 'file-unknown', 'archive-nested'];

it('counts at its end what is of nobody, whose name may be somebody’s', async () => {
  const zip = zipFiles(
    new Map([
      ['ContentClientNotes.json', [JSON.stringify({ 'Client Id': 1, 'Client Note': 'one' })]],
      ['ContentAllergies.json', []],
      ['ContentClaims.json', []],
      ['Jane Doe.exe', ['MZ']],
      ['ContentJane-Doe.pdf', ['%PDF']],
      ['ContentPay\x0eents.jsgn', ['{}']],
      [GUID, ['MZ']],
    ]),
  );
  const chart = await chartOf(zip, 1);
  const inSections = chart.sections.flatMap(({ troubles }) => troubles);
  expect(inSections).toEqual([expect.stringContaining('Attached file without a record')]);
  const html = saveChart(chart, '');
  expect(html).toContain('File without records: ContentAllergies.json, ContentClaims.json');
  expect(html).toContain('Other files: 2 files, ContentPay\ufffdents.jsgn');
  expect(html).toContain('Attached file without a record');
  expect(html).not.toContain('Jane');
  expect(html).not.toContain(GUID);
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

it.each(Object.values(casesOf<string[]>('src/export/record/attached')))(
  'takes %s that begins with %j for %s',
  async (name, content, type) => {
    const record = { 'Client Id': 1, 'Original Name': name, Attachment: GUID.toUpperCase() };
    const zip = zipSync({
      'ContentClientAttachments.json': bytes(JSON.stringify(record)),
      [`files/${GUID}`]: bytes(content),
    });
    const chart = await chartOf(zip, 1);
    const { attached } = chart.entries[0]!;
    expect(attached!.name).toBe(name.replaceAll('/', '_'));
    const file = await readAttached(await open(zip), attached!);
    expect(file?.type).toBe(type || 'application/octet-stream');
    expect(new Uint8Array(await file!.arrayBuffer())).toEqual(bytes(content));
  },
);

it.each(['file-encrypted' as const, ''])(
  'opens no attached file that cannot be read: %s',
  async (kind) => {
    async function* pieces() {
      yield bytes('MZ');
      if (!kind) throw new ReadError('archive-damaged');
    }
    const files = [{ path: GUID, size: 1, pieces, ...(kind && { problem: kind }) }];
    expect(await readAttached({ files, problems: [] }, { file: GUID, name: '' })).toBeUndefined();
  },
);

it('shows the last record of a file that was changed, too, and none of one that cannot be read', async () => {
  async function* pieces() {
    yield bytes(JSON.stringify({ 'Client Id': 1, 'Client Note': 'one' }));
    throw new ReadError('check-sum-differs');
  }
  const source = { files: [{ path: 'ContentClientNotes.json', size: 40, pieces }], problems: [] };
  const listing = await listClients(rules, source, NOW);
  expect(listing.troubles).toMatchObject([{ text: 'File in the zip was changed' }]);
  expect(await readRecord(rules, source, listing, 1)).toHaveLength(listing.records);
  const files = source.files.map((file) => ({ ...file, problem: 'file-encrypted' as const }));
  const gone = await readRecord(rules, { ...source, files }, listing, 1);
  expect(gone).toEqual([]);
  const { warnings, counts } = makeChart(rules, { ...listing, troubles: [] }, 1, gone, GIVEN);
  expect(counts).toMatchObject({ own: 0, unowned: 0 });
  expect(warnings).toEqual([expect.stringMatching(/^Part of the export could not be read, /)]);
});

type Small = { records: Record<string, object[]>; shows: object };

it.each(Object.entries(casesOf<Small>('src/export/record/small')))(
  '%s',
  async (_, { records, shows }) => {
    const { summary, sections, entries, ...rest } = await chartOf(lines(records), 1);
    const values = ({ values }: Entry) =>
      Object.fromEntries(
        values.map(({ label, text, note }) => [label, note ? `${text} ${note}` : text]),
      );
    const shown = {
      summary: Object.fromEntries(summary.map((part) => [part.title, part])),
      sections: Object.fromEntries(sections.map((part) => [part.title, part])),
      entries: entries.map((entry) => ({ ...entry, values: values(entry) })),
    };
    expect({ ...rest, ...shown }).toMatchObject(shows);
  },
);

it('shows a record without a client with what it belongs to, or counts it as of no client', async () => {
  const visit = { 'Client Id': 1, 'Client Visit Id': 7 };
  const zip = lines({
    VisitService_Custom: [{ ...visit, Own: '2025-03-04T10:00:00' }],
    VisitService: [visit, { 'Client Visit Id': 8 }],
    ClinicalNotes: [
      ...Array<object>(19_998).fill({ 'Visit Id': 8 }),
      { 'Visit Id': 7, 'Answer Notes': 'Slept well.' },
      { 'Visit Id': 8, 'Answer Notes': 'Nobody’s.' },
    ],
  });
  const chart = await chartOf(zip, 1);
  const [note, ...others] = of(chart, 'ClinicalNotes');
  expect([note?.title, others]).toEqual(['Slept well.', []]);
  const { to } = note!.values.find(({ label }) => label === 'Visit Id')!;
  expect(textOf(of(chart, 'VisitService_Custom')[0]!, 'Own')).toBe('Mar 4, 2025, 10:00 AM');
  // It is the visit, not what the agency adds to it.
  expect(chart.entries[to!]).toMatchObject({ file: 'ContentVisitService.json' });
  expect(chart.counts).toEqual({ all: 20_003, own: 3, listed: 0, unowned: 20_000 });
});

describe('what is hidden', async () => {
  const NAME = 'ContentClientProfile_Custom.json';
  const shape = rules.check.entities.map(({ file, fields, classes = [] }, entity) => ({
    file: `${file}.json`,
    values: fields.map(({ name }, at) => ({
      ...{ name, bits: classes[at] ?? 0, text: name === 'Client Id' ? 1 : `mark${entity}x${at}x` },
    })),
  }));
  const custom = {
    'Client Id': 1,
    'First Name': 'markFirst',
    'Last Name': 'markLast',
    Own: 'markOwn',
  };
  const recordOf = (values: (typeof shape)[number]['values']) =>
    JSON.stringify(Object.fromEntries(values.map(({ name, text }) => [name, text])));
  const files: Files = new Map(shape.map(({ file, values }) => [file, [recordOf(values)]]));
  const zip = zipFiles(files.set(NAME, [JSON.stringify(custom)]));

  const listing = await list(zip);
  const kept = await readRecord(rules, await open(zip), listing, 1);

  it.each(CLASSES)('is nowhere: %s', (name) => {
    const chart = makeChart(rules, listing, 1, kept, GIVEN, [name]);
    const all = new Set(JSON.stringify(chart).match(/mark(?:(?:\d+x){2}|[A-Z][a-z]+)/g));
    const own = { 'direct-identifier': [1, 1, 0], 'agency-defined': [1, 1, 1] }[name as string];
    const marks = ['markFirst', 'markLast', 'markOwn'].map((text, at) => ({
      ...{ text, isHidden: Boolean(own?.[at]), file: NAME },
    }));
    let ids = 0;
    for (const { file, values } of shape) {
      // What belongs to nobody, or is of a list that nobody names, is not in the record.
      if (!chart.entries.some((entry) => entry.file === file)) continue;
      // The last of a name that is documented twice is what a record of JSON has.
      const last = new Map(values.map((value) => [value.name, value]));
      for (const { bits, text } of last.values()) {
        const isHidden = (bits & bitOf(name)) !== 0;
        if (typeof text === 'string') marks.push({ text, isHidden, file });
        else if (isHidden) ids += 1;
      }
    }
    for (const { text, isHidden, file } of marks) {
      expect(all.has(text), `${text} of ${file}`).toBe(!isHidden);
    }
    expect(chart.classes.filter((one) => one.isHidden)).toMatchObject([{ name }]);
    const { length } = marks.filter(({ isHidden }) => isHidden);
    expect(chart.warnings[0]).toContain(`. ${counted(length + ids, 'value')} of `);
  });

  it('is all of an agency’s own fields, also of one that is called as the vendor’s', async () => {
    const visit = { 'Client Id': 1, 'Client Visit Id': 7, Status: 'Zqx' };
    const own = lines({ VisitService_Custom: [visit] });
    expect(JSON.stringify(await chartOf(own, 1))).toContain('Zqx');
    expect(JSON.stringify(await chartOf(own, 1, ['agency-defined']))).not.toContain('Zqx');
  });

  it('is not what the summary makes of it', async () => {
    const chart = await chartOf(sampleZip, 10482, ['financial', 'person-date']);
    const { summary } = chart;
    for (const title of ['Current medications', 'Next appointments', 'Balance of all visits']) {
      expect(summary.find((part) => part.title === title)).toMatchObject({
        ...{ entries: [], notes: ['Not shown: it depends on what is hidden'] },
      });
    }
    expect(chart.asOf).toBe('');
    expect(saveChart(chart, '')).toContain('Hidden: Date of a person; Financial. ');
  });
});

it('finds all records of an id that is text, in any letter case', async () => {
  const zip = lines({ ClientNotes: ['AB1', 'ab1'].map((id) => ({ 'Client Id': id })) });
  const [id] = (await list(zip)).clients.keys();
  expect((await chartOf(zip, id!)).counts.own).toBe(2);
});

it('says of an export of lists that no record is of a client, whatever else the check notes', async () => {
  const listing = await list(lines({ Payer: [{ 'Payer Id': 1 }], Allergies: [] }));
  expect(whyNobody(rules, listing)).toBe('No record names a client');
  const invalid = await list(zipFiles(new Map([['ContentPayer.json', ['x', '{}']]])));
  expect(whyNobody(rules, invalid)).toBe('Invalid JSON line');
  expect(whyNobody(rules, await list(lines({ Payer: [] })))).toBe('No records');
});

it('says of a file that cannot be read only what the check says', async () => {
  const invalid = new Map([
    ['ContentProfile.json', ['{"Client Id":1}']],
    ['ContentAllergies.json', ['x']],
  ]);
  const { summary } = await chartOf(zipFiles(invalid), 1);
  expect(summary.find(({ title }) => title === 'Allergies')?.notes).toHaveLength(1);
});

it('says of a sound export that nothing was found in its files', async () => {
  const html = saveChart(await chartOf(lines({ Claims: [{ 'Client Id': 1 }] }), 1), '');
  expect(html).toContain('What the check finds in its files: nothing.');
});

type Listed = { records: Record<string, object[]>; clients: object };

it.each(Object.entries(casesOf<Listed>('src/export/record/listed')))('%s', async (_, expected) => {
  const { clients } = await list(lines(expected.records));
  const shown = [...clients].map(([id, { names, born }]) => [id, { names: [...names], born }]);
  expect(Object.fromEntries(shown)).toEqual(expected.clients);
});

const HOSTILE = [...HOSTILE_TEXTS, ...Object.values(casesOf<string>('src/export/record/hostile'))];

it('shows hostile values, keys and names of clients as text, in a file without scripts or links', async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  const zip = lines({
    ClientProfile_Custom: [{ 'Client Id': 1, 'First Name': HOSTILE.join(' '), 'Last Name': '' }],
    ClientNotes: HOSTILE.map((text) => ({ 'Client Id': 1, 'Client Note': text, [text]: text })),
    ClientLinks: HOSTILE.map((text) => ({ 'Client Id': 1, 'Link Name': text, 'Link URL': text })),
  });
  const html = saveChart(await chartOf(zip, 1), rules.reading.style);
  expect(html).toContain(`SHA-256 ${GIVEN.sha256} · read on Mar 1, 2026`);
  expect(html).toContain('@media screen and (prefers-color-scheme: dark) {\n  :root');
  expect(html).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Surrogate}]/u);
  const elements = [...elementsOf(parse(html))];
  const names = elements.map(({ tagName }) => tagName);
  for (const name of ['script', 'img', 'svg', 'iframe', 'base']) expect(names).not.toContain(name);
  const attrs = elements.flatMap((element) => element.attrs);
  const leading = attrs.filter(({ name, value }) => name === 'href' && !value.startsWith('#'));
  expect([...leading, ...attrs.filter(({ name }) => name.startsWith('on'))]).toEqual([]);
  for (const text of HOSTILE.filter((each) => /^[ -~]+$/.test(each))) {
    expect(html).toContain(text.replace(/[&<>"']/g, (letter) => ESCAPES[letter as '&']));
  }
});

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

type Node = DefaultTreeAdapterTypes.Node;

function* elementsOf(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}
