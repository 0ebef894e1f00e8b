import check from '../../../docs/lists/check-rules.json';
import words from '../../../docs/lists/reading-rules.json';
import type { ClassName } from '../../dictionary/model/sensitivity';
import { readAttached } from '../../export/record/attached';
import type { Id } from '../../export/check/counting/links';
import { saveChart } from '../../export/record/draw/saveChart';
import { type Listed, type Listing, listClients, whyNobody } from '../../export/record/listClients';
import { type Chart, makeChart } from '../../export/record/makeChart';
import { readRecord } from '../../export/record/readRecord';
import { type GivenRules, recordRules } from '../../export/record/rules';
import { nameOf, plain } from '../../export/record/spell';
import { baseName } from '../../export/records/source';
import { type Chosen, shareDone, START_ERRORS } from '../CheckExport/messages';
import { nowAndThen, type OpenedGiven, openGiven, sha256Of } from '../CheckExport/openGiven';

/** What the worker finds out, which the page takes over. */
export type State = Readonly<{
  /** How much is read, from 0 to 1, while something is. */
  share?: number | undefined;
  file?: string;
  clients?: readonly Listed[] | undefined;
  chart?: Chart | undefined;
  /** The addresses of the attached files that were opened, by record; none of what cannot be read. */
  opened?: ReadonlyMap<number, string>;
  error?: string | undefined;
}>;

export type FromWorker = State & Readonly<{ made?: Readonly<{ name: string; blob: Blob }> }>;

declare const FileReaderSync: new () => { readAsDataURL: (blob: Blob) => string };
const STOPPED = new Error('stopped');
const rules = recordRules({ check, ...words } as unknown as GivenRules);
const send = (message: FromWorker) => self.postMessage(message);
const fail = (error: string) =>
  send({ share: undefined, clients: undefined, chart: undefined, error });
const addresses = new Map<number, string>();
let underWay = new AbortController();
let opened: OpenedGiven;
let listing: Listing;
let makeAgain: (hidden: readonly ClassName[]) => Chart;
let chart: Chart;

/** What was under way ends: its answer would come after the question. */
const begin = () => {
  underWay.abort(STOPPED);
  underWay = new AbortController();
  const onProgress = nowAndThen((at) =>
    send({ share: shareDone(at), file: plain(baseName(at.file)) }),
  );
  return { signal: underWay.signal, onProgress };
};

const list = async (chosen: Chosen) => {
  const options = begin();
  const found = await openGiven(chosen, options.signal);
  options.signal.throwIfAborted();
  if (typeof found === 'string') return fail(START_ERRORS[found]);
  opened = found;
  listing = await listClients(rules, opened.source, new Date(), options);
  const shown = ({ id, names }: Listed) => nameOf(id, names);
  const clients = [...listing.clients.values()].sort((a, b) => shown(a).localeCompare(shown(b)));
  const [first, second] = clients;
  if (!first) return fail(`${plain(opened.subject.name)}: ${whyNobody(rules, listing)}.`);
  send({ clients });
  // Who is alone in an export is read at once.
  if (!second) await read(first.id);
  else send({ share: undefined });
};

const read = async (client: Id) => {
  const options = begin();
  const kept = await readRecord(rules, opened.source, listing, client, options);
  const given = { name: opened.subject.name, sha256: await sha256Of(opened) };
  options.signal.throwIfAborted();
  makeAgain = (hidden) => makeChart(rules, listing, client, kept, given, hidden);
  addresses.clear();
  hide([]);
  send({ share: undefined });
};

const hide = (hidden: readonly ClassName[]) => {
  chart = makeAgain(hidden);
  send({ chart, opened: addresses });
};

const save = () => {
  const name = /^[\w-]{1,40}$/.test(chart.id) ? `record-${chart.id}.html` : 'record.html';
  const html = [saveChart(chart, rules.reading.style)];
  send({ made: { name, blob: new Blob(html, { type: 'text/html' }) } });
};

/** Pictures are shown, and a PDF gets an address for as long as this worker is there; all else is only ever downloaded. */
const openAttached = async (at: number) => {
  const attached = chart.entries[at]!.attached!;
  const blob = await readAttached(opened.source, attached);
  if (blob?.type === 'application/octet-stream')
    return send({ made: { name: attached.name, blob } });
  const picture = blob?.type.startsWith('image/') && new FileReaderSync().readAsDataURL(blob);
  send({ opened: addresses.set(at, picture || (blob ? URL.createObjectURL(blob) : '')) });
};

const stop = () => {
  begin();
  // What was still on its way says no more that something is read.
  send({ share: undefined });
};

const DOES = { list, read, hide, save, openAttached, stop };

/** What the page can have done, each with what it needs to know. */
export type ToWorker = {
  [Name in keyof typeof DOES]: readonly [name: Name, ...Parameters<(typeof DOES)[Name]>];
}[keyof typeof DOES];

self.onmessage = async ({ data: [name, ...given] }: MessageEvent<ToWorker>) => {
  try {
    await (DOES[name] as (...all: typeof given) => unknown)(...given);
  } catch (error) {
    if (error !== STOPPED) fail(START_ERRORS['broken-off']);
  }
};
// That it is loaded.
send({});
