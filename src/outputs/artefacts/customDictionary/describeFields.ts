import { customFieldsIn } from '../../../exportCheck/customFields';
import type { CheckRules } from '../../../exportCheck/model/rules';
import { customDictionary, type Documented } from './customDictionary';

/**
 * Gives the function that the page of the check calls with the file in which an agency describes its own fields: it reads
 * the fields, and makes the files of the agency's dictionary, or says what is wrong.
 */
export function describeFields(dictionary: Documented) {
  return (rules: Pick<CheckRules, 'entities'>, file: string, text: string) => {
    const read = customFieldsIn(rules, file, text);
    return 'errors' in read ? read : { ...read, files: customDictionary(dictionary, read.custom) };
  };
}
