import type { LoadedData } from '../../dictionary/load/load';
import { problemsOf, RULES } from '../../dictionary/rules';
import { loadSpeller } from '../../dictionary/rules/speller';
import type { Counted, MadeUpExport, MadeUpRecord } from '../../sampleExport/coherence/records';

/** The rules about examples that look at one record alone. */
export const RECORD_RULES = [
  'example-fits-data-type',
  'example-in-closed-list',
  'dates-in-order',
  'ended-record-agrees',
  'nothing-after-export',
  'person-is-fictional',
  'place-is-fictional',
  'npi-check-digit',
  'dea-check-digit',
  'gtin-check-digit',
  'loinc-check-digit',
  'provider-number-reserved',
  'example-no-placeholder',
  'example-code-valid',
] as const;

/** What is right although a rule about examples does not know it. */
const RIGHT: readonly RegExp[] = [
  // Empty texts, and the spellings of the vendor's own sample, are in the sample on purpose.
  /"" is no \w+; it should be text$/,
  /^example-fits-data-type: attachments\/(Attachment "[0-9a-f-]{36}"|Attachment is null|Is Public "0"|Is Summary "0"|Created Date "[^".]*")/,
  // Appointments lie ahead.
  /^nothing-after-export: schedulerplanner\/Date/,
  // Looked up, but no example: CPT 90791, 90847 and 99214, and the other gender.
  /"(90791|90847|99214)" is not known to be valid in cpt/,
  /Gender "[FM]" is not known/,
];

/**
 * Holds every record to the rules that the examples are held to, by letting it take the examples' place.
 *
 * @param names the rules
 */
export async function rulesOverRecords(
  made: MadeUpExport & LoadedData,
  names: readonly string[] = RECORD_RULES,
): Promise<Counted> {
  const rules = RULES.filter(({ name }) => names.includes(name));
  const speller = await loadSpeller();
  const most = Math.max(...made.dictionary.entities.map(({ slug }) => made.of(slug).length));
  const broken: string[] = [];
  for (let nth = 0; nth < most; nth += 1) {
    const entities = made.dictionary.entities.flatMap((entity) => {
      const record = made.of(entity.slug)[nth];
      return record ? { ...entity, fields: fieldsOf(entity.fields, record) } : [];
    });
    const data = { ...made, dictionary: { ...made.dictionary, entities }, prose: [], speller };
    for (const { rule, about, message } of rules.flatMap((each) => problemsOf(each, data))) {
      const finding = `${rule}: ${about?.entity}/${about?.field} ${message}`;
      if (about && !RIGHT.some((right) => right.test(finding))) broken.push(finding);
    }
  }
  return { checked: made.all.length * rules.length, broken };
}

function fieldsOf<F extends { fieldName: string }>(
  fields: readonly F[],
  { members }: MadeUpRecord,
): (F & { exampleValue: string | null })[] {
  return fields.map((field, at) => {
    const value = JSON.parse(members[at]?.[1] ?? 'null') as unknown;
    const spelled = members[at]?.[1] ?? 'null';
    const exampleValue = value === null ? null : typeof value === 'string' ? value : spelled;
    return { ...field, exampleValue };
  });
}
