import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { needs, runPython } from '../../../testing/guides/programs';
import {
  expectPlanted,
  placeOf,
  planted,
  recordsOf,
  tables,
  textOf,
  type Difference,
} from '../../../testing/published';

/** The differences that types can tell. */
const nulls = new Map([...planted].filter(([, what]) => what === 'null'));

const records = tables.flatMap(({ name, entity }) =>
  recordsOf(entity.slug).map((record) => ({ name, entity, record })),
);

it('the compiler of TypeScript, at its strictest, finds the nulls in the sample that differ on purpose', () => {
  // Each is on a line of its own. One that repeats a key is no object here: its reader has kept one of them.
  const lines = records.map(
    ({ name, record }, at) =>
      `export const r${at}: ehi.${name} = ${JSON.stringify(JSON.parse(record.text))};`,
  );
  const folder = makeFolder({
    'ehi.d.ts': textOf('types/ehi.d.ts'),
    'use.ts': `${lines.join('\n')}\nimport type * as ehi from './ehi';\n`,
  });
  const files = ['ehi.d.ts', 'use.ts'].map((name) => path.join(folder, name));
  // The types of the language alone: those of a browser take longer to read than the records.
  const program = ts.createProgram(files, {
    ...{ strict: true, noEmit: true, types: [] },
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, start = 0, length = 0, messageText }): Difference => {
      const { record } = records[file!.getLineAndCharacterOfPosition(start).line]!;
      const fieldName = file!.text.slice(start + 1, start + length - 1);
      return [placeOf(record, fieldName), ts.flattenDiagnosticMessageText(messageText, ' ')];
    });
  expectPlanted(found, nulls);
});

/** Compares records with the types, which Python by itself does not. */
const COMPARE = `
import json, typing
import ehi
from decimal import Decimal

def fits(value, hint):
    if hint is typing.Any:
        return True
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Union:
        return any(fits(value, one) for one in args)
    if origin is typing.Literal:
        return any(value == one and type(value) is type(one) for one in args)
    return type(value) is hint

for at, given in enumerate(open("records")):
    name, is_open, text = given.split(" ", 2)
    record = json.loads(text, parse_float=Decimal)
    hints = typing.get_type_hints(getattr(ehi, name))
    for key in hints:
        if key not in record:
            print(json.dumps([at, key, "is missing"]))
        elif not fits(record[key], hints[key]):
            print(json.dumps([at, key, "is no %s" % (hints[key],)]))
    for key in record:
        if key not in hints and is_open != "true":
            print(json.dumps([at, key, "is no field"]))
`;

it('Python finds the same', (test) => {
  needs('python3', test);
  const lines = records.map(
    ({ name, entity, record }) =>
      `${name} ${entity.customConfiguration.isCustomOnly} ${record.text}\n`,
  );
  const { output, errors } = runPython(makeFolder({ records: lines.join('') }), [
    ['ehi.py', textOf('types/ehi.py')],
    ['compare.py', COMPARE],
  ]);
  expect(errors).toBe('');
  const found = output
    .split('\n')
    .map((line) => JSON.parse(line) as [number, string, string])
    .map(([at, key, message]): Difference => [placeOf(records[at]!.record, key), message]);
  expectPlanted(found, nulls);
});
