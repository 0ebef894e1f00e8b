import { changed, editBytes, fault, MARKER, value, without, withValue, type Fault } from './fault';
import { linesOf } from './madeUpFiles';

const TEXT = `"${MARKER} of Nowhere"`;

/** Faults of files as such: which there are, and how they are written. Each is in a file of its own. */
export const FILE_FAULTS: readonly Fault[] = [
  fault('file-missing', { file: 'ContentFundingActivity.json' }, (files) => {
    files.delete('ContentFundingActivity.json');
  }),
  fault('file-unknown', { file: 'ContentBogus.json' }, (files) => {
    files.set('ContentBogus.json', [`{"Name":${TEXT}}`]);
  }),
  fault('file-doubled', { file: 'ContentCarePlan.json' }, (files) => {
    files.set('again/ContentCarePlan.json', [`{"Name":${TEXT}}`]);
  }),
  fault('archive-nested', { file: 'file #.zip' }, (files) => {
    files.set(`${MARKER}.zip`, new Uint8Array(10));
  }),
  fault('file-other-name', { file: 'ContentClientAttachments.json' }, (files) => {
    files.set('ContentAttachments.json', linesOf(files, 'ContentClientAttachments.json'));
    files.delete('ContentClientAttachments.json');
  }),
  fault('file-other', { file: '' }, (files) => {
    files.set(`${MARKER}.docx`, new Uint8Array(10));
  }),
  fault('join-unchecked', { file: 'ContentGeoArea.json', count: 2 }, (files) => {
    files.set('ContentGeoArea.json', []);
  }),
  fault('file-empty', { file: 'ContentGeoArea.json' }, (files) => {
    files.set('ContentGeoArea.json', []);
  }),
  fault('file-name-case', { file: 'ContentEnrollment.json' }, (files) => {
    files.set('contentenrollment.JSON', linesOf(files, 'ContentEnrollment.json'));
    files.delete('ContentEnrollment.json');
  }),
  fault('file-empty', { file: 'ContentMassHiway.json', count: 1 }, (files) => {
    files.set('ContentMassHiway.json', []);
  }),
  fault('cut-off', { file: 'ContentClientPreviousAddress.json', lines: [104] }, (files, file) => {
    editBytes(files, file, (bytes) => bytes.slice(0, -9));
  }),
  changed(
    'not-json',
    { file: 'ContentClientPreviousFullName.json', lines: [3, 5] },
    () => `{"Name":${TEXT},}`,
  ),
  changed('not-object', { file: 'ContentInsuranceVisitType.json', lines: [7] }, () => `[${TEXT}]`),
  changed('line-too-long', { file: 'ContentContact.json', lines: [2] }, (text) =>
    withValue(text, 'Notes', `"${MARKER.repeat(40_000)}"`),
  ),
  fault('invalid-utf-8', { file: 'ContentInsuranceSubscriber.json', lines: [1] }, (files, file) => {
    editBytes(files, file, (bytes) => {
      const edited = bytes.slice();
      // A letter of the first value, as Windows-1252 spells an e with an accent.
      edited[edited.indexOf(0x3a, edited.indexOf(0x2c)) + 3] = 0xe9;
      return edited;
    });
  }),
  fault('json-array', { file: 'ContentLocation.json', lines: [1] }, (files, file) => {
    const array = `[\n  ${linesOf(files, file).join(',\n  ')}\n]`;
    files.set(file, new TextEncoder().encode(array));
  }),
  fault('bom', { file: 'ContentExternalProviderHistory.json', lines: [1] }, (files, file) => {
    editBytes(files, file, (bytes) => Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]));
  }),
  fault('utf-16', { file: 'ContentFamilyHistory.json', lines: [1] }, (files, file) => {
    editBytes(files, file, (bytes) =>
      Buffer.from(`\ufeff${new TextDecoder().decode(bytes)}`, 'utf16le'),
    );
  }),
  changed(
    'crlf',
    { file: 'ContentMedicationPriorAuthorization.json', lines: [4] },
    (text) => `${text}\r`,
  ),
  fault('line-blank', { file: 'ContentMedicationNotes.json', lines: [79] }, (files, file) => {
    linesOf(files, file).push('  ');
  }),
];

const ALLERGIES = 'ContentAllergies.json';
const CARE_TEAM = 'ContentCareTeam.json';
const IMMUNIZATIONS = 'ContentClientImmunizations.json';
const WARNINGS = 'ContentClientWarnings.json';
const PAYMENT_PLAN = 'ContentPaymentPlan.json';
const ATTACHMENTS = 'ContentClientAttachments.json';

