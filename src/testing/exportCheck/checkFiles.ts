import { strToU8 } from 'fflate';
import { zipSource } from '../../export/records/zip';
import { blobSource, type ByteSource, type ExportSource } from '../../export/records/source';
import type { CheckReport } from '../../export/model/report';
import type { CheckRules } from '../../export/model/rules';
import { startCheck, type CheckOptions } from '../../export/check/startCheck';
import { casesOf } from '../cases';
import { dictionary } from '../guides/projectGuides';
import type { Files } from './copyClients';
import { bytesOfFile } from './madeUpFiles';

/** How long the pieces are that a file's bytes are fed in. */
export type Cut = (bytes: Uint8Array) => Iterable<Uint8Array>;

const whole: Cut = (bytes) => [bytes];

export const NOW = new Date('2026-03-01T12:00:00Z');

export async function checkFiles(
  rules: CheckRules,
  files: Files,
  { cut = whole, ...options }: CheckOptions & { cut?: Cut } = {},
): Promise<CheckReport> {
  const check = startCheck(rules, { now: NOW, salt: 'test', ...options });
  await check.run(sourceOf(files, cut));
  return check.report();
}

/** Files as an export has them. */
export function sourceOf(given: Files, cut = whole): ExportSource {
  const files = [...given].map(([path, content]) => {
    const bytes = bytesOfFile(content);
    const pieces = async function* () {
      yield* cut(bytes);
    };
    return { path, size: bytes.length, pieces };
  });
  return { files, problems: [] };
}

export const filesOf = (texts: Record<string, string>): Files =>
  new Map(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));

export async function checkZip(
  rules: CheckRules,
  zip: Uint8Array | ByteSource,
  options: CheckOptions = {},
): Promise<CheckReport> {
  const check = startCheck(rules, { salt: '', ...options });
  await check.run(await zipSource(zip instanceof Uint8Array ? inMemory(zip) : zip));
  return check.report();
}

export const inMemory = (content: Uint8Array | string): ByteSource =>
  blobSource(new Blob([content as Uint8Array<ArrayBuffer>]));

const knows = casesOf<Partial<CheckRules>>('src/testing/exportCheck/smallRules');

/** The kinds of finding, in few words. */
export const SHORT_KINDS = Object.fromEntries(
  Object.entries(dictionary.findingKinds).map(([kind, words]) => {
    return [kind, { ...words, means: 'It means.', todo: 'Do it.' }];
  }),
);

/** What a check knows of a few made-up files. */
export const smallRules = (name: string): CheckRules => ({
  ...{ about: [], version: '1', formatVersion: '1', entities: [], keys: [], joins: [] },
  ...{ kinds: dictionary.findingKinds, sensitivity: dictionary.sensitivity },
  ...knows[name],
});

export const TWO_FILES = smallRules('twoFiles');
