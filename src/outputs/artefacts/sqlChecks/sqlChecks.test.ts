import { expect, it } from 'vitest';
import { KIND_NAMES } from '../../../exportCheck/model/kinds';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { KINDS_IN_SQL, sqlChecks } from './sqlChecks';

isGolden(__dirname, sqlChecks);

it('says of each kind of finding whether SQL knows it', async () => {
  const [file] = await sqlChecks.render(dictionary, { guides });
  const script = String(file?.content);
  const [, unknown = ''] = /^-- Not told here: ([^.]+)\./m.exec(script) ?? [];
  for (const kind of KIND_NAMES) {
    const isKnown = KINDS_IN_SQL.includes(kind);
    expect([kind, script.includes(`'${kind}'`)]).toEqual([kind, isKnown]);
    expect([kind, unknown.split(', ').includes(kind)]).toEqual([kind, !isKnown]);
  }
});
