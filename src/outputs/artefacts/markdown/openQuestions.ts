import { DOWNLOADS, entityPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { QUESTION_KINDS } from '../../../dictionary/model/openQuestions';
import type { AskedEntity } from '../../../contract/openQuestionList';
import { askedAreas, countKinds } from '../../site/openQuestions/collect';
import type { Linker } from './links';
import { misfitLine } from './uncertainty';
import { asCode, asText, table } from './markdown';

/** Everything that is not documented: counted by kind, and listed by area and entity. */
export function questionSections(dictionary: Pick<Dictionary, 'entities'>, link: Linker): string {
  const kinds = countKinds(dictionary).map(({ label, count, fields }) => [
    asText(label),
    String(count),
    String(fields),
  ]);
  return [
    table(['Kind', 'Open', 'Fields'], kinds),
    `${link('All as CSV', DOWNLOADS.openQuestions)}, one line for each question.`,
    ...askedAreas(dictionary).flatMap(({ name, entities }) => [
      `## ${asText(name)}`,
      ...entities.map((entity) => questionsOf(entity, link)),
    ]),
  ].join('\n\n');
}

function questionsOf({ slug, name, items, folded }: AskedEntity, link: Linker): string {
  return [
    `### ${link(name, entityPath(slug))}\n`,
    ...items.map(({ field, open = [], conflict = [], misfit }) => {
      const claims = conflict.map(({ source, says }) => asText(`${source}: ${says}`));
      const subject = field ? asCode(field.fieldName) : 'The entity as a whole';
      return [
        `- ${[subject, open.map(asText).join('; ')].filter(Boolean).join(': ')}`,
        ...(claims.length > 0 ? [`  - Sources differ: ${claims.join('; ')}`] : []),
        ...misfitLine({ misfit }).map((line) => `  - ${line}`),
      ].join('\n');
    }),
    ...folded.map(({ kind, fields }) => {
      const names = fields.map(({ fieldName }) => asCode(fieldName)).join(', ');
      return `- ${QUESTION_KINDS[kind]}: ${names}`;
    }),
  ].join('\n');
}
