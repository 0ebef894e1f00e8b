import type { Coherence } from '../load/schemas/coherence';
import type { Path } from '../load/yamlDocument';
import { partsOf } from '../model/names';
import type { Place, Report } from '../model/problem';
import type { AnyRecord } from '../model/sample';
import { isBefore, type Clock, type Records } from './records';

/** A value; its time is by the main office's clocks, to the second, and nothing for what is no date. */
type Value = Readonly<{ text: string | null; number: number; time: string | undefined }>;

/** A field of a record, with what it shows. */
type Shown = Readonly<{ at: string; record: AnyRecord; place: Place; value: Value }>;

/** What came of a comparison: nothing where it holds. */
type Verdict = undefined | Readonly<{ place: Place; message: string }>;

const KINDS = ['same', 'apart', 'sum', 'product', 'order', 'state'] as const;

type Statements = Pick<Coherence, (typeof KINDS)[number]>;

const MINUTE = 60_000;

/** What became of a statement: how many comparisons it made, and which fields it names that there are none of. */
type Held = Readonly<{ path: Path; compared: number; unknown: readonly string[] }>;

/** Reports which statements of `data/coherence.yaml` do not hold of some records. */
export function holdStatements(
  coherence: Coherence,
  records: Records,
  clock: Clock,
  report: Report,
): Held[] {
  const unknown = new Set<string>();
  const judges = judgesOf(coherence.exportedAt, records, clock, unknown);
  return KINDS.flatMap((kind) =>
    coherence[kind].map((statement, at): Held => {
      unknown.clear();
      const verdicts = judges[kind](statement as never);
      const why = statement.because ? `; ${statement.because}` : '';
      for (const verdict of verdicts) {
        if (verdict) report(verdict.place, verdict.message + why);
      }
      return { path: [kind, at], compared: verdicts.length, unknown: [...unknown] };
    }),
  );
}

function judgesOf(exportedAt: string, records: Records, clock: Clock, unknown: Set<string>) {
  const { of, related, areExamples } = records;
  const shownBy = (at: string, those: readonly AnyRecord[]): Shown[] => {
    const [slug, name] = partsOf(at);
    if (of(slug).every((record) => record.get(name) === undefined)) unknown.add(at);
    return those.flatMap((record) => {
      const text = record.get(name);
      if (text === undefined) return [];
      const time = text === null ? undefined : clock(slug, name, text);
      return { at, record, place: record.place(name), value: { text, number: Number(text), time } };
    });
  };
  const all = (at: string) => shownBy(at, of(partsOf(at)[0]));
  const beside = (at: string, { record }: Shown) => shownBy(at, related(record, partsOf(at)[0]));

  /** Each field with the first of those before it, in some order, that belong to it. */
  const pairs = (
    fields: readonly string[],
    inOrder: (before: string[]) => string[],
    counts: (shown: Shown) => boolean = () => true,
  ) =>
    fields.flatMap((at, nth) =>
      all(at)
        .filter(counts)
        .flatMap((one) => {
          const before = inOrder(fields.slice(0, nth)).map((each) =>
            beside(each, one).filter(counts),
          );
          const others = before.find(({ length }) => length > 0) ?? [];
          return others.map((other) => [one, other] as const);
        }),
    );

  /** Of terms in another entity's records, those that belong to the total's. */
  const computed = (total: string, terms: readonly (string | number)[], sign: '+' | '×') => {
    const [own] = partsOf(total);
    const slugs = terms.flatMap((term) => (typeof term === 'string' ? partsOf(term)[0] : []));
    const other = slugs.find((slug) => slug !== own) ?? own;
    return all(total).flatMap((shown) =>
      related(shown.record, other).flatMap((record): Verdict[] => {
        const amounts = terms.flatMap((term) => {
          if (typeof term === 'number') return term;
          const holder = partsOf(term)[0] === own ? shown.record : record;
          return shownBy(term, [holder]).map(amountOf);
        });
        if (amounts.length < terms.length) return [];
        const result = amounts.reduce((a, b) => (sign === '+' ? a + b : a * b));
        if (Math.abs(result - amountOf(shown)) < 0.005) return [undefined];
        const right = shown.value.time
          ? new Date(result * MINUTE).toISOString().slice(0, 19)
          : result.toFixed(2);
        return [wrong(shown, `should be ${right}: ${terms.join(` ${sign} `)}`)];
      }),
    );
  };

  return {
    same: ({ of: slugs, fields, only, to }) => {
      if (only && !areExamples) return [];
      const lists = slugs ? fields.map((name) => slugs.map((slug) => `${slug}/${name}`)) : [fields];
      return lists
        .flatMap((list) => pairs(list, (before) => before))
        .map(([one, other]) =>
          areSame(one, other, to)
            ? undefined
            : wrong(one, `should be ${quoted(other.value.text)}, as in ${other.at}`),
        );
    },
    apart: ({ fields }) =>
      (areExamples ? pairs(fields, (before) => before) : []).map(([one, other]) =>
        one.value.text === other.value.text
          ? wrong(one, `is the example of ${other.at} too, but no source joins the two`)
          : undefined,
      ),
    sum: ({ total, of: terms }) => computed(total, terms, '+'),
    product: ({ product, of: terms }) => computed(product, terms, '×'),
    order: ({ fields }) =>
      pairs(fields, (before) => before.reverse(), isTime).map(([one, other]) =>
        isBefore(one.value.time, other.value.time)
          ? wrong(one, `is before ${other.at} (${other.value.text})`)
          : undefined,
      ),
    state: ({ when, is = 'set', then = {}, otherwise = {} }) =>
      Object.keys({ ...then, ...otherwise }).flatMap((at) =>
        all(at).flatMap((one) =>
          beside(when, one).flatMap(({ value: { text, time = '' } }): Verdict[] => {
            // Of what is not set it cannot be known whether it is past, or what it would be.
            if (is !== 'set' && text === null) return [];
            const isSo =
              is === 'set'
                ? text !== null
                : is === 'past'
                  ? time < exportedAt
                  : text === is.slice(1);
            const right = (isSo ? then : otherwise)[at];
            const other = (isSo ? otherwise : then)[at];
            const found = one.value.text;
            if (right === undefined ? found !== other : found === right) return [undefined];
            const wanted = right === undefined ? `not be ${quoted(other)}` : `be ${quoted(right)}`;
            return [wrong(one, `should ${wanted}, since ${when} is ${quoted(text)}`)];
          }),
        ),
      ),
  } satisfies { [Kind in keyof Statements]: (statement: Statements[Kind][number]) => Verdict[] };
}

const quoted = (text: string | null | undefined) => (text == null ? 'null' : `"${text}"`);

function wrong({ place, value }: Shown, message: string): Verdict {
  return { place, message: `${quoted(value.text)} ${message}` };
}

const isTime = ({ value }: Shown) => value.time !== undefined;

/** A number; of a date and time its minutes, of no value 0. */
function amountOf({ value: { number, time } }: Shown): number {
  return time ? Date.parse(`${time}Z`) / MINUTE : number;
}

/** Dates are the same by their day unless it is said to which precision, numbers as such, texts without markup. */
function areSame(one: Shown, other: Shown, to: 'minute' | undefined): boolean {
  if (to) return Math.abs(amountOf(one) - amountOf(other)) < 1;
  const [a, b] = [one, other].map(({ value: { text, number, time } }) => {
    const isDecimal = /^-?\d+\.\d+$/.test(text ?? '');
    return time?.slice(0, 10) ?? (isDecimal ? number : text?.replace(/<[^>]*>/g, ''));
  });
  return a === b;
}
