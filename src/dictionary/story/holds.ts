import type { Coherence } from '../load/schemas/coherence';
import type { Story } from '../load/schemas/story';
import type { ToldDictionary } from '../load/sharedFiles';
import type { Problem } from '../model/problem';
import {
  allBeside,
  allIn,
  partsOf,
  shownBeside,
  shownIn,
  type Records,
  type StoryRecord,
  type Value,
} from './records';

/** How many comparisons were made, and which of them fail. */
export type Held = Readonly<{ checked: number; problems: readonly Problem[] }>;

/** A statement of a kind. */
type Of<Kind extends Exclude<keyof Coherence, 'entered'>> = Coherence[Kind][number];

/** What one comparison says: nothing where it holds, else where it fails and why. */
type Verdict = undefined | Readonly<{ record: StoryRecord; fieldName: string; message: string }>;

/**
 * Asks every statement of `data/coherence.yaml` of all records.
 *
 * @param records the entities' examples, or the records of an export
 */
export function checkStatements(
  { coherence, story }: Pick<ToldDictionary, 'coherence' | 'story'>,
  records: Records,
): Held {
  const ask = <S extends { because?: string | undefined }>(
    statements: readonly S[],
    verdictsOf: (statement: S, records: Records, story: Story) => Verdict[],
  ) =>
    statements.map((statement) => {
      const verdicts = verdictsOf(statement, records, story);
      const why = statement.because ? `; ${statement.because}` : '';
      return held(verdicts, why);
    });
  return sumOf([
    ...ask(
      coherence.same.filter(({ only }) => !only || records.areExamples),
      same,
    ),
    ...ask(coherence.sum, sum),
    ...ask(coherence.product, product),
    ...ask(coherence.order, order),
    ...ask(coherence.state, state),
    ...ask(coherence.within, within),
    ...ask(coherence.shows, shows),
  ]);
}

function held(verdicts: readonly Verdict[], why = ''): Held {
  const problems = verdicts.flatMap((verdict) =>
    verdict ? verdict.record.problem(verdict.fieldName, verdict.message + why) : [],
  );
  return { checked: verdicts.length, problems };
}

function sumOf(all: readonly Held[]): Held {
  return {
    checked: all.reduce((total, { checked }) => total + checked, 0),
    problems: all.flatMap(({ problems }) => problems),
  };
}

/** Each later field is compared with the first of those before it that belongs to it and shows something. */
function same({ fields, of, to }: Of<'same'>, records: Records): Verdict[] {
  const lists = of ? fields.map((name) => of.map((slug) => `${slug}/${name}`)) : [fields];
  return lists.flatMap((places) =>
    places.flatMap((place, nth) =>
      (nth > 0 ? allIn(place, records) : []).flatMap(({ record, fieldName, value }) => {
        const others = places.slice(0, nth).map((each) => allBeside(each, record, records));
        return (others.find((each) => each.length > 0) ?? []).map((other): Verdict => {
          if (areSame(value, other.value, to)) return undefined;
          const local = value?.time && to ? ` (${value.time} by the office’s clocks)` : '';
          const right = quoted((to && other.value?.time) ?? other.value?.text);
          const message = `${quoted(value?.text)}${local} should be ${right}, as in ${other.place}`;
          return { record, fieldName, message };
        });
      }),
    ),
  );
}

const MINUTE = 60_000;

function areSame(one: Value | null, other: Value | null, to: Of<'same'>['to']): boolean {
  if (!one || !other) return one === other;
  if (to && one.time && other.time) {
    return Math.abs(Date.parse(one.time) - Date.parse(other.time)) < MINUTE;
  }
  return comparable(one) === comparable(other);
}

/** What is compared: dates by their day, numbers as such, texts without markup. */
function comparable({ text, number, time }: Value): string {
  if (time) return time.slice(0, 10);
  return /^-?\d+\.\d+$/.test(text) ? String(number) : text.replace(/<[^>]*>/g, '');
}

function sum({ total, of }: Of<'sum'>, records: Records): Verdict[] {
  return computed(total, of, '+', (terms) => terms.reduce((a, b) => a + b, 0), records);
}

function product({ product: total, of }: Of<'product'>, records: Records): Verdict[] {
  return computed(total, of, '×', (terms) => terms.reduce((a, b) => a * b, 1), records);
}

/** Of terms in another entity's records those that belong to the total's; no value counts as 0. */
function computed(
  total: string,
  terms: readonly (string | number)[],
  sign: string,
  compute: (terms: readonly number[]) => number,
  records: Records,
): Verdict[] {
  const places = terms.filter((term) => typeof term === 'string');
  const [other] = places
    .map((place) => partsOf(place)[0])
    .filter((slug) => slug !== partsOf(total)[0]);
  return allIn(total, records).flatMap(({ record, fieldName, value }) =>
    records.related(record, other ?? record.slug).flatMap((beside): Verdict[] => {
      const numbers = terms.map((term) => {
        if (typeof term === 'number') return term;
        const [slug, name] = partsOf(term);
        const own = (slug === record.slug ? record : beside).at(name);
        return own === undefined ? undefined : amountOf(own);
      });
      const known = numbers.filter((number) => number !== undefined);
      if (known.length < numbers.length) return [];
      const result = compute(known);
      if (Math.abs(result - amountOf(value)) < 0.005) return [undefined];
      const right = value?.time ? timeAt(result) : result.toFixed(2);
      const written = terms.map((term, nth) => {
        const number = value?.time && nth === 0 ? timeAt(known[nth] ?? 0) : known[nth];
        return typeof term === 'number' ? term : `${number} (${term})`;
      });
      const message = `${quoted(value?.text)} should be ${right}: ${written.join(` ${sign} `)}`;
      return [{ record, fieldName, message }];
    }),
  );
}

