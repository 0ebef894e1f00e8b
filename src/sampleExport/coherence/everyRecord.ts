import { formatProblem } from '../../dictionary/model/problem';
import { outsideReserved } from '../../dictionary/rules/examples';
import { enteredInOrder } from '../../dictionary/story/entered';
import { type Held, checkStatements } from '../../dictionary/story/holds';
import type { Counted, MadeUpExport, MadeUpRecord } from './records';

/** Records of which an earlier one says the same. */
function repeats(
  records: readonly MadeUpRecord[],
  saysOf: (record: MadeUpRecord) => string,
  messageOf: (record: MadeUpRecord, earlier: string) => string,
): Counted {
  const known = new Map<string, string>();
  const broken = records.flatMap((record) => {
    const says = saysOf(record);
    const earlier = known.get(says);
    if (earlier === undefined) known.set(says, record.place);
    return earlier === undefined ? [] : messageOf(record, earlier);
  });
  return { checked: records.length, broken };
}

/** Records that are the same as an earlier one of their file, word for word. */
export function equalRecords({ all, custom }: MadeUpExport): Counted {
  return repeats(
    [...all, ...custom],
    ({ place, text }) => `${place.split(':')[0]} ${text}`,
    ({ place }, earlier) => `${place} is the same as ${earlier}`,
  );
}

/** Answers of a client's clinical notes that an earlier note gives to the same question, word for word. */
export function repeatedNotes({ dictionary, of }: MadeUpExport): Counted {
  const { unusual } = dictionary.sampleTexts;
  const noteOf = ({ get }: MadeUpRecord) => get('Answer Notes') ?? '';
  return repeats(
    of('clinical-notes').filter((note) => noteOf(note) && !unusual.includes(noteOf(note))),
    ({ get }) => ['Client Id', 'Question', 'Answer Notes'].map(get).join('\n'),
    (note, earlier) => `${note.place} says what ${earlier} says: ${noteOf(note)}`,
  );
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
  return countedOf(checkStatements(made.dictionary, made));
}

/** Records entered before a record that they name; what belongs to no client is older than all of them. */
export function chronology({ dictionary, of }: MadeUpExport): Counted {
  const { clientless } = dictionary.story;
  return countedOf(
    enteredInOrder(dictionary, { of: (slug) => (clientless.includes(slug) ? [] : of(slug)) }),
  );
}

function countedOf({ checked, problems }: Held): Counted {
  return { checked, broken: problems.map(formatProblem) };
}