/** Faults of fields and values. */
export const VALUE_FAULTS: readonly Fault[] = [
  fault(
    'field-missing',
    { file: ALLERGIES, field: 'Severity', lines: [1, 2, 3, 4, 5], count: 104 },
    (files) => {
      const lines = linesOf(files, ALLERGIES).map((text) => without(text, 'Severity'));
      files.set(ALLERGIES, lines);
    },
  ),
  changed('field-absent', { file: ALLERGIES, field: 'Allergy', lines: [2, 9] }, (text) =>
    without(text, 'Allergy'),
  ),
  changed('field-unknown', { file: ALLERGIES, field: 'field #', lines: [11] }, (text) =>
    text.replace('{', `{"Alergy":${TEXT},`),
  ),
  changed('field-unknown', { file: ALLERGIES, field: 'field #', lines: [12] }, (text) =>
    text.replace('{', `{"Jane ${MARKER}":1,`),
  ),
  changed('field-name-case', { file: CARE_TEAM, field: 'client id', lines: [8] }, (text) =>
    text.replace('"Client Id"', '"client id"'),
  ),
  changed('key-repeated', { file: CARE_TEAM, field: 'Client Id', lines: [5] }, (text) =>
    text.replace(/^\{("Client Id":\d+)/, '{$1,$1'),
  ),
  value('wrong-type', WARNINGS, 'Start Date', TEXT, [1, 4]),
  value('out-of-range', 'ContentMedicalProfile.json', 'Pulse Rate', '40000', [6]),
  value('out-of-range', 'ContentMedicalProfile.json', 'BMI', '1e400', [6]),
  value(
    'more-digits-than-kept',
    'ContentClientImplantableDevice.json',
    'Device Type',
    '9007199254740993',
  ),
  value('more-digits-than-kept', PAYMENT_PLAN, 'Amount', '0.10000000000000000000000000000000001'),
  value('text-unsafe', WARNINGS, 'Client Warning Description', `"${MARKER}\\ud800"`, [2]),
  value('text-damaged', WARNINGS, 'Client Warning Description', `"${MARKER} cafÃ©"`, [3]),
  value('null-unexpected', WARNINGS, 'Level', 'null', [2]),
  value('null-doubted', ATTACHMENTS, 'Is Public', 'null', [2]),
  value('not-in-list', PAYMENT_PLAN, 'Frequency', `"${MARKER}"`, [2]),
  value('impossible-date', IMMUNIZATIONS, 'Created Date', '"2025-02-30T10:00:00.000"', [1]),
  value('date-before-1900', IMMUNIZATIONS, 'Immunization Date', '"1753-01-01T00:00:00.000"', [2]),
  value('date-in-future', IMMUNIZATIONS, 'Created Date', '"2091-01-01T00:00:00.000"', [3]),
  changed(
    'end-before-begin',
    { file: 'ContentLiability.json', field: 'End Date', lines: [4] },
    (text) => withValue(withValue(text, 'Start Date', '"2025-03-05"'), 'End Date', '"2025-03-04"'),
  ),
  value('empty-text', WARNINGS, 'End Date', '""', [3]),
  value('empty-text', WARNINGS, 'Client Warning Description', '""', [4]),
  value('date-spelling', WARNINGS, 'Created Date', '"1/4/2024 10:00:00 AM"', [5]),
  value('flag-spelling', WARNINGS, 'Is Roommate Warning', 'false', [6]),
  value('bytes-spelling', 'ContentOverviewImage.json', 'Client Image', '"0xffd8"', [1]),
  value('number-spelling', 'ContentClientImplantableDevice.json', 'Quantity', '1.0', [2]),
];

/** Faults of ids, and of attached files. */
export const LINK_FAULTS: readonly Fault[] = [
  fault(
    'key-duplicate',
    { file: PAYMENT_PLAN, field: 'Payment Plan Id', lines: [14] },
    (files, file) => {
      const lines = linesOf(files, file);
      lines.push(lines[10] ?? '');
    },
  ),
  value('orphan', 'ContentVisitServiceApproval.json', 'Client Visit Id', '999999999', [12, 30]),
  value('orphan', 'ContentVisitServiceInsurance.json', 'Client Insurance Id', '999999998', [500]),
  fault(
    'attachment-without-file',
    { file: ATTACHMENTS, field: 'Attachment', lines: [11] },
    (files) => {
      const line = linesOf(files, ATTACHMENTS)[10] ?? '';
      files.delete(JSON.parse(line).Attachment);
    },
  ),
  fault('attachment-without-record', { file: ATTACHMENTS }, (files) => {
    files.set('3C9E1F52-1111-4D0B-9E18-2B5D8C7F6A11', new Uint8Array(5));
  }),
  value('attachment-size', ATTACHMENTS, 'Size', '3', [1]),
];
