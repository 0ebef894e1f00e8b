import { describe, expect, it } from 'vitest';
import { exampleLine } from '../dictionary/model/exampleRecord';
import { readSample } from '../testing/sample/sample';
import { madeUpExport, projectData } from '../testing/sampleExport/madeUp';
import { rulesOverRecords } from '../testing/sampleExport/rulesOverRecords';
import {
  chronology,
  equalRecords,
  personalData,
  repeatedNotes,
  statements,
} from './coherence/everyRecord';
import { orphans } from './coherence/figures';
import { readLines } from './coherence/records';
import { PUBLISHED, sampleExport } from './sampleExport';

const data = projectData();
const made = madeUpExport(PUBLISHED, data);
const { dictionary } = data;

/** The lines of one client in an export of so many. */
function linesOf(client: string, clients: number, seed = 7) {
  for (const part of sampleExport(dictionary, { clients, seed }).parts()) {
    if (part.client === client) return part;
  }
  return undefined;
}

describe('the records', () => {
  it('leave no entity empty', () => {
    const empty = dictionary.entities.filter(({ slug }) => made.of(slug).length === 0);
    expect(empty.map(({ slug }) => slug)).toEqual([]);
  });

  it('can be made of a dictionary that lacks any of the entities', () => {
    const failed = dictionary.entities.flatMap(({ slug }) => {
      const entities = dictionary.entities.filter((other) => other.slug !== slug);
      try {
        for (const part of sampleExport(
          { ...dictionary, entities },
          { clients: 1, seed: 7 },
        ).parts())
          expect(part).toBeDefined();
        return [];
      } catch (error) {
        return `without ${slug}: ${(error as Error).message}`;
      }
    });
    expect(failed).toEqual([]);
  });

  it('have every field in the order of the file, repeated names included', () => {
    const wrong = dictionary.entities.flatMap(({ slug, fields, customConfiguration }) => {
      const names = fields.map(({ fieldName }) => fieldName);
      return made.of(slug).filter(({ members }) => {
        const own = members.map(([name]) => name);
        const isRight =
          names.every((name, at) => own[at] === name) &&
          (customConfiguration.isCustomOnly || own.length === names.length);
        return !isRight;
      });
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('include the record on each entity’s page', () => {
    const missing = dictionary.entities.filter(({ slug, fields, customConfiguration }) => {
      const example = exampleLine(fields);
      const isOnPage = (text: string) =>
        customConfiguration.isCustomOnly ? text.startsWith(example.slice(0, -1)) : text === example;
      return !made.of(slug).some(({ text }) => isOnPage(text));
    });
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });

  it('are those of eight clients, the main client first', () => {
    const clients = made.of('profile').map(({ get }) => get('Client Id'));
    expect(clients).toEqual(['10482', '10498', '10517', '10533', '10544', '10561', '1001', '1002']);
  });

  it('lead to records along every join', () => {
    const { checked, broken } = orphans(made);
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(5000);
  });

  it('are entered no earlier than what they refer to', () => {
    const { checked, broken } = chronology(made);
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(2500);
  });

  it.each([PUBLISHED, { clients: 40, seed: 1 }])('keep to every statement in %o', (options) => {
    const { checked, broken } = statements(madeUpExport(options, data));
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(3500);
  });

  it('keep to the rules that the examples keep to', async () => {
    const { broken } = await rulesOverRecords(made);
    expect(broken).toEqual([]);
  });

  it.each([PUBLISHED, { clients: 0, seed: 7 }, { clients: 40, seed: 1 }])(
    'differ from each other in %o',
    (options) => {
      const other = madeUpExport(options, data);
      expect(equalRecords(other).broken).toEqual([]);
      expect(equalRecords(other).checked).toBeGreaterThan(1000);
      expect(repeatedNotes(other).broken).toEqual([]);
      expect(repeatedNotes(other).checked).toBeGreaterThan(50);
    },
  );

  it('are named where one is the same as another, or a note says what an earlier one says', () => {
    const note = (text: string) => ({
      file: 'ContentClinicalNotes.json',
      text: `{"Client Id":1,"Visit Id":${text.length},"Question":"What?","Answer Notes":"${text}"}`,
    });
    const lines = ['Talked.', 'Walked.', 'Listened.', 'Talked.'].map(note);
    const again = { ...note('Talked.'), text: note('Talked.').text.replace(':7,', ':8,') };
    const found = readLines(dictionary, [...lines, again]);
    const file = 'ContentClinicalNotes.json';
    expect(equalRecords(found).broken).toEqual([`${file}:4 is the same as ${file}:1`]);
    expect(repeatedNotes(found).broken).toEqual([
      `${file}:4 says what ${file}:1 says: Talked.`,
      `${file}:5 says what ${file}:1 says: Talked.`,
    ]);
  });

  it('say what the visit of their client was about', () => {
    const notes = made.of('clinical-notes').filter(({ get }) => get('Visit Id') === '58096');
    expect(notes.map(({ get }) => get('Answer Notes'))).toEqual([
      'Took the history, assessed mood, sleep and risk, and explained confidentiality.',
      'Bring a list of current medications and earlier treatments.',
    ]);
    const answers = made.of('questionnaire').map(({ get }) => Number(get('Answer')));
    expect(Math.min(...answers)).toBeLessThan(4);
    expect(Math.max(...answers)).toBeGreaterThan(4);
    const said = made.of('messaging').map(({ get }) => atob(get('Message Body') ?? ''));
    expect(said).toContain(
      '<p>Your next appointment is on March 11. Please answer if you cannot come.</p>',
    );
  });

  it('hold nothing that could be a real person’s', () => {
    const { checked, broken } = personalData(made);
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(15_000);
  });

  it('hold what programs stumble over', () => {
    const all = made.all.map(({ text }) => text).join('\n');
    for (const unusual of ['🙂', '\\n', '\\t', '\\"', '\\\\', '</b>', ':""', ':null', 'é']) {
      expect(all).toContain(unusual);
    }
    const flags = made.of('attachments').map(({ members }) => new Map(members).get('Is Public'));
    expect(new Set(flags)).toEqual(new Set(['false', '0']));
    const guids = made.of('attachments').map(({ get }) => get('Attachment'));
    expect(guids).toContain(undefined);
    expect(guids.some((guid) => guid && guid === guid.toLowerCase())).toBe(true);
  });

  it('give each own number once', () => {
    const repeated = dictionary.entities.flatMap(({ slug, fields }) =>
      fields
        .filter(({ identity, dataType }) => identity?.outcome === 'key' && dataType === 'integer')
        .filter(({ fieldName }) => {
          const values = made.of(slug).map(({ get }) => get(fieldName));
          return new Set(values).size < values.length;
        })
        .map(({ fieldName }) => `${slug}/${fieldName}`),
    );
    expect(repeated).toEqual([]);
  });
});

describe('a client', () => {
  it('is the same in an export of 1 and of 100', () => {
    expect(linesOf('1001', 100)).toEqual(linesOf('1001', 1));
    expect(linesOf('1001', 1)?.lines.length).toBeGreaterThan(100);
  });

  it('is another for another seed', () => {
    expect(linesOf('1001', 1, 8)?.lines).not.toEqual(linesOf('1001', 1, 7)?.lines);
  });

  it('has other names, numbers and days than the main client', () => {
    const own =
      linesOf('1001', 1)
        ?.lines.map(({ text }) => text)
        .join('\n') ?? '';
    for (const main of ['Avery', 'Dana', '900-00-0123', 'EHP000123456', '1985-04-12', '58813']) {
      expect(own).not.toContain(main);
    }
  });

  it('has other ones too where the story tells of somebody else', () => {
    const others = {
      ...{ Avery: 'Ellery', averysample: 'ellerysample', Dana: 'Noa', '1985-04-12': '1986-05-13' },
      ...{ '900-00-0123': '900-00-0199', EHP000123456: 'EHP000654321', '58813': '58999' },
      ...{ '301-555-0134': '301-555-0187', '100 Example Street': '98 Example Street' },
    };
    const retold = Object.entries(others).reduce(
      (text, [main, other]) => text.replaceAll(main, other),
      JSON.stringify(dictionary),
    );
    const [, , ...parts] = sampleExport(JSON.parse(retold) as typeof dictionary, {
      clients: 1,
      seed: 7,
    }).parts();
    const own =
      parts
        .at(-1)
        ?.lines.map(({ text }) => text)
        .join('\n') ?? '';
    expect(parts.at(-1)?.client).toBe('1001');
    for (const other of Object.values(others)) expect(own).not.toContain(other);
    expect(own).toContain('1001');
  });

  it('has attached files for its records', () => {
    const part = linesOf('10482', 1);
    const named = made
      .of('attachments')
      .filter(({ get }) => get('Client Id') === '10482')
      .flatMap(({ get }) => get('Attachment') ?? []);
    expect(part?.attachments.map(({ name }) => name)).toEqual(named);
    expect(new Set(part?.attachments.map(({ type }) => type))).toEqual(
      new Set(['text', 'png', 'pdf']),
    );
  });
});

describe('custom fields', () => {
  it('stand in the file with the suffix where the entity has one', () => {
    const { files, parts } = sampleExport(dictionary, PUBLISHED);
    expect(files).toContain('ContentVisitService_Custom.json');
    const lines = [...parts()].flatMap((part) => part.lines);
    const custom = lines.filter(({ file }) => file === 'ContentVisitService_Custom.json');
    expect(custom).toHaveLength(made.of('visit-service').length);
    const profiles = made.of('medical-profile').length;
    expect(made.custom).toHaveLength(custom.length + profiles);
    const [first = ''] = custom.map(({ text }) => text);
    expect(JSON.parse(first)['Client Visit Id']).toBe(58813);
  });
});

it('can be made of any dictionary', async () => {
  const { dictionary: small } = await readSample();
  const [, ...parts] = sampleExport(small, { clients: 2, seed: 1 }).parts();
  expect(parts).toHaveLength(2);
  const lines = parts.flatMap((part) => part.lines);
  expect(new Set(lines.map(({ file }) => file)).size).toBe(small.entities.length);
  for (const { text } of lines) expect(() => JSON.parse(text)).not.toThrow();
});
