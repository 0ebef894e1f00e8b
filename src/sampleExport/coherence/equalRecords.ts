import type { Counted, MadeUpExport } from './records';

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
