import { it } from 'vitest';
import { madeUpExport } from '../testing/sampleExport/madeUp';
import { orphans, type Counted } from '../testing/sampleExport/orphans';
import { personalData, rulesOverRecords } from '../testing/sampleExport/rulesOverRecords';
import { chronology } from '../testing/sampleExport/chronology';
import { moneyIdentities } from '../testing/sampleExport/money';
import { careThreads } from '../testing/sampleExport/care';
function show(t: string, { checked, broken }: Counted, split = /( ["0-9]|: )/) {
  const by: Record<string, string[]> = {};
  for (const b of broken)
    (by[
      b
        .split(split)
        .slice(0, split.source.includes('0-9') ? 3 : 1)
        .join('')
    ] ??= []).push(b);
  console.log(
    t,
    checked,
    broken.length,
    '\n' +
      Object.entries(by)
        .slice(0, 20)
        .map(([k, v]) => `${v.length} ${v[0]!.slice(0, 200)}`)
        .join('\n'),
  );
}
it('x', async () => {
  const made = madeUpExport({ clients: 10, seed: 7 });
  show('orphans', orphans(made));
  show('chron', chronology(made), / \d/);
  show('money', moneyIdentities(made));
  for (const [k, v] of Object.entries(careThreads(made))) show(k, v);
  show('personal', personalData(made));
  const t = Date.now();
  show('rules', await rulesOverRecords(made));
  console.log(Date.now() - t);
});
