import fs from 'node:fs';
import { counted } from '../../../dictionary/model/counted';
import { sha256Of } from '../../check/command/checkExportCommand';
import { openSource, progressLine, type Streams } from '../../check/command/openSource';
import { InputError } from '../../../readOptions';
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
  wanted: string | undefined,
  stderr: Streams['stderr'],
  signal: AbortSignal | undefined,
): Promise<string> {
  const rules = recordRules({ check, words, reading });
  const { source, subject, file } = await openSource(paths);
  const { show: onProgress, clear } = progressLine(stderr);
  const options = { onProgress, signal };
  const listing = await listClients(rules, source, new Date(), options).finally(clear);
  const { clients } = listing;
  if (clients.size === 0) throw new ConvertError(`${paths[0]}: ${whyNobody(rules, listing)}`);
  if (wanted === undefined && clients.size > 1) {
    const count = counted(clients.size, 'client');
    throw new InputError(`The export has ${count}; name one: --client 1001`);
  }
  const client = [...clients.keys()].find((id) => String(id) === (wanted ?? String(id)));
  if (client === undefined) throw new InputError('The export has no record of that client');
  const kept = await readRecord(rules, source, listing, client, options).finally(clear);
  const sha256 = file === undefined ? null : await sha256Of(file);
  const chart = makeChart(rules, listing, client, kept, { name: subject.name, sha256 });
  const { part, finish, abandon } = unfinished(target);
  try {
    fs.writeFileSync(part, saveChart(chart, reading.style), { flag: 'wx', mode: 0o600 });
    finish();
  } finally {
    abandon();
  }
  const counts = `${counted(chart.counts.own, 'record')} of the client, of ${counted(listing.records, 'record')} of the export.`;
  return [counts, ...chart.warnings].join(' ');
}
