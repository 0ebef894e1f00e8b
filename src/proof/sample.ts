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
import { outcomeOf, type Outcome, type Proof, type Subject } from './subject/proof';

const proof = (how: string, run: Proof['run']): Proof => ({
  artefact: 'sample-export.zip',
  how,
  run,
});

/** The sample export, by itself. */
export const SAMPLE_PROOFS: readonly Proof[] = [
  proof('records of each entity', proveFiles),
  proof('each join leads to a record', ({ sample }) => outcomeOf(orphans(sample), 'reference')),
  proof('no two records of a file are the same', ({ sample }) =>
    outcomeOf(equalRecords(sample), 'record'),
  ),
  proof('no note of a client repeats an earlier one', ({ sample }) =>
    outcomeOf(repeatedNotes(sample), 'note'),
  ),
  proof('nothing is entered before what it refers to', ({ sample }) =>
    outcomeOf(chronology(sample), 'pair of dates', 'pairs of dates'),
  ),
  proof('what data/coherence.yaml states holds of every record', ({ sample }) =>
    outcomeOf(statements(sample), 'comparison'),
  ),
  proof('records of a client agree in care and money', ({ sample }) => {
    const found = Object.entries(threads(sample));
    const broken = found.flatMap(([name, thread]) =>
      thread.broken.map((each) => `${each} (${name})`),
    );
    const checked = found.reduce((sum, [, thread]) => sum + thread.checked, 0);
    return {
      counted: `${counted(checked, 'check')} of ${counted(found.length, 'thread')}`,
      broken,
    };
  }),
  proof('nothing could be a real person’s', ({ sample }) =>
    outcomeOf(personalData(sample), 'text'),
  ),
];

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
