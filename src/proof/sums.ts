import { createHash } from 'node:crypto';
import { count, type Proof } from './proof';

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
      counted: count(sums.size, 'files'),
      broken: [
        ...wrong.map((name) => `SHA256SUMS has not the sum of ${name}`),
        ...lost.map((name) => `SHA256SUMS names ${name}, which is not there`),
      ],
    };
  },
};
