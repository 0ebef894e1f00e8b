import { outsideReserved } from '../../dictionary/checks/example-from-reserved-range';
import { formatProblem } from '../../dictionary/model/problem';
import { enteredInOrder } from '../../dictionary/story/entered';
import { type Held, checkStatements } from '../../dictionary/story/holds';
import { type Counted, type MadeUpExport, storyRecords } from './records';

/** Records that are the same as an earlier one of their file, word for word. */
export function equalRecords({ all, custom }: MadeUpExport): Counted {
  const broken: string[] = [];
  const known = new Map<string, string>();
  for (const { place, text } of [...all, ...custom]) {
    const [file] = place.split(':');
    const line = `${file} ${text}`;
    const earlier = known.get(line);
    if (earlier === undefined) known.set(line, place);
    else broken.push(`${place} is the same as ${earlier}`);
  }
  return { checked: all.length + custom.length, broken };
}

/** Answers of a client's clinical notes that an earlier note gives to the same question, word for word. */
export function repeatedNotes(made: MadeUpExport): Counted {
  const { unusual } = made.dictionary.sampleTexts;
  const broken: string[] = [];
  const known = new Map<string, string>();
  const notes = made.of('clinical-notes').filter(({ get }) => {
    const text = get('Answer Notes');
    return text && !unusual.includes(text);
  });
  for (const { place, get } of notes) {
    const note = ['Client Id', 'Question', 'Answer Notes'].map(get).join('\n');
    const earlier = known.get(note);
    if (earlier === undefined) known.set(note, place);
    else broken.push(`${place} says what ${earlier} says: ${get('Answer Notes')}`);
  }
  return { checked: notes.length, broken };
}

/** Values that could be a real person's data, whatever field they stand in; encoded ones decoded. */
export function personalData(made: MadeUpExport): Counted {
  const broken: string[] = [];
  let checked = 0;
  for (const { place, members } of made.all) {
    for (const [name, spelled] of members) {
      if (!spelled.startsWith('"')) continue;
      checked += 1;
      const text = JSON.parse(spelled) as string;
      const inside = /^[A-Za-z0-9+/]{24,}={0,2}$/.test(text)
        ? Buffer.from(text, 'base64').toString('utf8')
        : '';
      for (const { match, what } of outsideReserved(`${text} ${inside}`)) {
        broken.push(`${place} "${name}" has ${match}, which looks like ${what}`);
      }
    }
  }
  return { checked, broken };
}

/** Records of which a statement of `data/coherence.yaml` does not hold. */
export function statements(made: MadeUpExport): Counted {
  return countedOf(checkStatements(made.dictionary, storyRecords(made)));
}

/** Records entered before a record that they name; what belongs to no client is older than all of them. */
export function chronology(made: MadeUpExport): Counted {
  const { of } = storyRecords(made);
  const { clientless } = made.dictionary.story;
  return countedOf(
    enteredInOrder(made.dictionary, { of: (slug) => (clientless.includes(slug) ? [] : of(slug)) }),
  );
}

function countedOf({ checked, problems }: Held): Counted {
  return { checked, broken: problems.map(formatProblem) };
}
