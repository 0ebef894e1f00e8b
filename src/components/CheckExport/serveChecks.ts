import { ConvertError } from '../../convert/convertExport';
import { draftCustom, hasCustomFields } from '../../exportCheck/findings/draftCustom';
import { baseName } from '../../exportCheck/classify';
import { hasOtherFields } from '../../exportCheck/findings/verdict';
import type { CheckRules, EarlierRelease } from '../../exportCheck/model/rules';
import type { Opened } from '../../exportCheck/openFile';
import { counted } from '../../dictionary/model/counted';
import {
  runCheck,
  startCheck,
  type CustomFields,
  type ExportCheck,
} from '../../exportCheck/startCheck';
import type {
  Chosen,
  DescribeFields,
  FromWorker,
  Given,
  GivenFile,
  Order,
  SaveFormat,
  ToWorker,
} from './messages';
import { openGiven, sha256Of } from './openGiven';
import { saveExport, zipOf } from './saveExport';

/** What has been found is sent this often. */
const REPORT_MS = 400;
/** So long the check runs before it looks whether the reader wants something. */
const BREATH_MS = 100;

type ReadEarlier = () => Promise<readonly EarlierRelease[]>;

/**
 * Serves the page's checks, one at a time: a new one stops the one before it, which reports nothing more.
 *
 * @param send gives a message to the page
 * @param load loads what reads an agency's description of its own fields
 * @param readEarlier reads the earlier releases, when an export has other fields than today's
 * @returns what takes the page's messages
 */
export function serveChecks(
  rules: CheckRules,
  send: (message: FromWorker) => void,
  load: () => Promise<DescribeFields>,
  readEarlier: ReadEarlier = async () => [],
): (message: ToWorker) => Promise<void> {
  let running: Running | undefined;
  let custom: CustomFields = {};
  /** From now on checks know the agency's own fields, until they are described anew. */
  const describe = async ({ path, blob }: GivenFile) => {
    try {
      const text = await blob.text();
      const described = (await load())(rules, path, text);
      if ('errors' in described) {
        return send({ is: 'not described', errors: described.errors });
      }
      custom = described.custom;
      send({ is: 'described', said: saidOf(path, custom), zip: zipOf(described.files) });
    } catch {
      send({ is: 'not described', errors: [NOT_READ] });
    }
  };
  const prepare = () =>
    load().then(
      () => send({ is: 'prepared' }),
      () => send({ is: 'refused', refusal: 'not-loaded' }),
    );
  return async (message) => {
    if ('prepare' in message) return prepare();
    if ('describe' in message) return describe(message.describe);
    if ('order' in message) return running?.obey(message.order);
    if ('save' in message) return running?.save(message.save);
    running?.obey('cancel');
    const sendIfLast = (message: FromWorker) => void (running === next && send(message));
    const next = new Running(rules, message.check, custom, sendIfLast, readEarlier);
    running = next;
    return next.run();
  };
}

const NOT_READ =
  'The file could not be read, or what reads it could not be loaded. Check the connection, and choose the file again.';

/** What a description says, in a sentence. */
function saidOf(file: string, custom: CustomFields): string {
  const fields = Object.values(custom).flat();
  const described = fields.filter(({ description }) => description).length;
  return `${file}: ${counted(fields.length, 'field')} of ${counted(Object.keys(custom).length, 'file')}, ${described} with a description.`;
}

const BROKEN_OFF =
  'The page could not write the file. The command ehi-convert.mjs does the same, with exports of any size';

/** One check that is running, or what it read. */
class Running {
  readonly #abort = new AbortController();
  readonly #rules: CheckRules;
  readonly #chosen: Chosen;
  readonly #custom: CustomFields;
  readonly #send: (message: FromWorker) => void;
  readonly #readEarlier: ReadEarlier;
  #paused: Promise<void> | undefined;
  #resume: (() => void) | undefined;
  #worked = 0;

  constructor(
    rules: CheckRules,
    chosen: Chosen,
    custom: CustomFields,
    send: (message: FromWorker) => void,
    readEarlier: ReadEarlier,
  ) {
    this.#rules = rules;
    this.#chosen = chosen;
    this.#custom = custom;
    this.#send = send;
    this.#readEarlier = readEarlier;
  }

  obey(order: Order): void {
    if (order === 'pause') this.#paused = new Promise((resolve) => (this.#resume = resolve));
    else {
      if (order === 'cancel') this.#abort.abort();
      this.#paused = undefined;
      this.#resume?.();
    }
  }

  async run(): Promise<void> {
    try {
      const chosen = this.#chosen;
      const opened = await openGiven(this.#rules, chosen, this.#abort.signal);
      if (this.#abort.signal.aborted) return this.#send({ is: 'dismissed' });
      if (typeof opened === 'string') return this.#send({ is: 'refused', refusal: opened });
      await this.#check(opened, chosen.given);
    } catch {
      this.#send({ is: 'refused', refusal: 'broken-off' });
    }
  }

  /** Reads the export once more, and converts it. */
  async save(format: SaveFormat): Promise<void> {
    const { signal } = this.#abort;
    let breathedAt = 0;
    const onProgress = async ({ bytes, size }: { bytes: number; size: number }) => {
      if (performance.now() - breathedAt < REPORT_MS) return;
      this.#send({ is: 'saving', share: size === 0 ? 1 : Math.min(1, bytes / size) });
      await new Promise((resolve) => setTimeout(resolve));
      breathedAt = performance.now();
    };
    try {
      const opened = await openGiven(this.#rules, this.#chosen, signal);
      if (typeof opened === 'string') throw new ConvertError('It cannot be read again');
      const options = { custom: this.#custom, onProgress, signal };
      const saved = await saveExport({ check: this.#rules }, opened, format, options);
      this.#send({ is: 'saved', format, ...saved });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof ConvertError ? error.message : BROKEN_OFF;
      this.#send({ is: 'not saved', reason });
    }
  }

  async #check({ source, isPart, subject, recognized }: Opened, given: Given): Promise<void> {
    if (recognized) this.#send({ is: 'recognized', file: recognized });
    const check = startCheck(this.#rules, { custom: this.#custom, isPart, subject });
    const { signal } = this.#abort;
    try {
      await runCheck(check, source, { onProgress: this.#reporter(check), signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    const sha256 = signal.aborted ? null : await sha256Of(given);
    const report = check.report(sha256);
    const draft = hasCustomFields(report) ? draftCustom(report) : undefined;
    const isOther = this.#rules.release !== undefined && hasOtherFields(report.findings);
    // Offline there is no answer, and the report stands without it.
    const earlier = isOther ? await this.#readEarlier().catch(() => undefined) : undefined;
    this.#send({
      is: signal.aborted ? 'canceled' : 'finished',
      report: earlier ? check.report(sha256, earlier) : report,
      draft,
    });
  }

  /** Reports now and then how far the check is, lets orders in, and waits while it is paused. */
  #reporter(check: ExportCheck) {
    let since = performance.now();
    let reportedAt = -REPORT_MS;
    const work = () => this.#worked + performance.now() - since;
    let breathedAt = work();
    return async (at: { bytes: number; size: number; file: string }) => {
      if (work() - breathedAt < BREATH_MS && reportedAt >= 0) return;
      if (work() - reportedAt >= REPORT_MS) {
        reportedAt = work();
        const progress = { ...at, file: baseName(at.file), seconds: reportedAt / 1000 };
        this.#send({ is: 'under way', progress, report: check.report() });
      }
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#paused) {
        this.#worked = work();
        await this.#paused;
        since = performance.now();
      }
      breathedAt = work();
    };
  }
}
