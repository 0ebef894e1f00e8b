import type { Entity, Field, Uncertainty } from '../../../dictionary/model/dictionary';
import { MARKS, misfitSentence } from '../../../dictionary/model/marks';
import type { Code } from '../../../dictionary/model/valueSets';
import { oneLine } from '../provenance';

/** A text as Markdown that reads as that text, in one line: nothing in it is markup. */
export function asText(text: string): string {
  const line = oneLine(text);
  // Most texts have nothing that could be markup.
  if (!/[\\`*[\]<~&_]|^[\d#>+=-]/.test(line)) return line;
  return line
    .replaceAll(/[\\`*[\]<~]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/^(\d+)(?=[.)](\s|$))/, '$1\\')
    .replace(/^[#>+=-]/, '\\$&');
}

/** A text as inline code: whatever stands in it comes out as written. */
export function asCode(text: string): string {
  const line = oneLine(text);
  const ticks = '`'.repeat(longestTicks(line) + 1);
  // A space at both ends is taken away again when it is read.
  const padding = line === '' || /^`|`$/.test(line) ? ' ' : '';
  return `${ticks}${padding}${line}${padding}${ticks}`;
}

export function codeBlock(code: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestTicks(code) + 1));
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** A table; headings and cells are Markdown of one line. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [headings, headings.map(() => '---'), ...rows].map(line).join('\n');
}

function longestTicks(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
}

export type Linker = (text: string, to: string) => string;

export function fieldNames(fields: readonly Readonly<{ fieldName: string }>[]): string {
  return fields.map(({ fieldName }) => asCode(fieldName)).join(', ');
}

export function placeText(place: Readonly<{ entityName: string; fieldName: string }>): string {
  return `${asText(place.entityName)} › ${asCode(place.fieldName)}`;
}

/** A code with what it stands for, as far as that is documented. */
export function codeText({ code, meaning }: Code): string {
  return meaning ? `${asCode(code)} ${asText(meaning)}` : asCode(code);
}

/** What is remarked on an entity, a line each: its note, what is open, and what sources say differently. */
export function remarks(entity: Entity): string[] {
  return [
    ...(entity.note === undefined ? [] : [`Note: ${asText(entity.note)}`]),
    ...openLine(entity.open ?? []),
    ...conflictLine(entity),
  ];
}

/** What no source answers, as a line; none where everything is answered. */
export function openLine(questions: readonly string[]): string[] {
  return questions.length === 0 ? [] : [`${MARKS.open.mark}: ${questions.map(asText).join('; ')}.`];
}

/** A vendor's text that does not fit its field, as a line; none where it fits. */
export function misfitLine({ misfit }: Pick<Field, 'misfit'>): string[] {
  return misfit ? [asText(misfitSentence(misfit))] : [];
}

/** What sources say differently, as a line; none where they agree. */
export function conflictLine({ conflict = [] }: Uncertainty): string[] {
  if (conflict.length === 0) return [];
  const claims = conflict.map(({ source, says }) => asText(`${source.name}: ${says}`));
  return [`${MARKS.conflict.mark}: ${claims.join('; ')}.`];
}
