import { blobOf, blobSource, plainFile, type SourceFile } from '../../export/records/source';

const VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"|[^,}]+)`;

/** Finds the value of a field in the line of this place. */
const valueIn = (at: number, field: string) =>
  new RegExp(`(?<=^(?:.*\\n){${at}}.*"${field}":)${VALUE}`);

/** What goes wrong with exports: in which file what is found, and what stands there then. */
const BREAKS: readonly (readonly [file: string, found: RegExp, otherwise: string])[] = [
  ['ContentContact.json', /(?<=^.{60}).*$(?!\n)/m, ''],
  ['ContentOrders.json', /(?<=^.*\n.*\n)/, 'Error: the request timed out\n'],
  ['ContentClientInsurance.json', /^(.*)[^]*/, '$&\n$1'],
  ['ContentClaims.json', valueIn(2, 'Charges'), '"n/a"'],
  ['ContentClaims.json', valueIn(5, 'Charges'), '"n/a"'],
  ['ContentClaims.json', /"Payer Codes":/g, '"Payer Code":'],
  ['ContentPaymentPlan.json', valueIn(0, 'Frequency'), '"X"'],
  ['ContentPaymentPlan.json', valueIn(0, 'End Date'), '"2024-03-31T00:00:00"'],
  ['ContentPayer.json', /^{/gm, '{"Payer Id":1,'],
  ['ContentClientNotes.json', valueIn(1, 'Client Id'), 'null'],
  ['ContentEmployee.json', valueIn(0, 'Created Date'), '"2025-02-30T08:00:00"'],
  ['ContentEmployee.json', valueIn(1, 'Created Date'), '"1899-12-31T00:00:00"'],
  ['ContentVisitService.json', valueIn(3, 'Employee Id'), '99999'],
  ['ContentVisitService.json', valueIn(4, 'Employee Id'), '99999'],
  ['ContentEducation.json', /$/gm, '\r'],
  ['ContentPayments.json', /\n/g, ','],
  ['ContentPayments.json', /.+/, '[$&]'],
];

const MISSING = 'ContentAmendments.json';
const OTHER_CASE = 'ContentAllergies.json';
const STRAY = '00000000-0000-4000-8000-000000000000';

/**
 * Makes a broken export of the sample: what goes wrong with exports, once or twice each, so that readers
 * see what the check reports before they trust it with their own.
 */
export async function breakSample(given: Iterable<SourceFile>): Promise<SourceFile[]> {
  const files = [...given];
  const attached = files.find(({ path }) => !path.includes('.'));
  const kept = files.filter((file) => file.path !== MISSING && file !== attached);
  return [...(await Promise.all(kept.map(broken))), fileOf(STRAY, '')];
}

async function broken(file: SourceFile): Promise<SourceFile> {
  const { path } = file;
  if (path === OTHER_CASE) return { ...file, path: path.toLowerCase() };
  const breaks = BREAKS.filter(([of]) => of === path);
  if (breaks.length === 0) return file;
  const text = (await (await blobOf(file)).text()).trimEnd();
  return fileOf(
    path,
    breaks.reduce((all, [, found, otherwise]) => all.replace(found, otherwise), text),
  );
}

const fileOf = (path: string, text: string) => plainFile(path, blobSource(new Blob([text])));
