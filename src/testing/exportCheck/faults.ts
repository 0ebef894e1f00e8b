import { edit, editBytes, fault, MARKER, value, without, withValue, type Fault } from './fault';
import { bytesOfFile, linesOf } from './madeUpFiles';

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
  fault('cut-off', { file: 'ContentClientPreviousAddress.json', lines: [106] }, (files) => {
    editBytes(files, 'ContentClientPreviousAddress.json', (bytes) => bytes.slice(0, -9));
  }),
  fault('not-json', { file: 'ContentClientPreviousFullName.json', lines: [3, 5] }, (files) => {
    for (const line of [3, 5]) {
      edit(files, 'ContentClientPreviousFullName.json', line, () => `{"Name":${TEXT},}`);
    }
  }),
  fault('not-object', { file: 'ContentInsuranceVisitType.json', lines: [7] }, (files) => {
    edit(files, 'ContentInsuranceVisitType.json', 7, () => `[${TEXT}]`);
  }),
  fault('line-too-long', { file: 'ContentContact.json', lines: [2] }, (files) => {
    edit(files, 'ContentContact.json', 2, (text) =>
      withValue(text, 'Notes', `"${MARKER.repeat(40_000)}"`),
    );
  }),
  fault('invalid-utf-8', { file: 'ContentInsuranceSubscriber.json', lines: [1] }, (files) => {
    editBytes(files, 'ContentInsuranceSubscriber.json', (bytes) => {
      const changed = bytes.slice();
      // A letter of the first value, as Windows-1252 spells an e with an accent.
      changed[changed.indexOf(0x3a, changed.indexOf(0x2c)) + 3] = 0xe9;
      return changed;
    });
  }),
  fault('json-array', { file: 'ContentLocation.json', lines: [1] }, (files) => {
    const lines = linesOf(files, 'ContentLocation.json');
    const array = `[\n  ${lines.join(',\n  ')}\n]`;
    files.set('ContentLocation.json', new TextEncoder().encode(array));
  }),
  fault('bom', { file: 'ContentExternalProviderHistory.json', lines: [1] }, (files) => {
    editBytes(files, 'ContentExternalProviderHistory.json', (bytes) =>
      Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]),
    );
  }),
  fault('utf-16', { file: 'ContentFamilyHistory.json', lines: [1] }, (files) => {
    const text = new TextDecoder().decode(bytesOfFile(linesOf(files, 'ContentFamilyHistory.json')));
    files.set('ContentFamilyHistory.json', Buffer.from(`\ufeff${text}`, 'utf16le'));
  }),
  fault('crlf', { file: 'ContentMedicationPriorAuthorization.json', lines: [4] }, (files) => {
    edit(files, 'ContentMedicationPriorAuthorization.json', 4, (text) => `${text}\r`);
  }),
  fault('line-blank', { file: 'ContentMedicationNotes.json', lines: [133] }, (files) => {
    linesOf(files, 'ContentMedicationNotes.json').push('  ');
  }),
];

