import { expect, it } from 'vitest';
import type { Entity, Field } from './dictionary';
import { systemGroups, valueGroups } from './valueGroups';
import type { CodeSystem } from './written';
import type { ValueSet } from './valueSets';
import type { ValueStatus } from './valueStatuses';

const system = (key: string): CodeSystem => ({ key, name: key, publisher: 'P' });
const [ICD, CPT, LOINC, HCPCS, UB04] = ['icd', 'cpt', 'loinc', 'hcpcs', 'ub-04'].map(system);

const set = (status: ValueStatus, codes: string, more: Partial<ValueSet> = {}): ValueSet => ({
  status,
  codes: [...codes].map((code) => ({ code, meaning: `means ${code}` })),
  ...more,
});
const entity = (name: string, fields: Readonly<Record<string, ValueSet | undefined>>) => ({
  name,
  slug: name.toLowerCase(),
  fields: Object.entries(fields).map(([fieldName, values]) => ({
    ...({ fieldName, anchor: `at-${fieldName.toLowerCase()}`, values } as Field),
  })),
});

const ENTITIES = [
  entity('Visit', {
    Status: set('closed', 'ab'),
    'Client Id': undefined,
    Billable: set('flag', 'yn'),
    Kind: set('unknown', ''),
    Diagnosis: set('external', '', { codeSystem: ICD }),
    Procedure: set('external', '', {
      codeSystem: CPT,
      perhapsAlso: [HCPCS, LOINC] as CodeSystem[],
    }),
  }),
  entity('Claims', { Status: set('closed', 'ac'), Axis: set('listed', 'x', { codeSystem: ICD }) }),
  entity('Orders', { Status: set('closed', 'ab') }),
  entity('Notes', { Status: set('listed', 'ab') }),
] as unknown as Entity[];

const spell = (users: readonly { entityName: string; slug: string; anchor: string }[]) =>
  users.map(({ entityName, slug, anchor }) => `${entityName} ${slug}#${anchor}`);

it('lists each set of values once, A to Z, with the fields that take it alike', () => {
  expect(
    valueGroups(ENTITIES).map(({ name, anchor, status, codes, fields }) => [
      ...[name, anchor, status, codes.map(({ code }) => code).join('')],
      ...spell(fields),
    ]),
  ).toEqual([
    ['Axis', 'axis', 'listed', 'x', 'Claims claims#at-axis'],
    ['Status', 'status', 'closed', 'ab', 'Visit visit#at-status', 'Orders orders#at-status'],
    ['Status', 'status-2', 'closed', 'ac', 'Claims claims#at-status'],
    ['Status', 'status-3', 'listed', 'ab', 'Notes notes#at-status'],
    ['Kind', 'kind', 'unknown', '', 'Visit visit#at-kind'],
  ]);
});

it('finds which fields draw on a code system, and which perhaps do; none of one that only explains', () => {
  const groups = systemGroups([ICD, CPT, LOINC, UB04] as CodeSystem[], ENTITIES);
  expect(
    groups.map((group) => [group.system.name, spell(group.fields), spell(group.perhaps)]),
  ).toEqual([
    ['icd', ['Visit visit#at-diagnosis', 'Claims claims#at-axis'], []],
    ['cpt', ['Visit visit#at-procedure'], []],
    ['loinc', [], ['Visit visit#at-procedure']],
    ['ub-04', [], []],
  ]);
});
