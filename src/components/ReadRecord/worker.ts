import check from '../../../docs/lists/check-rules.json';
import words from '../../../docs/lists/reading-rules.json';
import type { ClassName } from '../../dictionary/model/sensitivity';
import {
  attachedFiles,
  dataAddress,
  isPicture,
  PDF,
  picturesOf,
} from '../../export/record/attached';
import { saveChart } from '../../export/record/draw/saveChart';
import { type Listing, listClients, whyNobody } from '../../export/record/listClients';
import { type Chart, makeChart, nameOf } from '../../export/record/makeChart';
import { readRecord } from '../../export/record/readRecord';
import type { RecordRules } from '../../export/record/rules';
import { plain } from '../../export/record/spell';
import { baseName } from '../../export/records/source';
import { type Chosen, shareDone, START_ERRORS } from '../CheckExport/messages';
import { fetchSample, nowAndThen, openGiven, sha256Of } from '../CheckExport/openGiven';

export type ToWorker =
  | Readonly<{ list: Chosen }>
  /** Whose record is read, by the place in the list. */
  | Readonly<{ read: number }>
  /** The classes of sensitivity that are hidden. */
  | Readonly<{ hide: readonly ClassName[] }>
  /** Whatever is being read is no longer wanted. */
  | Readonly<{ stop: true }>
  | Readonly<{ save: true }>
  /** A record, whose attached file is wanted. */
  | Readonly<{ open: number }>;

type Listed = Readonly<{ id: string; name: string; born: string; records: number }>;

/** What the worker finds out, which the page takes over. */
export type State = Readonly<{
  /** How much is read, from 0 to 1, while something is. */
  share?: number | undefined;
  file?: string;
  clients?: readonly Listed[] | undefined;
  chart?: Chart | undefined;
  /** The addresses of the attached files that were opened, by record. */
  opened?: ReadonlyMap<number, string>;
  notice?: string | undefined;
  error?: string | undefined;
}>;

export type FromWorker = State & Readonly<{ made?: Readonly<{ name: string; blob: Blob }> }>;

const STOPPED = new Error('stopped');

/** What was chosen, where nothing of it must be downloaded again: the sample, too. */
async function atHand({ given, name }: Chosen): Promise<Chosen> {
  if (!('sampleAddress' in given)) return { given, name };
  const blob = await fetchSample(given.sampleAddress);
  if (!blob) throw new ReaderError(START_ERRORS['no-sample']);
  return { given: { files: [{ path: name, blob }], isFolder: false }, name };
}

/** What the reader can do something about. */
class ReaderError extends Error {}

const rules = { check, ...words } as unknown as RecordRules;
const send = (message: FromWorker) => self.postMessage(message);
let chosen: Chosen | undefined;
let listing: Listing | undefined;
let chart: Chart | undefined;
const addresses = new Map<number, string>();
let makeAgain: ((hidden: readonly ClassName[]) => Chart) | undefined;

const open = async () => {
  const opened = await openGiven(rules.check, chosen!, underWay.signal);
  if (typeof opened === 'string') throw new ReaderError(START_ERRORS[opened]);
  return opened;
};
let underWay = new AbortController();
/** What was under way ends: its answer would come after the question. */
const begin = () => {
  underWay.abort(STOPPED);
  underWay = new AbortController();
  return {
    signal: underWay.signal,
    onProgress: nowAndThen((at) => send({ share: shareDone(at), file: plain(baseName(at.file)) })),
  };
};

const list = async (given: Chosen) => {
  const options = begin();
  chosen = await atHand(given);
  const { source, subject } = await open();
  listing = await listClients(rules, source, new Date(), options);
  const clients = [...listing.clients.values()].map(({ id, names, born = '', records }) => {
    return { id: plain(String(id)), name: nameOf(id, names), born, records };
  });
  if (clients.length === 0) {
    throw new ReaderError(`${plain(subject.name)}: ${whyNobody(rules, listing)}.`);
  }
  send({ clients });
  // Who is alone in an export is read at once.
  if (clients.length === 1) await read(0);
  else send({ share: undefined });
};

const read = async (place: number) => {
  const options = begin();
  const client = [...(listing?.clients.keys() ?? [])][place];
  if (!listing || client === undefined) return;
  const { source, subject } = await open();
  const kept = await readRecord(rules, source, listing, client, options);
  const readOn = new Date().toISOString().slice(0, 10);
  const given = { name: plain(subject.name), sha256: await sha256Of(chosen!.given), readOn };
  options.signal.throwIfAborted();
  const all = listing;
  makeAgain = (hidden) => makeChart(rules, all, client, kept, given, hidden);
  addresses.clear();
  draw();
};
const draw = (hidden: readonly ClassName[] = []) => {
  chart = makeAgain?.(hidden);
  if (chart) send({ chart, opened: addresses, notice: undefined, share: undefined });
};

const save = async (chart: Chart) => {
  const name = /^[\w-]{1,40}$/.test(chart.id) ? `record-${chart.id}.html` : 'record.html';
  const pictures = await picturesOf((await open()).source, chart);
  const html = saveChart(chart, rules.reading.style, pictures);
  send({ made: { name, blob: new Blob([html], { type: 'text/html' }) } });
};

/** Pictures are shown, and a PDF gets an address for as long as this worker is there; all else is only ever downloaded. */
const openAttached = async (chart: Chart, wanted: number) => {
  const { source } = await open();
  for await (const file of attachedFiles(source, chart, [wanted])) {
    const { at, name, bytes, type } = file;
    const blob = new Blob([bytes], { type });
    if (!isPicture(file) && type !== PDF) return send({ made: { name, blob } });
    addresses.set(at, isPicture(file) ? dataAddress(file) : URL.createObjectURL(blob));
    return send({ opened: addresses });
  }
  const { name } = chart.entries[wanted]!.attached!;
  send({ notice: `The export has no file ${name} that can be read.` });
};

const stop = () => {
  begin();
  // What was still on its way says no more that something is read.
  send({ share: undefined });
};

self.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  try {
    if ('list' in message) await list(message.list);
    else if ('read' in message) await read(message.read);
    else if ('stop' in message) stop();
    else if ('hide' in message) draw(message.hide);
    else if (chart && 'save' in message) await save(chart);
    else if (chart && 'open' in message) await openAttached(chart, message.open);
  } catch (error) {
    if (error === STOPPED) return;
    const words = error instanceof ReaderError ? error.message : START_ERRORS['broken-off'];
    send({ share: undefined, clients: undefined, chart: undefined, error: words });
  }
};
// That it is loaded.
send({});
