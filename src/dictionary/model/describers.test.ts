import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { describerOf, markOf, whoDescribes } from './describers';

const { marks, codeSystems, counts } = casesOf(path.join(__dirname, 'describers')) as unknown as {
  marks: Record<string, string | null>;
  codeSystems: Parameters<typeof describerOf>[1];
  counts: [vendors: number, others: number, says: string][];
};

it.each(Object.entries(marks))('marks what %s describes as %s', (key, mark) => {
  expect(markOf(describerOf(key, codeSystems)) ?? null).toBe(mark);
});

it.each(counts)(
  'says of %i fields of the vendor and %i others who describes them',
  (vendors, others, says) => {
    const all = Array.from({ length: vendors + others }, (_, at) =>
      at < vendors ? 'vendor' : at === vendors + 1 ? 'X12 837' : undefined,
    );
    expect(whoDescribes(all)).toBe(`The vendor’s dictionary ${says}`);
  },
);
