import type { ConvertRules } from '../../../convert/convertExport';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { TABLE_DIALECTS } from '../ddl/dialects';
import { checkRules } from '../exportCheck/checkRules';

/** Gives what the converter knows: the rules of the check, and the types of the published tables. */
export function convertRules(dictionary: Dictionary): ConvertRules {
  return { check: checkRules(dictionary), types: TABLE_DIALECTS.sqlite.types };
}
