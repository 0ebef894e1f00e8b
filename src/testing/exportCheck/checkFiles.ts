import type { CheckReport } from '../../exportCheck/model/report';
import type { CheckRules } from '../../exportCheck/model/rules';
import { runCheck, startCheck, type CheckOptions } from '../../exportCheck/startCheck';
import { bytesOfFile, type Files } from './madeUpFiles';

/** How long the pieces are that a file's bytes are fed in. */
export type Cut = (bytes: Uint8Array) => Iterable<Uint8Array>;

const whole: Cut = (bytes) => [bytes];

/** The moment at which tests check exports. */
export const NOW = new Date('2026-03-01T12:00:00Z');

/** Checks files in memory. */
export async function checkFiles(
  rules: CheckRules,
  files: Files,
  { cut = whole, ...options }: CheckOptions & { cut?: Cut } = {},
): Promise<CheckReport> {
  const check = startCheck(rules, { now: NOW, salt: 'test', ...options });
  const sourceFiles = [...files].map(([path, content]) => {
    const bytes = bytesOfFile(content);
    const pieces = async function* () {
      yield* cut(bytes);
    };
    return { path, size: bytes.length, pieces };
  });
  await runCheck(check, { files: sourceFiles, problems: [] });
  return check.report();
}
