import {
  BROKEN,
  CAUSES,
  IMPACTS,
  CHANGE_RULES,
  type Impact,
} from '../dictionary/model/changeRules';
import { counted, withCommas } from '../dictionary/model/counted';
import type { ExplainedChange } from './causes';

const SYSTEM = /^code system /;

/** Where a change is: `Payer, Policy Number`; for what is in no entity, the code systems or the export. */
export function placeOf({ entity, entityName, field, what }: ExplainedChange): string {
  const whole = SYSTEM.test(what) ? 'Code systems' : 'The export';
  return [entityName ?? entity ?? whole, field].filter(Boolean).join(', ');
}

/** What a change is, with what was and what is: `Data type wider: smallint → integer`, `Example, new: 4`. */
export function changeText({ rule, what, before, after, says }: ExplainedChange): string {
  const isAlone = (before === undefined) !== (after === undefined);
  const isNew = before === undefined ? ', new' : ', removed';
  const head = rule === 'D1' ? wordsFor(what) + (isAlone ? isNew : '') : CHANGE_RULES[rule].says;
  const values = [before, after].filter((value) => value !== undefined).map(cut);
  const detail = says ?? values.join(' → ');
  return detail ? `${head}: ${detail}` : head;
}

const WORDS: Record<string, string> = {
  describedBy: 'Who describes it',
  exampleValue: 'Example',
  open: 'Open questions',
  otherWords: 'Words of the search',
  'values.describedBy': 'Who describes the values',
  'values.status': 'How sure the values are',
  vendorExample: 'The vendor’s example',
};

const UNREAD = ['otherWords', 'exampleValue', 'vendorExample'];
/** Whether a change says something to readers of the site: those of examples and words of the search are in the file alone. */
export const isForReaders = ({ what }: Pick<ExplainedChange, 'what'>) => !UNREAD.includes(what);

/** What of the documentation changed, by the name that it has in the data. */
function wordsFor(what: string): string {
  if (SYSTEM.test(what)) return what.replace(SYSTEM, '');
  return WORDS[what] ?? what.charAt(0).toUpperCase() + what.slice(1);
}

const LONGEST = 160;
const cut = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/** Who breaks, in words; nothing where nobody does. */
export function whoBreaks({ rule, impact }: ExplainedChange): string {
  if (impact === 'additive' || impact === 'documentation') return '';
  return [...CHANGE_RULES[rule].who].map((letter) => BROKEN[letter]).join('; ');
}

/** Why a change happened; nothing where nobody has said so. */
export function causeText({ cause, reason, date, source }: ExplainedChange): string {
  return cause ? `${CAUSES[cause]}: ${reason} (${source}, ${date})` : '';
}

/** Changes by their impact, worst first, and only impacts that there are. */
export function byImpact<C extends ExplainedChange>(changes: readonly C[]): [Impact, C[]][] {
  return (Object.keys(IMPACTS) as Impact[])
    .map((name): [Impact, C[]] => [name, changes.filter(({ impact }) => impact === name)])
    .filter(([, ofImpact]) => ofImpact.length > 0);
}

/** How many changes there are of each impact: `2 breaking, 1 additive`. */
export function countsText(changes: readonly ExplainedChange[]): string {
  return byImpact(changes)
    .map(([name, { length }]) => `${length} ${IMPACTS[name].toLowerCase()}`)
    .join(', ');
}

/** The changes since the last release for a terminal, worst first. */
export function changesText({
  releases: [last],
  unreleased,
}: Readonly<{
  releases: readonly { version: string }[];
  unreleased: readonly ExplainedChange[];
}>): string {
  if (!last) return 'There is no release yet.';
  const title = `${counted(unreleased.length, 'change')} since ${last.version}`;
  const lines = byImpact(unreleased).flatMap(([name, ofImpact]) => [
    ...['', `${IMPACTS[name]} (${withCommas(ofImpact.length)})`],
    ...ofImpact.flatMap((change) => [
      `  ${change.rule}  ${placeOf(change)}: ${changeText(change)}`,
      ...[whoBreaks(change), causeText(change)].filter(Boolean).map((text) => `      ${text}`),
    ]),
  ]);
  return [title, ...lines].join('\n');
}