/** Faults of fields and values. */
export const VALUE_FAULTS: readonly Fault[] = [
  fault(
    'field-missing',
    { file: 'ContentAllergies.json', field: 'Severity', lines: [1, 2, 3, 4, 5], count: 106 },
    (files) => {
      linesOf(files, 'ContentAllergies.json').forEach((_, at) =>
        edit(files, 'ContentAllergies.json', at + 1, (text) => without(text, 'Severity')),
      );
    },
  ),
  fault(
    'field-absent',
    { file: 'ContentAllergies.json', field: 'Allergy', lines: [2, 9] },
    (files) => {
      for (const line of [2, 9]) {
        edit(files, 'ContentAllergies.json', line, (text) => without(text, 'Allergy'));
      }
    },
  ),
  fault(
    'field-unknown',
    { file: 'ContentAllergies.json', field: 'field #', lines: [11] },
    (files) => {
      edit(files, 'ContentAllergies.json', 11, (text) => text.replace('{', `{"Alergy":${TEXT},`));
    },
  ),
  fault(
    'field-unknown',
    { file: 'ContentAllergies.json', field: 'field #', lines: [12] },
    (files) => {
      edit(files, 'ContentAllergies.json', 12, (text) => text.replace('{', `{"Jane ${MARKER}":1,`));
    },
  ),
  fault(
    'field-name-case',
    { file: 'ContentCareTeam.json', field: 'client id', lines: [8] },
    (files) => {
      edit(files, 'ContentCareTeam.json', 8, (text) => text.replace('"Client Id"', '"client id"'));
    },
  ),
  fault(
    'key-repeated',
    { file: 'ContentCareTeam.json', field: 'Client Id', lines: [5] },
    (files) => {
      edit(files, 'ContentCareTeam.json', 5, (text) =>
        text.replace(/^\{("Client Id":\d+)/, '{$1,$1'),
      );
    },
  ),
  value('wrong-type', 'ContentClientWarnings.json', 'Start Date', TEXT, [1, 4]),
  value('out-of-range', 'ContentMedicalProfile.json', 'Pulse Rate', '40000', [6]),
  value('unsafe-integer', 'ContentClientImplantableDevice.json', 'Device Type', '9007199254740993'),
  value('null-unexpected', 'ContentClientWarnings.json', 'Level', 'null', [2]),
  value('null-doubted', 'ContentClientAttachments.json', 'Is Public', 'null', [2]),
  value('not-in-list', 'ContentPaymentPlan.json', 'Frequency', `"${MARKER}"`, [2]),
  value(
    'impossible-date',
    'ContentClientImmunizations.json',
    'Created Date',
    '"2025-02-30T10:00:00.000"',
    [1],
  ),
  value(
    'date-before-1900',
    'ContentClientImmunizations.json',
    'Immunization Date',
    '"1753-01-01T00:00:00.000"',
    [2],
  ),
  value(
    'date-in-future',
    'ContentClientImmunizations.json',
    'Created Date',
    '"2091-01-01T00:00:00.000"',
    [3],
  ),
  fault(
    'end-before-begin',
    { file: 'ContentLiability.json', field: 'End Date', lines: [4] },
    (files) => {
      edit(files, 'ContentLiability.json', 4, (text) =>
        withValue(withValue(text, 'Start Date', '"2025-03-05"'), 'End Date', '"2025-03-04"'),
      );
    },
  ),
  value('empty-text', 'ContentClientWarnings.json', 'End Date', '""', [3]),
  value(
    'date-spelling',
    'ContentClientWarnings.json',
    'Created Date',
    '"3/4/2025 10:00:00 AM"',
    [5],
  ),
  value('flag-spelling', 'ContentClientWarnings.json', 'Is Roommate Warning', 'false', [6]),
  value('bytes-spelling', 'ContentOverviewImage.json', 'Client Image', '"0xffd8"', [1]),
  value('number-spelling', 'ContentClientImplantableDevice.json', 'Quantity', '1.0', [2]),
];

/** Faults of ids, and of attached files. */
export const LINK_FAULTS: readonly Fault[] = [
  fault(
    'key-duplicate',
    { file: 'ContentPaymentPlan.json', field: 'Payment Plan Id', lines: [21] },
    (files) => {
      const lines = linesOf(files, 'ContentPaymentPlan.json');
      lines.push(lines[10] ?? '');
    },
  ),
  value('orphan', 'ContentVisitServiceApproval.json', 'Client Visit Id', '999999999', [12, 30]),
  value('orphan', 'ContentVisitServiceInsurance.json', 'Client Insurance Id', '999999998', [700]),
  fault(
    'attachment-without-file',
    { file: 'ContentClientAttachments.json', field: 'Attachment', lines: [11] },
    (files) => {
      const line = linesOf(files, 'ContentClientAttachments.json')[10] ?? '';
      files.delete(JSON.parse(line).Attachment);
    },
  ),
  fault(
    'attachment-without-record',
    { file: 'ContentClientAttachments.json', count: 1 },
    (files) => {
      files.set('3C9E1F52-1111-4D0B-9E18-2B5D8C7F6A11', new Uint8Array(5));
    },
  ),
  value('attachment-size', 'ContentClientAttachments.json', 'Size', '3', [1]),
];
