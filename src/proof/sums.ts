import { createHash } from 'node:crypto';
import { counted } from '../dictionary/model/counted';
import { zipSource } from '../export/records/zipSource';
import { blobSource } from '../export/records/source';
import { runCheck, startCheck } from '../export/check/startCheck';
import { checkRules } from '../outputs/artefacts/exportCheck/checkRules';
import type { Proof } from './subject/proof';
import { DOWNLOAD_LIST } from './subject/subject';

/** The check sums of all downloads. */
export const SUMS_PROOF: Proof = {
  artefact: 'SHA256SUMS',
  how: 'has the sum of each download',
  run: ({ text, bytes, paths }) => {
    const sums = new Map(
      [...text('SHA256SUMS').matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum, name]) => [
        name,
        sum,
      ]),
    );
    const downloads = paths.filter((name) => !/^\.\.|^SHA256SUMS$/.test(name));
    const wrong = downloads.filter(
      (name) => sums.get(name) !== createHash('sha256').update(bytes(name)).digest('hex'),
    );
    const lost = [...sums.keys()].filter((name) => !paths.includes(name ?? ''));
    return {
      counted: counted(sums.size, 'file'),
      broken: [
        ...wrong.map((name) => `SHA256SUMS has not the sum of ${name}`),
        ...lost.map((name) => `SHA256SUMS names ${name}, which is not there`),
      ],
    };
  },
};

/** What the Downloads page says, which the other proofs find again by ways of their own. */
export const PAGE_PROOF: Proof = {
  artefact: 'the Downloads page',
  how: 'says the figures that are found here',
  run: async (subject) => {
    const { text, bytes, dictionary, figures } = subject;
    const listed = (JSON.parse(text(DOWNLOAD_LIST)) as { figures: object }).figures;
    const found = Object.entries(figures).map(([name, figure]) => [name, JSON.stringify(figure)]);
    const says = new Map(
      Object.entries(listed).map(([name, figure]) => [name, JSON.stringify(figure)]),
    );
    const check = startCheck(checkRules(dictionary));
    const zip = new Blob([new Uint8Array(bytes('sample-export.zip'))]);
    await runCheck(check, await zipSource(blobSource(zip)));
    const { records } = check.report();
    const broken = [...found, ['allRecords', String(records)]]
      .filter(([name, figure]) => says.get(name ?? '') !== figure)
      .map(
        ([name, figure]) => `downloads.json says ${says.get(name ?? '')} ${name}, not ${figure}`,
      );
    return { counted: counted(found.length, 'figure'), broken: [...new Set(broken)] };
  },
};
