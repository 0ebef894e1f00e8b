import { DOWNLOADS, entityPath, fieldPath } from '../../../dictionary/model/addresses';
import type { Dictionary, Entity } from '../../../dictionary/model/dictionary';
import { QUESTION_KINDS, openQuestions } from '../../../dictionary/model/openQuestions';
import { MISFIT_KIND, misfitSentence } from '../../../dictionary/model/sources';
import { claims, dictionaryLabel, generatedCsv } from '../../generatedCsv';
import { generatedJson } from '../../generatedJson';
import type { Output, OutputFile } from '../../output';
import { askedAreas, countKinds } from './collect';

/** The page of open questions, and the same as a CSV file with a column to answer in. */
export const openQuestionList: Output = {
  name: 'open questions',
  render: (dictionary) => [
    generatedJson('docs/lists/open-questions.json', 'data/entities', {
      kinds: countKinds(dictionary),
      areas: askedAreas(dictionary),
    }),
    openQuestionsCsv(dictionary),
  ],
};

const COLUMNS = [
  'area',
  'field',
  'kind',
  'not documented, or in conflict',
  'page',
  'answer',
  'dictionary',
];

/** Each open question and each conflict on a line of its own. */
export function openQuestionsCsv({
  site,
  entities,
}: Pick<Dictionary, 'site' | 'entities'>): OutputFile {
  return generatedCsv(`static${DOWNLOADS.openQuestions}`, {
    columns: COLUMNS,
    rows: entities.flatMap(linesOf).map((line) => [...line, dictionaryLabel(site)]),
  });
}

function linesOf({ slug, name, area, fields, ...entity }: Entity): string[][] {
  const line = (field: string, page: string) => (kind: string, text: string) => [
    slug,
    name,
    area,
    field,
    kind,
    text,
    page,
    '',
  ];
  const ofEntity = line('', entityPath(slug));
  return [
    ...(entity.open ?? []).map((question) => ofEntity(QUESTION_KINDS.written, question)),
    ...(entity.conflict ? [ofEntity('Conflict', claims(entity))] : []),
    ...fields.flatMap((field) => {
      const ofField = line(field.fieldName, fieldPath(slug, field.anchor));
      return [
        ...openQuestions(field).map(({ kind, question }) =>
          ofField(QUESTION_KINDS[kind], question),
        ),
        ...(field.conflict ? [ofField('Conflict', claims(field))] : []),
        ...(field.misfit ? [ofField(MISFIT_KIND, misfitSentence(field.misfit))] : []),
      ];
    }),
  ];
}
