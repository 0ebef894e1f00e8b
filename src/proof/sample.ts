import { counted } from '../dictionary/model/counted';
import { exportFileName } from '../dictionary/model/exampleRecord';
import {
  chronology,
  equalRecords,
  personalData,
  repeatedNotes,
  statements,
} from '../sampleExport/coherence/everyRecord';
import { orphans } from '../sampleExport/coherence/figures';
import { threads } from '../sampleExport/coherence/threads';
import type { Counted, MadeUpExport } from '../sampleExport/coherence/records';
import type { Outcome, Proof, Subject } from './subject/proof';

const FILE = 'sample-export.zip';

/** Looks through the sample, and counts one kind of thing. */
const counting = (
  how: string,
  check: (sample: MadeUpExport) => Counted,
  ...what: [string, string?]
): Proof => ({
  artefact: FILE,
  how,
  run: ({ sample }) => {
    const { checked, broken } = check(sample);
    return { counted: counted(checked, ...what), broken };
  },
});

/** The sample export, by itself. */
export const SAMPLE_PROOFS: readonly Proof[] = [
  { artefact: FILE, how: 'records of each entity', run: proveFiles },
  counting('each join leads to a record', orphans, 'reference'),
  counting('no two records of a file are the same', equalRecords, 'record'),
  counting('no note of a client repeats an earlier one', repeatedNotes, 'note'),
  counting(
    'nothing is entered before what it refers to',
    chronology,
    'pair of dates',
    'pairs of dates',
  ),
  counting('what data/coherence.yaml states holds of every record', statements, 'comparison'),
  { artefact: FILE, how: 'records of a client agree in care and money', run: proveThreads },
  counting('nothing could be a real person’s', personalData, 'text'),
];

function proveThreads({ sample }: Subject): Outcome {
  const found = Object.entries(threads(sample));
  const broken = found.flatMap(([name, thread]) =>
    thread.broken.map((each) => `${each} (${name})`),
  );
  const checked = found.reduce((sum, [, thread]) => sum + thread.checked, 0);
  return { counted: `${counted(checked, 'check')} of ${counted(found.length, 'thread')}`, broken };
}

function proveFiles({ sample, sampleFiles }: Subject): Outcome {
  const { entities } = sample.dictionary;
  const empty = entities.filter(({ slug }) => sample.of(slug).length === 0);
  const attached = sample.of('attachments').flatMap(({ get, place }) => {
    const name = get('Attachment');
    return name && !sampleFiles.includes(name)
      ? [`${place} "Attachment" ${name} is not in the zip`]
      : [];
  });
  return {
    counted: `${counted(sample.all.length, 'record')} of ${counted(entities.length, 'entity', 'entities')}`,
    broken: [
      ...empty.map(({ fileName }) => `${exportFileName(fileName)} has no record`),
      ...attached,
    ],
  };
}
