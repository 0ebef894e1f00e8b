import type { SharedContent } from '../../dictionary/load/sharedFiles';
import { spellDay } from './moments';
import type { VisitFacts } from './visitFacts';

type SampleTexts = SharedContent<'sample-texts'>;
type Course = SampleTexts['courses'][number];

/** What the texts of one visit draw on. */
export type VisitScene = Readonly<{
  visit: VisitFacts;
  /** Which of the client's visits of its type it is, from 0. */
  nth: number;
  /** Which sentence of each list is its. */
  turn: number;
}>;

/** Writes a text of a visit; nothing where it would say nothing. */
export type Write = (scene: VisitScene) => string | undefined;

/** Prepares a text whose names in braces are keys of the visit's session, of its course or of the phrases. */
export function writerOf(text: string, texts: SampleTexts, isEncoded = false): Write {
  const courses = new Map(texts.courses.map((course) => [course.visitType, course]));
  return (scene) => {
    const course = courses.get(scene.visit.type);
    const written = course && filled(text, scene, course, texts.phrases);
    if (!written) return undefined;
    return isEncoded ? Buffer.from(written).toString('base64') : written;
  };
}

function filled(
  text: string,
  scene: VisitScene,
  course: Course,
  phrases: SampleTexts['phrases'],
): string {
  const session = course.sessions[scene.nth % course.sessions.length];
  const { reason, progress } = course;
  const words: Readonly<Record<string, string | undefined>> = { reason, progress, ...session };
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'day') return dayInWords(scene.visit.from);
      const list = phrases[name];
      const found = list ? list[scene.turn % list.length] : words[name];
      return found ? filled(found, scene, course, phrases) : '';
    })
    .trim();
}

const MONTHS = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The day of a moment as it is said: March 4. */
function dayInWords(moment: number): string {
  return `${MONTHS.format(moment)} ${Number(spellDay(moment).slice(8))}`;
}
