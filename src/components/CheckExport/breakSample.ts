import type { SourceFile } from '../../export/records/source';

type Break = (lines: readonly string[]) => readonly string[];

/** Gives a field another value, as it is spelled in the file, in the line of this place. */
const respell =
  (at: number, field: string, spelled: string): Break =>
  (lines) =>
    lines.map((line, place) =>
      place === at ? line.replace(member(field), () => `"${field}":${spelled}`) : line,
    );

const rename =
  (field: string, name: string): Break =>
  (lines) =>
    lines.map((line) => line.replace(`"${field}":`, `"${name}":`));

const member = (field: string) => new RegExp(`"${field}":("(?:[^"\\\\]|\\\\.)*"|[^,}]+)`);

const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  'ContentContact.json': [(lines) => [...lines.slice(0, -1), lines.at(-1)?.slice(0, 60) ?? '']],
  'ContentOrders.json': [
    (lines) => [...lines.slice(0, 2), 'Error: the request timed out', ...lines.slice(2)],
  ],
  'ContentClientInsurance.json': [(lines) => [...lines, ...lines.slice(0, 1)]],
  'ContentClaims.json': [
    respell(2, 'Charges', '"n/a"'),
    respell(5, 'Charges', '"n/a"'),
    rename('Payer Codes', 'Payer Code'),
  ],
  'ContentPaymentPlan.json': [
    respell(0, 'Frequency', '"X"'),
    respell(0, 'End Date', '"2024-03-31T00:00:00"'),
  ],
  'ContentPayer.json': [(lines) => lines.map((line) => line.replace(/^{/, '{"Payer Id":1,'))],
  'ContentClientNotes.json': [respell(1, 'Client Id', 'null')],
  'ContentEmployee.json': [
    respell(0, 'Created Date', '"2025-02-30T08:00:00"'),
    respell(1, 'Created Date', '"1899-12-31T00:00:00"'),
  ],
  'ContentVisitService.json': [
    respell(3, 'Employee Id', '99999'),
    respell(4, 'Employee Id', '99999'),
  ],
  'ContentEducation.json': [(lines) => lines.map((line) => `${line}\r`)],
  'ContentPayments.json': [(lines) => [`[${lines.join(',')}]`]],
};

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
  const broken = kept.map((file) =>
    file.path === OTHER_CASE ? { ...file, path: OTHER_CASE.toLowerCase() } : changed(file),
  );
  return [...(await Promise.all(broken)), fileOf(STRAY, '')];
}

async function changed(file: SourceFile): Promise<SourceFile> {
  const breaks = BREAKS[file.path];
  if (!breaks) return file;
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of file.pieces()) text += decoder.decode(piece, { stream: true });
  const whole: readonly string[] = text.trimEnd().split('\n');
  const lines = breaks.reduce((all, change) => change(all), whole);
  return fileOf(file.path, lines.join('\n'));
}

function fileOf(path: string, text: string): SourceFile {
  const bytes = new TextEncoder().encode(text);
  return {
    path,
    size: bytes.length,
    pieces: async function* () {
      yield bytes;
    },
  };
}
