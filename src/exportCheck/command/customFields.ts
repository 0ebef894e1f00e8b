import fs from 'node:fs';
import { customFieldsIn } from '../customFields';
import type { CheckRules } from '../model/rules';
import type { CustomFields } from '../startCheck';
import { InputError } from './openSource';

/**
 * Reads the file in which an agency describes its own fields.
 *
 * @throws InputError with all that is wrong with it, a line each
 */
export function readCustomFields(rules: CheckRules, file: string): CustomFields {
  const read = customFieldsIn(rules, file, textOf(file));
  if ('errors' in read) throw new InputError(read.errors.join('\n'));
  return read.custom;
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(code === 'ENOENT' ? `There is no ${file}` : `${file}: ${message}`);
  }
}
