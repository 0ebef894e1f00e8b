import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { counted } from '../dictionary/model/counted';
import type { Outcome, Proof, Subject } from './subject/proof';

/** The types, against every record of the sample. */
export const TYPE_PROOFS: readonly Proof[] = [
  {
    artefact: 'types/ehi.d.ts',
    how: 'tsc --strict compiles each record of the sample; the differences are those there on purpose',
    run: proveTypeScript,
  },
  {
    artefact: 'types/ehi.py',
    how: 'Python imports it and compares each record of the sample, with the same differences',
    run: provePython,
  },
];

/** A complaint of the compiler, with the line of the code and what stands at its place there. */
export type Complaint = Readonly<{ line: number; at: string; message: string }>;

/** The types of the language alone: those of a browser take longer to read than all that is proven. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
};

/** What the compiler says, at its strictest, of code that imports the types as `ehi`. */
export function compile(declarations: string, code: string): Complaint[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const program = ts.createProgram(
    [
      file('ehi.d.ts', declarations),
      file('use.ts', `${code}\nimport type * as ehi from './ehi';\n`),
    ],
    OPTIONS,
  );
  const complaints = ts
    .getPreEmitDiagnostics(program)
    .map(({ file: source, start = 0, length = 0, messageText }) => ({
      line: source ? source.getLineAndCharacterOfPosition(start).line : 0,
      at: source?.text.slice(start, start + length) ?? '',
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  fs.rmSync(folder, { recursive: true });
  return complaints;
}

/** Each record on a line of its own, so that a complaint's line tells the record. */
function proveTypeScript({ sample, tables, text, planted }: Subject): Outcome {
  const path = 'types/ehi.d.ts';
  const records = tables.flatMap(({ name, entity }) =>
    sample.of(entity.slug).map((record) => ({ ...record, name })),
  );
  // A record that repeats a key is no object in TypeScript: its reader has kept one of them.
  const code = records.map(
    ({ name, text: line }, at) =>
      `export const r${at}: ehi.${name} = ${JSON.stringify(JSON.parse(line))};`,
  );
  const expected = new Set(
    [...planted].filter(([, what]) => what === 'null').map(([place]) => place),
  );
  const found = compile(text(path), code.join('\n')).map(({ line, at, message }) => {
    const place = `${records[line]?.place} ${at}`;
    return { place, message: `${path}: ${place} ${message}` };
  });
  return compared(found, expected, path, records.length);
}

function compared(
  found: readonly { place: string; message: string }[],
  expected: ReadonlySet<string>,
  path: string,
  records: number,
): Outcome {
  const places = new Set(found.map(({ place }) => place));
  return {
    counted: `${counted(records, 'record')}, ${counted(expected.size, 'planted difference')}`,
    broken: [
      ...found.filter(({ place }) => !expected.has(place)).map(({ message }) => message),
      ...[...expected]
        .filter((place) => !places.has(place))
        .map((place) => `${path}: ${place} is not found`),
    ],
  };
}

function provePython({ text, sample, tables, planted }: Subject): Outcome {
  if (spawnSync('python3', ['--version']).status !== 0)
    return { notRun: 'python3 is not on this machine' };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  fs.writeFileSync(path.join(folder, 'ehi.py'), text('types/ehi.py'));
  const records = tables.flatMap(({ name, entity }) =>
    sample.of(entity.slug).map(({ place, text: line }) => ({
      name,
      place,
      line,
      open: entity.customConfiguration.isCustomOnly,
    })),
  );
  const { stdout, stderr, status } = spawnSync('python3', ['-I', '-c', COMPARE, folder], {
    input: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' },
    maxBuffer: 1 << 28,
  });
  fs.rmSync(folder, { recursive: true });
  if (status !== 0)
    return { counted: '', broken: [`types/ehi.py: ${stderr.trimEnd().split('\n').at(-1)}`] };
  const found = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { place: string; message: string });
  const expected = new Set(
    [...planted].filter(([, what]) => what === 'null').map(([place]) => place),
  );
  return compared(
    found.map((each) => ({ ...each, message: `types/ehi.py: ${each.message}` })),
    expected,
    'types/ehi.py',
    records.length,
  );
}

/** Reads records from its input and holds them to the types, which Python by itself does not. */
const COMPARE = `
import json, sys, typing
sys.path.insert(0, sys.argv[1])
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

for line in sys.stdin:
    given = json.loads(line)
    record = json.loads(given["line"], parse_float=Decimal)
    hints = typing.get_type_hints(getattr(ehi, given["name"]))
    faults = [(key, "is missing") for key in hints if key not in record]
    if not given["open"]:
        faults += [(key, "is no field") for key in record if key not in hints]
    faults += [
        (key, "is no %s" % (hint,))
        for key, hint in hints.items()
        if key in record and not fits(record[key], hint)
    ]
    for key, fault in faults:
        place = given["place"] + ' "' + key + '"'
        print(json.dumps({"place": place, "message": place + " " + fault}))
`;
