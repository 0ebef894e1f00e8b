import {
  BROKEN,
  CAUSES,
  IMPACTS,
  RULE_IDS,
  ruleOf,
  type Broken,
  type Impact,
} from '../dictionary/model/changeRules';
import { counted } from '../dictionary/model/counted';
import type { ExplainedChange } from './causes';

/** The ways in which changes are printed. */
export const FORMATS = ['text', 'markdown', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** What is compared, and what came of it. */
export type Comparison = Readonly<{
  from: string;
  to: string;
  changes: readonly ExplainedChange[];
}>;

const IMPACT_NAMES = Object.keys(IMPACTS) as Impact[];

/** Where a change is: `Payer, Policy Number`; for what is in no entity, the export. */
export function placeOf({ entity, entityName, field }: ExplainedChange): string {
  return [entityName ?? entity ?? 'The export', field].filter(Boolean).join(', ');
}

/** What a change is, with what was and what is: `Data type wider: smallint → integer`. */
export function changeText({ rule, what, before, after, says }: ExplainedChange): string {
  const head = rule === 'D1' ? `${ruleOf(rule).says} (${what})` : ruleOf(rule).says;
  const values = [before, after].filter((value) => value !== undefined).map(cut);
  if (rule === 'D1' && values.length === 1) values.unshift(before === undefined ? 'none' : '');
  const detail = says ?? values.join(' → ');
  return detail ? `${head}: ${detail}` : head;
}

/** Who breaks, in words; nothing where nobody does. */
export function whoBreaks({ rule, impact }: ExplainedChange): string {
  if (impact === 'additive' || impact === 'documentation') return '';
  return [...ruleOf(rule).who].map((letter) => BROKEN[letter as Broken]).join('; ');
}

/** Why a change happened, in a sentence or two; nothing where nobody has said so. */
export function causeText({ cause, reason, date, source }: ExplainedChange): string {
  return cause ? `${CAUSES[cause]}. ${reason} (${source}, ${date})` : '';
}

const LONGEST = 160;
const cut = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/** How many changes there are of each impact: `2 breaking, 1 additive`. */
export function countsText(changes: readonly Pick<ExplainedChange, 'impact'>[]): string {
  return IMPACT_NAMES.flatMap((name) => {
    const count = changes.filter(({ impact }) => impact === name).length;
    return count > 0 ? `${count} ${IMPACTS[name].toLowerCase()}` : [];
  }).join(', ');
}

/** Prints a comparison for a terminal, as Markdown, or as JSON for programs. */
export function formatComparison(comparison: Comparison, format: Format): string {
  if (format === 'json') return JSON.stringify(comparison, null, 1);
  const { from, to, changes } = comparison;
  const head = `${from} to ${to}: ${counted(changes.length, 'change')}`;
  const counts = countsText(changes);
  const title = counts ? `${head} (${counts})` : head;
  const isText = format === 'text';
  const lines = IMPACT_NAMES.flatMap((name) => {
    const ofImpact = changes.filter(({ impact }) => impact === name);
    if (ofImpact.length === 0) return [];
    const heading = `${IMPACTS[name]} (${ofImpact.length.toLocaleString('en-US')})`;
    return isText
      ? ['', heading, ...ofImpact.flatMap(textLines)]
      : ['', `## ${heading}`, '', ...ofImpact.map(markdownLine)];
  });
  const tally = RULE_IDS.flatMap((id) => {
    const count = changes.filter(({ rule }) => rule === id).length;
    return count > 0 ? `${id} ${count}` : [];
  }).join(', ');
  return [
    isText ? title : `# ${title}`,
    ...lines,
    ...(tally ? ['', `By rule: ${tally}`] : []),
  ].join('\n');
}

function textLines(change: ExplainedChange): string[] {
  const cause = causeText(change);
  return [
    `  ${change.rule}  ${placeOf(change)}: ${changeText(change)}`,
    ...(cause ? [`      ${cause}`] : []),
  ];
}

/** What Markdown would take for markup. */
const MARKUP = /[\\`*_{}[\]<>#|!&~]/g;

function markdownLine(change: ExplainedChange): string {
  const safe = (text: string) => text.replace(MARKUP, '\\$&').replace(/\s+/g, ' ');
  const cause = causeText(change);
  const what = safe(changeText(change));
  return `- **${safe(placeOf(change))}**: ${what} (${change.rule})${cause ? ` — ${safe(cause)}` : ''}`;
}
