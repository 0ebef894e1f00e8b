import { counted } from '../../dictionary/model/counted';
import { kindTexts } from '../model/kinds';
import type { Finding, Shape } from '../model/report';

const NOUNS = {
  records: 'record',
  lines: 'line',
  files: 'file',
  fields: 'field',
} as const;

/** Where something was found: `ContentPayer.json · Payer Name`. */
export function tellPlace({ file, field }: Finding): string {
  return [file || 'the whole export', field].filter(Boolean).join(' · ');
}

/** How often, of how many, and where first: `12 of 340 records (3.5 %), first in lines 1, 7, 9`. */
export function tellCount({ kind, count, of, share, lines }: Finding): string {
  const noun = kind === 'orphan' ? 'reference' : NOUNS[kindTexts(kind).counts];
  const total =
    of > count
      ? `${count.toLocaleString('en-US')} of ${counted(of, noun)} (${percent(share)})`
      : counted(of, noun);
  if (lines.length === 0 || (count === of && count > lines.length)) return total;
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  return `${total}, ${count > lines.length ? 'first in' : 'in'} ${places}`;
}

/** What else is known of a finding; nothing, or the ends of a sentence. */
export function tellMore({ suggestion, target, sureness, shape }: Finding): string {
  return [
    suggestion && `perhaps “${suggestion}” is meant`,
    target && `should lead to ${target.file} · ${target.field}`,
    sureness && `that join is ${SURE[sureness]}`,
    shape && tellShape(shape),
  ]
    .filter(Boolean)
    .join('; ');
}

const SURE = {
  stated: 'stated by a source',
  'from the name': 'inferred from the field’s name',
  inferred: 'inferred',
} as const;

function tellShape({ types, nulls, distinct, isDistinctCapped }: Shape): string {
  const values = isDistinctCapped
    ? `more than ${distinct} different values`
    : counted(distinct, 'different value');
  return [
    types.join(' or ') || 'always null',
    types.length > 0 && values,
    nulls > 0 && types.length > 0 && `null in ${counted(nulls, 'record')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function percent(share: number): string {
  const percents = share * 100;
  return percents < 0.1 ? 'under 0.1 %' : `${percents.toFixed(percents < 10 ? 1 : 0)} %`;
}
