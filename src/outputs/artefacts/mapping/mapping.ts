import { tsvFormatRows } from 'd3-dsv';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import { anchorOf, fieldAt } from '../../../dictionary/model/names';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { MappedField } from '../../../dictionary/model/written';
import { RELATIONS, resourceOf } from '../../../dictionary/model/mapping';
import { csvTable, generatedCsv } from '../../generated';
import type { Output } from '../../output';
import { artefact, LICENSE, provenance } from '../provenance';

type Row = { slug: string; name: string; field?: string; anchor?: string } & Partial<
  MappedField['fhir'][number] & Omit<MappedField, 'field' | 'fhir'>
>;

/** The counterparts of entities and fields elsewhere: all of them as CSV, those in FHIR as SSSOM. */
export const mapping: Output = (dictionary) => {
  const rows = rowsOf(dictionary);
  const table = csvTable(dictionary.site, rows, (row) => row, {
    field: ({ field }) => field,
    relation: ({ relation }) => relation,
    'FHIR R4 resource': ({ element }) => element && resourceOf(element),
    'FHIR R4 element': ({ element }) => (element?.includes('.') ? element : ''),
    certainty: ({ relation }) => relation && 'inferred',
    reason: ({ reason }) => reason,
    lost: ({ lost }) => lost,
    'USCDI v3': ({ uscdi }) => uscdi,
    X12: ({ x12 }) => x12,
    'CMS-1500 box': ({ cms1500 }) => cms1500,
    'UB-04 locator': ({ ub04 }) => ub04,
  });
  return [
    generatedCsv(`static${DOWNLOADS.mapping}`, table),
    artefact('mapping.sssom.tsv', sssom(dictionary, rows)),
  ];
};

function rowsOf({ entities, mapping: { entities: mapped, fields } }: Dictionary): Row[] {
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const ofEntities = mapped.map(({ entity, target, client: _client, ...row }) => ({
    slug: entity,
    name: nameOf.get(entity) ?? '',
    element: target,
    ...row,
  }));
  const ofFields = fields.flatMap(({ field: place, fhir, ...elsewhere }): Row[] => {
    const found = fieldAt(entities, place);
    if (!found) return [];
    const { slug, name } = found.entity;
    const { fieldName, anchor } = found.field;
    const own = { slug, name, field: fieldName, anchor, ...elsewhere };
    return fhir.length > 0 ? fhir.map((counterpart) => ({ ...own, ...counterpart })) : [own];
  });
  return [...ofEntities, ...ofFields];
}

const COLUMNS = [
  ...['subject_id', 'subject_label', 'predicate_id', 'object_id', 'object_label'],
  ...['mapping_justification', 'comment'],
];

/** A table in the form of SSSOM 1.0, its metadata in front as comments. */
function sssom(dictionary: Dictionary, rows: readonly Row[]): string {
  const urn = `urn:${anchorOf(dictionary.site.shortTitle)}:`;
  const metadata = [
    'curie_map:',
    `  ehi: "${urn}"`,
    '  fhir: "http://hl7.org/fhir/"',
    '  semapv: "https://w3id.org/semapv/vocab/"',
    '  skos: "http://www.w3.org/2004/02/skos/core#"',
    '  sssom: "https://w3id.org/sssom/"',
    `mapping_set_id: "${urn}mapping"`,
    `license: "${LICENSE.path}"`,
    // Where nothing was found, for sssom:NoTermFound.
    'object_source: "fhir:R4"',
    'object_source_version: "4.0.1"',
    `comment: ${JSON.stringify(provenance(dictionary).join(' '))}`,
  ];
  const lines = rows.flatMap(({ relation, slug, anchor, field, name, element, reason, lost }) =>
    relation
      ? [
          [
            anchor ? `ehi:${slug}#${anchor}` : `ehi:${slug}`,
            field ? `${name} › ${field}` : name,
            RELATIONS[relation].predicate,
            // No IRI may contain brackets; the label keeps them.
            element ? `fhir:${element.replace('[x]', '')}` : 'sssom:NoTermFound',
            element ?? '',
            'semapv:ManualMappingCuration',
            [reason, lost && `Lost: ${lost}`].filter(Boolean).join(' '),
          ].map((cell) => cell.replaceAll(/\s+/g, ' ')),
        ]
      : [],
  );
  return [...metadata.map((line) => `#${line}`), tsvFormatRows([COLUMNS, ...lines]), ''].join('\n');
}
