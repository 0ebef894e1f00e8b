import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  againstPlanted,
  inFolder,
  lineOf,
  type Difference,
  type Outcome,
  type Proof,
  type Subject,
} from './subject/proof';

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

/** The types of the language alone: those of a browser take longer to read than all that is proven. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
};

/** The differences that types can tell: those of null. */
const plantedNulls = ({ planted }: Subject) =>
  new Map([...planted].filter(([, what]) => what === 'null'));

/** Each record is on a line of its own, so that the line of what the compiler says tells the record. */
function proveTypeScript(subject: Subject): Promise<Outcome> {
  const { sample, tables, text } = subject;
  const records = tables.flatMap(({ name, entity }) =>
    sample.of(entity.slug).map((record) => ({ ...record, name })),
  );
  // A record that repeats a key is no object in TypeScript: its reader has kept one of them.
  const code = records.map(
    ({ name, text: line }, at) =>
      `export const r${at}: ehi.${name} = ${JSON.stringify(JSON.parse(line))};`,
  );
  return inFolder((folder) => {
    const file = (name: string, content: string) => {
      fs.writeFileSync(path.join(folder, name), content);
      return path.join(folder, name);
    };
    const declarations = file('ehi.d.ts', text('types/ehi.d.ts'));
    const use = file('use.ts', `${code.join('\n')}\nimport type * as ehi from './ehi';\n`);
    const program = ts.createProgram([declarations, use], OPTIONS);
    const found = ts
      .getPreEmitDiagnostics(program)
      .map(({ file: source, start = 0, length = 0, messageText }) => {
        const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        const at = source?.text.slice(start, start + length) ?? '';
        const record = records[line];
        const place = `${record && lineOf(record)} ${at}`;
        return { place, message: `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}` };
      });
    return againstPlanted('types/ehi.d.ts', records.length, found, plantedNulls(subject));
  });
}

function provePython(subject: Subject): Outcome | Promise<Outcome> {
  const { text, sample, tables } = subject;
  if (spawnSync('python3', ['--version']).status !== 0)
    return { notRun: 'python3 is not on this machine' };
  const records = tables.flatMap(({ name, entity }) =>
    sample.of(entity.slug).map((record) => ({
      name,
      place: lineOf(record),
      line: record.text,
      open: entity.customConfiguration.isCustomOnly,
    })),
  );
  return inFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'ehi.py'), text('types/ehi.py'));
    const { stdout, stderr, status } = spawnSync('python3', ['-I', '-c', COMPARE, folder], {
      input: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' },
      maxBuffer: 1 << 28,
    });
    if (status !== 0) {
      const last = stderr.trimEnd().split('\n').at(-1);
      return { counted: '', broken: [`types/ehi.py: ${last}`] };
    }
    const found = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Difference);
    return againstPlanted('types/ehi.py', records.length, found, plantedNulls(subject));
  });
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
