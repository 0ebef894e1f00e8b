import fs from 'node:fs';
import { counted } from '../../../dictionary/model/counted';
import { didYouMean } from '../../../dictionary/model/nearestName';
import { CLASSES, type ClassName } from '../../../dictionary/model/sensitivity';
import { sha256Of } from '../../check/command/checkExportCommand';
import { openSource, progressLine, type Streams } from '../../check/command/openSource';
import type { RunOptions } from '../../check/startCheck';
import { InputError } from '../../../readOptions';
import { picturesOf } from '../../record/attached';
import { saveChart } from '../../record/draw/saveChart';
import { listClients, whyNobody } from '../../record/listClients';
import { makeChart } from '../../record/makeChart';
import { readRecord } from '../../record/readRecord';
import { recordRules } from '../../record/rules';
import { type CommandRules, ConvertError } from '../convertExport';
import { unfinished } from '../targets/files';

/** Writes the record of one client as one HTML page, as /read does; says what became of it, without any value. */
export async function convertRecord(
  { check, dictionary: words, reading }: CommandRules,
  paths: readonly string[],
  target: string,
  { client: wanted, hide }: { client?: string; hide?: string },
  stderr: Streams['stderr'],
  signal: AbortSignal | undefined,
): Promise<string> {
  const rules = recordRules({ check, words, reading });
  const hidden = hide?.split(',').map((word) => classNamed(word.trim())) ?? [];
  const { source, subject, file } = await openSource(paths);
  const read = <T>(what: (options: RunOptions) => Promise<T>) => {
    const progress = progressLine(stderr);
    return what({ onProgress: progress.show, signal }).finally(progress.clear);
  };
  const listing = await read((options) => listClients(rules, source, new Date(), options));
  const { clients } = listing;
  if (clients.size === 0) throw new ConvertError(`${paths[0]}: ${whyNobody(rules, listing)}`);
  if (wanted === undefined && clients.size > 1) {
    const count = counted(clients.size, 'client');
    throw new InputError(`The export has ${count}; name one: --client 1001`);
  }
  const client = [...clients.keys()].find((id) => String(id) === (wanted ?? String(id)));
  if (client === undefined) throw new InputError('The export has no record of that client');
  const kept = await read((options) => readRecord(rules, source, listing, client, options));
  const sha256 = file === undefined ? null : await sha256Of(file);
  const chart = makeChart(rules, listing, client, kept, { name: subject.name, sha256 }, hidden);
  const html = saveChart(chart, reading.style, await picturesOf(source, chart));
  const { part, finish } = unfinished(target);
  fs.writeFileSync(part, html, { flag: 'wx', mode: 0o600 });
  finish();
  const counts = `${counted(chart.counts.own, 'record')} of the client, of ${counted(listing.records, 'record')} of the export.`;
  return [counts, ...chart.warnings].join(' ');
}

function classNamed(word: string): ClassName {
  const name = CLASSES.find((one) => one === word);
  const hint = didYouMean(word, CLASSES) || `; use ${CLASSES.join(', ')}`;
  if (!name) throw new InputError(`--hide: "${word}" is no class of sensitivity${hint}`);
  return name;
}
