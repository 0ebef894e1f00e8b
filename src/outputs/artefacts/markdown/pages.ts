import { DOWNLOADS, PAGES, twinPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { notableJoins } from '../../../dictionary/model/relations';
import {
  cardinalityText,
  conditionTexts,
  surenessOf,
} from '../../../dictionary/model/relationships';
import {
  systemGroups,
  valueGroups,
  versionText,
  type ValueUser,
} from '../../../dictionary/model/valueGroups';
import { VALUE_STATUSES } from '../../../dictionary/model/valueStatuses';
import { linkerFrom, type Twin } from './entity';
import { asCode, asText, codeText, placeText, table } from './syntax';

function twin(page: string, title: string, about: string, blocks: readonly string[]): Twin {
  const text = [`# ${title}`, `> ${about}`, ...blocks].join('\n\n');
  return { path: twinPath(page) ?? page, title, about, text };
}

export function valuesTwin({ entities, codeSystems }: Dictionary): Twin {
  const link = linkerFrom(twinPath(PAGES.values) ?? PAGES.values);
  const systems = systemGroups(codeSystems, entities).map(({ system, fields, perhaps }) => {
    const { name, publisher, uri, note = '', license = '' } = system;
    const used = [
      ...(fields.length > 0 ? [`Fields: ${users(fields)}.`] : []),
      ...(perhaps.length > 0 ? [`Perhaps: ${users(perhaps)}.`] : []),
    ];
    const head = `- ${asText(name)}, ${asText(publisher)}${uri ? `, ${asCode(uri)}` : ''}.`;
    const version = `Version in the export: ${versionText(system)}.`;
    return [head, ...[note, version, license].filter(Boolean).map(asText), ...used].join(' ');
  });
  const sets = valueGroups(entities).map(({ name, status, codes, fields }) => {
    const head = `### ${asCode(name)}\n\n${VALUE_STATUSES[status].choice}. ${users(fields)}`;
    const list = codes.map((code) => `- ${codeText(code)}`).join('\n');
    return list ? `${head}\n\n${list}` : head;
  });
  return twin(
    PAGES.values,
    'Values and code systems',
    'Values of coded fields, as far as they are documented, and the fields they occur in. Flags are not listed.',
    [
      `${link('All as CSV', DOWNLOADS.values)}, one line for each value of each field.`,
      '## Code systems',
      systems.join('\n'),
      '## Sets of values',
      ...sets,
    ],
  );
}

const users = (fields: readonly ValueUser[]) => fields.map(placeText).join(', ');

/** The page of relationships as Markdown: identifiers, and all joins but those to client and staff. */
export function relationshipsTwin({ entities, relationships }: Dictionary): Twin {
  const link = linkerFrom(twinPath(PAGES.relationships) ?? PAGES.relationships);
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const place = ({ slug, fieldName }: { slug: string; fieldName: string }) =>
    placeText({ entityName: nameOf.get(slug) ?? slug, fieldName });
  const identifiers = relationships.identifiers.map(({ name, identifies, home, also, basis }) => [
    [name, ...also].map(asCode).join(', '),
    asText(identifies),
    home ? place(home) : 'not documented',
    asText(basis),
  ]);
  const joins = notableJoins(relationships).map((join) => {
    const { from, to, cardinality } = join;
    const text = [`${place(from)} → ${place(to)}`, ...conditionTexts(join, asCode)].join(', ');
    return `- ${text} (${cardinalityText(cardinality)}, ${surenessOf(join)})`;
  });
  return twin(
    PAGES.relationships,
    'Relationships',
    'How the files fit together: what the vendor’s texts say is stated, what names and types suggest is inferred. No source says that any number is unique.',
    [
      '## Identifiers',
      table(['Identifier', 'identifies', 'looked up in', 'basis'], identifiers),
      '## Joins',
      `Those to the client and to staff are left out; ${link('all as CSV', DOWNLOADS.joins)}, each with its basis.`,
      joins.join('\n'),
    ],
  );
}
