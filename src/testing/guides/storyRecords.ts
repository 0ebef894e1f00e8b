import path from 'node:path';
import { loadData } from '../../dictionary/load/load';
import type { Entity } from '../../dictionary/model/dictionary';
import { exampleLine } from '../../dictionary/model/exampleRecord';
import { dictionary } from './projectGuides';

const { story } = loadData(path.join(__dirname, '../../../data')).shared;
const { staff, visits, clients } = story.value;

/** What a record has instead of the example: fields by name, spelled as examples are. */
type Instead = Readonly<Record<string, string | null>>;

const [avery] = clients;

/** Visits that were entered or signed later than the others. */
const ENTERED: Readonly<Record<string, string>> = { '58900': '2025-03-14T08:40' };
const SIGNED: Readonly<Record<string, string>> = {
  '58640': '2025-02-24T17:05',
  '58813': '2025-03-04T11:20',
  '58900': '2025-03-14T08:55',
};

const visitRecords = visits
  .filter(({ client }) => client === avery?.id)
  .map(({ id, from, minutes, type, program, coverage }): Instead => {
    const end = new Date(`${from}:00Z`);
    end.setUTCMinutes(end.getUTCMinutes() + minutes);
    const isExample = id === '58813';
    return {
      'Client Visit Id': id,
      'Time In': `${from}:00`,
      'Time Out': end.toISOString().slice(0, 19),
      'Created Date': `${ENTERED[id] ?? from}:00`,
      Signed: `${SIGNED[id] ?? from}:00`,
      'Visit Type': type ?? null,
      Program: program ?? null,
      'Primary Client Insurance Id': coverage ?? null,
      ...(isExample ? {} : { 'Planner Id': `${Number(id) + 193_220}`, 'Client Paid': '0.00' }),
    };
  });

