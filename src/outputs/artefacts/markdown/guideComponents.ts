import {
  type GuideTable,
  type Words,
  KEPT,
  type OpenEntity,
} from '../../../dictionary/contract/lists';
import type { FirstQuestion } from '../../../dictionary/model/written';
import { TRIED_BY, namesOf } from '../../../dictionary/model/guideLists';
import { entityPath, DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { MARKS } from '../../../dictionary/model/marks';
import { castText } from '../../../dictionary/model/relationships';
import { VALUE_STATUSES } from '../../../dictionary/model/valueStatuses';
import type { Guide } from '../../output';
import { guideJoins } from '../../guides/guideJoins';
import { withoutClientId } from '../../guides/guideFacts';
import { guideTables } from '../../guides/guides';
import { areasWithQuestions, countKinds, reachText } from '../../openQuestions/openQuestions';
import { asCode, asText, codeBlock, fieldNames, placeText, table, type Linker } from './syntax';

/** Writes what a component shows, by its name and the texts of its attributes. */
export type ComponentText = (name: string, attributes: Readonly<Record<string, string>>) => string;

type Texts = Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>>;

/**
 * Gives the function that writes the lists of a guide, which its components show on the page. Of any other
 * component it says where it is.
 */
export function componentTexts(
  dictionary: Dictionary,
  guides: readonly Guide[],
): (page: string, link: Linker) => ComponentText {
  const joins = guideJoins(dictionary, guides);
  const tables = Object.values(guideTables(dictionary)).flat();
  return (page, link) => {
    const texts: Texts = {
      AccessibilityCriteria: () => accessibility(dictionary),
      Abbreviations: () => abbreviations(dictionary),
      DownloadLink: ({ file = '' }) => link(file.replace(/^.*\//, ''), `/downloads/${file}`),
      EntityLinks: () =>
        withoutClientId(dictionary)
          .map(({ slug, name }) => link(name, entityPath(slug)))
          .join(', '),
      FieldMarks: () => terms(Object.values(MARKS).map(({ mark, means }) => [mark, means])),
      FieldJoins: ({ fields = '' }) => fieldJoins(joins, fields),
      GuideTable: ({ label }) =>
        tables
          .filter((one) => one.label === label)
          .map((one) => drawTable(one, link))
          .join(''),
      Kept: () => terms(Object.entries(KEPT).map(([name, what]) => [asCode(name), what])),
      OpenQuestions: () => questionSections(dictionary, link),
      Sources: () => sources(dictionary),
      ValueStatuses: () =>
        terms(Object.values(VALUE_STATUSES).map(({ lead, means }) => [lead, means])),
    };
    return (name, attributes) => {
      const write = texts[name];
      const file = page.replace(/^.*\//, '');
      return write ? write(attributes) : `([Shown on the page](${file}).)`;
    };
  };
}

/** A table as the page shows it; what is code there or here leads nowhere. */
function drawTable({ columns, rows }: GuideTable, link: Linker): string {
  const words = ({ text, isCode, to, before = '' }: Words) => {
    if (isCode) return asText(before) + asCode(text);
    return to ? link(text, to) : asText(text);
  };
  const cell = (one: GuideTable['rows'][number][number]) =>
    typeof one === 'string' ? asText(one) : one.map(words).join(', ');
  return table(
    columns,
    rows.map((row) => row.map(cell)),
  );
}

function terms(list: readonly (readonly [term: string, text: string])[]): string {
  return list.map(([term, text]) => `- ${term}: ${text}`).join('\n');
}

function abbreviations(dictionary: Dictionary): string {
  return terms(
    dictionary.abbreviations.map(({ abbreviation, expansion, meaning }) => [
      asText(abbreviation),
      [expansion, ...(meaning ? [meaning] : [])].map(asText).join('. '),
    ]),
  );
}

function accessibility({ accessibility: criteria }: Dictionary): string {
  return table(
    ['Criterion', 'Level', 'How it was tested', 'What is on the site'],
    criteria.map(({ number, title, level, triedBy, says, open }) => [
      `${number} ${asText(title)}`,
      level,
      triedBy.map((way) => TRIED_BY[way].word).join(', '),
      asText(open ? `${says} Not tested: ${open}` : says),
    ]),
  );
}

function fieldJoins(joins: ReturnType<typeof guideJoins>, fields: string): string {
  const places = fields.split(';').map((place) => place.trim());
  const rows = joins
    .filter(({ place }) => places.includes(place))
    .flatMap(({ entityName, from, joins: leads, basis }) => {
      const field = placeText({ entityName, fieldName: from.fieldName });
      if (leads.length === 0) return [[field, 'not documented', asText(basis)]];
      return leads.map(({ to, with: same, when, where, sure, cast, ignoresCase, ...join }) => [
        field + (when ? ` where ${asCode(when.fieldName)} is ${asCode(when.value)}` : ''),
        [
          placeText({ entityName: join.entityName, fieldName: to.fieldName }),
          ...(same.length > 0 ? [`with the same ${same.map(asCode).join(' and ')}`] : []),
          ...(where ? [`where ${asCode(where.fieldName)} is ${asCode(where.value)}`] : []),
          ...(cast ? [castText(cast)] : []),
          ...(ignoresCase ? ['without regard to case'] : []),
        ].join(', '),
        `${sure}: ${asText(join.basis)}`,
      ]);
    });
  return table(['Field', 'leads to', 'How sure'], rows);
}

function sources(dictionary: Dictionary): string {
  return terms(
    dictionary.sources.map(({ name, about, stamp, address }) => {
      const facts = [
        ...(stamp ? [`Version or date: ${asText(stamp)}.`] : []),
        ...(address ? [`Address: <${address}>`] : []),
      ];
      return [asText(name), [asText(about), ...facts].join(' ')];
    }),
  );
}

/** Everything that is not documented: counted by kind, and listed by area and entity. */
function questionSections(
  dictionary: Pick<Dictionary, 'entities' | 'firstQuestions'>,
  link: Linker,
): string {
  const kinds = countKinds(dictionary).map(({ label, count, fields }) => [
    asText(label),
    String(count),
    String(fields),
  ]);
  return [
    ...dictionary.firstQuestions.map((each) =>
      firstQuestion(each, reachText(each.reach, dictionary), link),
    ),
    '## All by kind',
    table(['Kind', 'Open', 'Fields'], kinds),
    `${link('All as CSV', DOWNLOADS.openQuestions)}, one line for each question.`,
    ...areasWithQuestions(dictionary).flatMap(({ name, entities }) => [
      `## ${asText(name)}`,
      ...entities.map((entity) => questionsOf(entity, link)),
    ]),
  ].join('\n\n');
}

function firstQuestion(asked: FirstQuestion, reach: string, link: Linker): string {
  const { question, decides, audience, findOut, query, page } = asked;
  return [
    `## ${asText(question)}`,
    `${asText(decides)} Concerns ${asText(reach)}. Who could answer: ${asText(namesOf(audience))}.`,
    `How to find out: ${asText(findOut)} ${link('More on this', page)}.`,
    ...(query === undefined ? [] : [codeBlock(query, 'sql')]),
  ].join('\n\n');
}

function questionsOf({ slug, name, items }: OpenEntity, link: Linker): string {
  return [
    `### ${link(name, entityPath(slug))}\n`,
    ...items.map(({ text, fields }) => `- ${fieldNames(fields) || WHOLE}: ${asText(text)}`),
  ].join('\n');
}

const WHOLE = 'The entity as a whole';
