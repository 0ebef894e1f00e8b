import { entityYaml, fieldYaml, identifiersYaml, makeProject } from './dataFolder';

/** Two visits and a claim for each. */
export const VISITS: readonly string[] = [
  '{"Visit Id":51,"Client Id":1,"Time In":"2025-03-04T10:00:00","Minutes":60,"Time Out":"2025-03-04T11:00:00","Amount":150.00,"Signed":"2025-03-04","Is Signed":1}',
  '{"Visit Id":52,"Client Id":2,"Time In":"2025-03-05T10:00:00","Minutes":30,"Time Out":"2025-03-05T10:30:00","Amount":75.50,"Signed":null,"Is Signed":0}',
];
export const CLAIMS: readonly string[] = [
  '{"Visit Id":51,"Client Id":1,"Charges":150.00,"Paid":100.00,"Due":50.00,"Paid At":"2025-03-20T10:00:00","Paid At UTC":"2025-03-20T14:00:00","Name":"Avery Sample"}',
  '{"Visit Id":52,"Client Id":2,"Charges":75.50,"Paid":75.50,"Due":0.00,"Paid At":"2025-03-06T10:00:00","Paid At UTC":"2025-03-06T15:00:00","Name":"Drew Sample"}',
];

const TYPES: Readonly<Record<string, string>> = {
  ...{ Minutes: 'integer', 'Is Signed': 'bit', Signed: 'date', Name: 'varchar' },
  ...{ Amount: 'decimal', Charges: 'decimal', Paid: 'decimal', Due: 'decimal' },
};

/** The fields of a record in YAML, with its values as examples. */
function fieldsOf(line = '{}'): string {
  const members = [...line.matchAll(/"([^"]+)":("[^"]*"|[^,}]+)/g)];
  return members
    .map(([, name = '', value = '']) => {
      const type = TYPES[name] ?? (/Id$/.test(name) ? 'integer' : 'smalldatetime');
      return fieldYaml(name, value, type).replace(
        'isNullable: false',
        `isNullable: ${name === 'Signed'}`,
      );
    })
    .join('');
}

/**
 * Makes a project's folder with these visits and claims in its sample; the examples are the first of the sound ones.
 *
 * @param coherence keys of `data/coherence.yaml` that are not empty, in YAML
 */
export function sampleProject({ visits = VISITS, claims = CLAIMS, coherence = '' } = {}): string {
  const home = (identifier: string, entity: string) =>
    `  - {identifier: ${identifier}, identifies: it, home: {entity: ${entity}, field: ${identifier}}, status: inferred, basis: The name.}\n`;
  const lists = [
    'oddities',
    'utcFields',
    'same',
    'apart',
    'sum',
    'product',
    'order',
    'state',
    'entered',
  ];
  const others = lists
    .filter((key) => !new RegExp(`^${key}:`, 'm').test(coherence))
    .map((key) => (key === 'entered' ? 'entered: {fields: {}, olderThan: {}}\n' : `${key}: []\n`));
  return makeProject(
    {
      'visit.yaml': entityYaml('Visit', fieldsOf(VISITS[0])),
      'claim.yaml': entityYaml('Claim', fieldsOf(CLAIMS[0])),
    },
    {
      identifiers: identifiersYaml({ identifiers: `\n${home('Visit Id', 'visit')}` }),
      coherence: `exportedAt: 2025-09-26T09:00\ntimeZone: America/New_York\n${others.join('')}${coherence}`,
    },
    {},
    { 'ContentVisit.json': visits, 'ContentClaim.json': claims },
  );
}

/** Lines with one text changed in the first that has it. */
export function changed(lines: readonly string[], from: string, to: string): string[] {
  const at = lines.findIndex((line) => line.includes(from));
  if (at < 0) throw new Error(`No line has ${from}`);
  return lines.map((line, nth) => (nth === at ? line.replace(from, to) : line));
}