/** The records beside or instead of the single example, by slug; made up like the story that they continue. */
const INSTEAD: Readonly<Record<string, readonly Instead[]>> = {
  'visit-service': visitRecords,
  employee: staff.map(({ id, name, credentials }) => ({
    'Employee Id': id,
    'First Name': name.split(' ')[0] ?? null,
    'Last Name': name.split(' ').at(-1) ?? null,
    Credentials: credentials ?? null,
  })),
  claims: [
    {},
    {
      'Claim Id': '90131',
      'Visit Id': '58900',
      'Insurance Paid Amount': '0.00',
      'Disallowed Amount': '0.00',
      'Client Due Amount': '0.00',
    },
    { 'Claim Id': '90098', Deleted: 'true' },
  ],
  payments: [{}, { 'Payment Id': '71302', 'Payment Date': '2025-04-08T00:00:00' }],
  'statement-header': [
    {},
    {
      'Statement Id': '75802',
      'Statement Batch Id': null,
      'Statement Date': '2025-04-30T00:00:00',
    },
  ],
  'statement-detail': [
    {},
    {
      'Statement Id': '75802',
      'Statement Batch Id': null,
      'Payment Id': '71302',
      'Payment Date': '2025-04-08T00:00:00',
      'Visit Due': '0.00',
    },
  ],
  insurance: [
    {},
    {
      'Client Insurance Id': '20411',
      'Insurance Order': '2',
      'Insurance Name': 'Example Community Plan',
      'Insurance Policy Number': 'ECP000777',
      'Payer Id': '224',
      'Insurance Coverage Start Date': '2025-03-10T00:00:00',
      'Insurance Coverage End Date': null,
    },
    { 'Client Insurance Id': '19210', 'Is Deleted': '1' },
  ],
  'visit-service-insurance': [
    {},
    { 'Client Visit Id': '58900' },
    { 'Client Visit Id': '58900', 'Client Insurance Id': '20411', 'Billing Sequence': '2' },
  ],
  'diagnosis-detail': [
    {},
    {
      'Axis Order': '2',
      'Problem List Order': '2',
      'ICD10 Code': 'F41.1',
      'DSM-5 Description': 'Generalized anxiety disorder',
    },
    {
      'Axis Order': '3',
      'ICD10 Code': 'G47.00',
      'DSM-5 Description': 'Insomnia, unspecified',
      'Resolved Date': '2025-02-28T00:00:00',
    },
  ],
  'record-access': [
    {},
    {
      'Audit Log Id': '78311',
      'Record Id': '58813',
      'Action Date': '2025-03-20T16:38:04.113',
      'Action Date UTC': '2025-03-20T20:38:04.113',
      'Action By Employee Id': '2230',
    },
  ],
  'medication-request': [
    {},
    {
      'Medication Id': '44219',
      Medication: 'melatonin 3 mg tablet',
      'RxNorm Code': null,
      'Dosage Frequency': 'Take 1 tablet at bedtime',
      'Start Date': '2025-03-04T00:00:00.000',
      'Change Date': null,
    },
    {
      'Medication Id': '43877',
      Medication: 'trazodone 50 mg tablet',
      'RxNorm Code': null,
      'Start Date': '2024-11-18T00:00:00.000',
      'Change Date': null,
      'Discontinue Date': '2025-01-13T00:00:00.000',
      Status: 'DISCONTINUED',
    },
  ],
  'treatment-plan-plus': [
    {},
    item('3104', 'G', 'Problem', '2761', 'Sleep seven hours', '1'),
    item('3105', 'O', 'Goal', '3104', 'Keep a sleep log', '1'),
    item('3106', 'O', 'Goal', '3104', 'No screens after nine', '2'),
    item('3107', 'I', 'Objective', '3105', 'Review the log weekly', '1'),
  ],
  eMar: [
    {},
    {
      'Schedule Id': '2984',
      'Dispense On': '2025-03-05T09:00:00.000',
      'Dispensed On': '2025-03-05T09:10:00.000',
      'Count After Administration': '8.00',
    },
  ],
  schedulerplanner: [
    {},
    {
      'Planner Id': '253001',
      Date: '2025-09-30T00:00:00',
      Status: 'SCHEDULED',
    },
  ],
  attachments: [
    {},
    {
      'Attachment Area': 'Client',
      'Attachment Area Id': '10482',
      'Folder Name': 'Cards',
      'Original Name': 'card-front.jpg',
      'File Location': null,
      Attachment: '0f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60',
    },
    {
      'Attachment Area': 'Clinical Support',
      'Attachment Area Id': '796',
      'Folder Name': 'Education',
      'Original Name': 'sleep-leaflet.pdf',
      Attachment: '7c4e19a2-3b6d-4f58-9e21-5a0d8c7b1f34',
    },
    {
      'Attachment Area': 'Lab Result',
      'Attachment Area Id': '1876',
      'Folder Name': 'Labs',
      'Original Name': 'glucose.pdf',
      'File Location': '/agency/files/client/10482/glucose.pdf',
      Attachment: null,
    },
  ],
};

function item(
  id: string,
  type: string,
  parent: string,
  parentId: string,
  label: string,
  order: string,
): Instead {
  return {
    'Item Id': id,
    'Item Type': type,
    'Parent Item': parent,
    'Parent Item Id': parentId,
    'Item Label': label,
    'Display Order': order,
  };
}

/** The records of an entity as lines: its example, or those that continue the story. */
export function storyLines({ slug, fields }: Entity): string[] {
  return (INSTEAD[slug] ?? [{}]).map((instead) => {
    const unknown = Object.keys(instead).filter(
      (name) => !fields.some(({ fieldName }) => fieldName === name),
    );
    if (unknown.length > 0) throw new Error(`${slug} has no field ${unknown.join(', ')}`);
    return exampleLine(
      fields.map((field) => {
        const exampleValue = instead[field.fieldName];
        return exampleValue === undefined ? field : { ...field, exampleValue };
      }),
    );
  });
}

/** All records of the story, by the name of their entity's file without extension. */
export const STORY: ReadonlyMap<string, readonly string[]> = new Map(
  dictionary.entities.map((entity) => [entity.fileName, storyLines(entity)]),
);

/** The files of the story, a record a line. */
export function storyFiles(): Record<string, string> {
  const files = [...STORY].map(([name, lines]) => [`${name}.json`, `${lines.join('\n')}\n`]);
  return Object.fromEntries(files);
}
