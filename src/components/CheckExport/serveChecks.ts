import { ConvertError, type ConvertRules } from '../../export/convert/convertExport';
import { draftCustom, hasCustomFields } from '../../export/check/findings/formats';
import { baseName } from '../../export/records/source';
import { counted } from '../../dictionary/model/counted';
import { startCheck, type CustomFields } from '../../export/check/startCheck';
import {
  shareDone,
  type Chosen,
  type DescribeFields,
  type FromWorker,
  type GivenFile,
  type SaveFormat,
  type ToWorker,
} from './messages';
import { nowAndThen, type OpenedGiven, openGiven, sha256Of } from './openGiven';
import { saveExport, zipOf } from './saveExport';

/**
 * Serves the page's checks, one at a time: a new one stops the one before it, which reports nothing more.
 */
export function serveChecks(
  rules: ConvertRules,
  describeFields: DescribeFields,
  send: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  let running: ReturnType<typeof prepareCheck> | undefined;
  let custom: CustomFields = {};
  /** From now on checks know the agency's own fields, until they are described anew. */
  const describe = async ({ path, blob }: GivenFile) => {
    try {
      const described = describeFields(rules.check, path, await blob.text());
      if ('errors' in described) return send({ notDescribed: described.errors });
      custom = described.custom;
      const message = describedMessage(path, custom);
      send({
        described: { message, zip: zipOf(described.files) },
        notDescribed: undefined,
        announced: message,
      });
    } catch {
      send({ notDescribed: [NOT_READ] });
    }
  };
  return async (message) => {
    if ('describe' in message) return describe(message.describe);
    if ('cancel' in message) return running?.cancel();
    if ('save' in message) return running?.save(message.save);
    running?.cancel();
    const sendIfLast = (answer: FromWorker) => void (running === next && send(answer));
    const next = prepareCheck(rules, message.check, custom, sendIfLast);
    running = next;
    return next.run();
  };
}

const NOT_READ = 'The file could not be read. Choose it again.';

function describedMessage(file: string, custom: CustomFields): string {
  const fields = Object.values(custom).flat();
  const described = fields.filter(({ description }) => description).length;
  return `${file}: ${counted(fields.length, 'field')} of ${counted(Object.keys(custom).length, 'file')}, ${described} with a description.`;
}

const BROKEN_OFF =
  'The page could not write the file. The command ehi-convert.mjs does the same, with exports of any size';

function prepareCheck(
  rules: ConvertRules,
  chosen: Chosen,
  custom: CustomFields,
  send: (message: FromWorker) => void,
) {
  const abort = new AbortController();
  const { signal } = abort;
  const cancel = () => abort.abort();
  let opened: OpenedGiven;

  const run = async () => {
    try {
      const given = await openGiven(chosen, signal);
      if (signal.aborted) return send({ error: undefined });
      if (typeof given === 'string') return send({ error: given });
      opened = given;
      await check(given);
    } catch {
      send({ error: 'broken-off' });
    }
  };

  const check = async (given: OpenedGiven) => {
    const { source, isPart, subject } = given;
    const started = startCheck(rules.check, { custom, isPart, subject });
    const onProgress = nowAndThen((progress) =>
      send({ progress: { ...progress, file: baseName(progress.file) } }),
    );
    try {
      await started.run(source, { onProgress, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    const sha256 = signal.aborted ? null : await sha256Of(given);
    const report = started.report(sha256);
    const draft = hasCustomFields(report) ? draftCustom(report) : undefined;
    const announced = `${signal.aborted ? 'Canceled. ' : ''}${report.verdict.text} ${report.summary}`;
    send({ report, draft, announced });
  };

  const save = async (format: SaveFormat) => {
    const onProgress = nowAndThen((progress) => {
      const text = `Saving: ${Math.floor(shareDone(progress) * 100)} percent.`;
      send({ saving: { text, isUnderWay: true } });
    });
    const end = (text: string, saved?: FromWorker['saved']) =>
      send({ saving: { text, isUnderWay: false }, announced: text, ...(saved && { saved }) });
    try {
      const options = { custom, onProgress, signal };
      const { saved, message } = await saveExport(rules, opened, format, options);
      end(`Saved. ${message}`, saved);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof ConvertError ? error.message : BROKEN_OFF;
      end(`Not saved. ${reason}.`);
    }
  };

  return { cancel, run, save };
}
