import { expect, it } from 'vitest';
import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { dictionary } from '../../../testing/guides/projectGuides';
import { expectHandbook } from '../../../testing/handbook';
import { bytesOf, downloads } from '../../../testing/published';

const FILE = downloadName(DOWNLOADS.handbook);
const isThere = downloads.includes(FILE);

it.skipIf(!isThere)(
  `the handbook has the dictionary, in 5 MB${isThere ? '' : '; npm run build makes it'}`,
  () => {
    const pdf = bytesOf(FILE);
    expect(pdf.length).toBeLessThanOrEqual(5 * 1024 * 1024);
    expectHandbook(pdf, dictionary.entities);
  },
);
