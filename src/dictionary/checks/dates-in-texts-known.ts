import type { Rule } from './support/rule';
import { dayOf, storyShown } from './support/story';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const DATES = new RegExp(
  `(?<iso>\\b\\d{4}-\\d\\d-\\d\\d\\b)|\\b(?<us>\\d\\d/\\d\\d/\\d{4})\\b|\\b(?<month>${MONTHS.join('|')}) (?<day>\\d{1,2})\\b(?!:)(?:, (?<year>\\d{4}))?`,
  'g',
);

export const datesInTextsKnown: Rule = {
  name: 'dates-in-texts-known',
  description: 'A date inside an example’s text is a day of the story or of another example.',
  check: (data) => {
    const { story, all } = storyShown(data);
    const exported = story.exportedAt?.slice(0, 4) ?? '';
    const known = new Set([
      ...all.flatMap((shown) => dayOf(shown) ?? []),
      // A moment in UTC may be on another day there than at the office.
      ...all.filter(({ time }) => time).map(({ text }) => text.slice(0, 10)),
      ...[...story.visits.map(({ from }) => from), ...story.timeline.map(({ at }) => at)].map(
        (moment) => moment.slice(0, 10),
      ),
      ...[...story.clients, ...story.family].map(({ born }) => born),
    ]);
    return all
      .filter(({ time }) => !time)
      .flatMap((shown) =>
        [...readable(shown.text).matchAll(DATES)]
          .filter(({ groups }) => !known.has(dayIn(groups, exported)))
          .map(([date]) => shown.problem(`"${date}" is a day of which nothing else tells`)),
      );
  },
};

function dayIn(groups: RegExpMatchArray['groups'], exported: string): string {
  const { iso, us, month = '', day = '', year } = groups ?? {};
  if (iso) return iso;
  if (us) return `${us.slice(6)}-${us.slice(0, 2)}-${us.slice(3, 5)}`;
  const nth = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return `${year ?? exported}-${nth}-${day.padStart(2, '0')}`;
}

/** A text as it is meant, also where it is exported in base64. */
function readable(text: string): string {
  const isEncoded = /^[A-Za-z0-9+/]{24,}={0,2}$/.test(text);
  return isEncoded ? Buffer.from(text, 'base64').toString('utf8') : text;
}
