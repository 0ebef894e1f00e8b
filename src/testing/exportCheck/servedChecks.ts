import { vi } from 'vitest';
import type { FromWorker, Given, ToWorker } from '../../components/CheckExport/messages';
import { serveChecks } from '../../components/CheckExport/serveChecks';
import type { CheckReport } from '../../export/model/report';
import { describeFields } from '../../outputs/artefacts/customDictionary/customDictionary';
import { convertRules } from '../../outputs/artefacts/programs/convertRules';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { dictionary, guides } from '../guides/projectGuides';

export { dictionary };
const rules = await convertRules(dictionary, { guides });
export const sample = zipOf(dictionary);
/** One record of a payer, as a file has it. */
export const PAYER = '{"Payer Id":"x","Insurance Name":"Example Health Plan","Phone":null}\n';

export type Take = (message: ToWorker) => Promise<void>;

/** Takes the page's messages; what the page gets to hear is in the list. */
export function served(react?: (sent: FromWorker, take: Take) => void) {
  const sent: FromWorker[] = [];
  const hear = (message: FromWorker) => {
    sent.push(message);
    react?.(message, take);
  };
  const take: Take = serveChecks(rules, describeFields(dictionary), hear);
  return { sent, take };
}

export async function answers(given: Given, react?: (sent: FromWorker, take: Take) => void) {
  const { sent, take } = served(react);
  await take({ check: { given, name: 'export.zip' } });
  return sent;
}

export const SAMPLE = {
  given: { sampleAddress: '/sample.zip', isBroken: false },
  name: 'the sample',
};

export const file = (path: string, content: string | Uint8Array) => ({
  path,
  blob: new Blob([content as Uint8Array<ArrayBuffer>]),
});
export const files = (...list: ReturnType<typeof file>[]): Given => ({
  files: list,
  isFolder: false,
});
export const reportOf = (sent: readonly FromWorker[]): CheckReport => {
  const { report } = sent.at(-1) ?? {};
  if (!report) throw new Error(JSON.stringify(sent.at(-1)));
  return report;
};
export const kindsOf = ({ findings, spelling }: CheckReport) =>
  new Set([...findings, ...spelling].map(({ kind }) => kind));

export const serveSample = (response = new Response(sample as Uint8Array<ArrayBuffer>)) =>
  vi.stubGlobal('fetch', async () => response);