/** A number; of a date and time its minutes, of no value 0. */
function amountOf(value: Value | null): number {
  return value?.time ? Date.parse(`${value.time}Z`) / MINUTE : (value?.number ?? 0);
}

function timeAt(minutes: number): string {
  return new Date(minutes * MINUTE).toISOString().slice(0, 19);
}

/** Each date is compared with the last before it in the list that belongs to its record. */
function order({ fields }: Of<'order'>, records: Records): Verdict[] {
  return fields.flatMap((place, nth) =>
    shownIn(place, records).flatMap(({ record, fieldName, value }) => {
      const others = fields
        .slice(0, nth)
        .reverse()
        .map((each) => shownBeside(each, record, records).filter((other) => other.value.time));
      return (value.time ? (others.find((each) => each.length > 0) ?? []) : []).map(
        (other): Verdict =>
          isBefore(value, other.value)
            ? {
                record,
                fieldName,
                message: `"${value.text}" is before ${other.place} (${other.value.text})`,
              }
            : undefined,
      );
    }),
  );
}

/** Whether a date is before another; where one of them is a day, they are compared by the day. */
export function isBefore(
  { time = '' }: Value,
  { time: other = '' }: Value,
  precision = 19,
): boolean {
  const length = [time, other].some((each) => each.endsWith('T00:00:00')) ? 10 : precision;
  return time.slice(0, length) < other.slice(0, length);
}

function state(
  { when, is, then = {}, otherwise = {} }: Of<'state'>,
  records: Records,
  story: Story,
) {
  const [decider, decidingField] = partsOf(when);
  const places = [...new Set([...Object.keys(then), ...Object.keys(otherwise)])];
  return places.flatMap((place) => {
    const [slug, fieldName] = partsOf(place);
    return records.of(slug).flatMap((record) =>
      records.related(record, decider).flatMap((deciding): Verdict[] => {
        const [value, decides] = [record.at(fieldName), deciding.at(decidingField)];
        const isSo = conditionHolds(decides, is, story);
        if (value === undefined || isSo === undefined) return [];
        const [right, wrong] = isSo ? [then, otherwise] : [otherwise, then];
        const text = value?.text ?? null;
        const expected = right[place];
        const fits = expected === undefined ? text !== wrong[place] : text === expected;
        if (fits) return [undefined];
        const other = wrong[place] === null ? 'be set' : `not be ${quoted(wrong[place])}`;
        const what = expected === undefined ? other : `be ${quoted(expected)}`;
        const shown = decides ? `shows ${decides.text}` : 'is null';
        const message = `${quoted(text)} should ${what}, since ${when} ${shown}`;
        return [{ record, fieldName, message }];
      }),
    );
  });
}

const quoted = (text: string | null | undefined) => (text == null ? 'null' : `"${text}"`);

/** Whether a value decides so; nothing where it cannot be known. */
export function conditionHolds(
  value: Value | null | undefined,
  is: string | undefined,
  { exportedAt }: Pick<Story, 'exportedAt'>,
): boolean | undefined {
  if (value === undefined) return undefined;
  if (is === undefined || is === 'set') return value !== null;
  if (is === 'past') return value?.time === undefined ? undefined : value.time < exportedAt;
  return value === null ? undefined : value.text === is.slice(1);
}

function within({ day, from, to }: Of<'within'>, records: Records): Verdict[] {
  const limits = [
    {
      place: from,
      isOutside: (limit: Value, value: Value) => isBefore(value, limit, 10),
      what: 'after',
    },
    {
      place: to,
      isOutside: (limit: Value, value: Value) => isBefore(limit, value, 10),
      what: 'before',
    },
  ];
  return limits.flatMap(({ place, isOutside, what }) =>
    shownIn(place, records).flatMap(({ record, fieldName, value: limit }) =>
      shownBeside(day, record, records).map((shown): Verdict => {
        if (!limit.time || !isOutside(limit, shown.value)) return undefined;
        const message = `"${limit.text}" is ${what} ${day} (${shown.value.text})`;
        return { record, fieldName, message };
      }),
    ),
  );
}

function shows({ list, id, field, keys }: Of<'shows'>, records: Records, story: Story): Verdict[] {
  const entries = storyList(story, list);
  return shownIn(field, records).flatMap(({ record, value: { text } }) => {
    const entry = entries.find((each) => String(each[id]) === text);
    return Object.entries(entry ? keys : {}).flatMap(([key, place]) =>
      shownBeside(place, record, records).map((shown): Verdict => {
        const expected = entry?.[key];
        const { value } = shown;
        const found =
          typeof expected === 'number'
            ? value.number
            : (value.time?.slice(0, String(expected).length) ?? value.text);
        if (expected === undefined || found === expected) return undefined;
        const message = `"${value.text}" should be ${String(expected)} by the story`;
        return { record: shown.record, fieldName: shown.fieldName, message };
      }),
    );
  });
}

/** A list of the story by its keys: 'money.visits'. */
export function storyList(
  story: Story,
  list: string,
): readonly Readonly<Record<string, unknown>>[] {
  const found = list
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], story);
  return Array.isArray(found) ? found : [];
}
