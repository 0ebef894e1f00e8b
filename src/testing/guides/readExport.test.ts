import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from './exportFolder';
import { needs, runPython } from './programs';
import { pythonFile } from './projectGuides';

beforeEach((context) => needs('python3', context));

const LIST = `from read_export import records
print([list(record.values()) for record in records("a.json")])`;

const list = (content: string) =>
  runPython(makeFolder({ 'a.json': content }), [pythonFile('read_export.py'), ['list.py', LIST]]);

it.each([
  ['lines', '{"a":1}\n{"a":null}\n', '[[1], [None]]'],
  ['an array', '[{"a":1},\n{"a":null}]', '[[1], [None]]'],
  ['a byte order mark before lines', '\ufeff{"a":1}\n', '[[1]]'],
  ['a byte order mark and space before an array', '\ufeff \n[{"a":1}]', '[[1]]'],
  ['Windows line ends, blank lines and no last line end', '{"a":1}\r\n\r\n{"a":2}', '[[1], [2]]'],
  ['a line separator inside a text', '{"a":"x\u2028y"}\n', "[['x\u2028y']]"],
  ['an exact amount', '{"a":0.10}', "[[Decimal('0.10')]]"],
  ['nothing', '', '[]'],
])('reads %s', (_what, content, expected) => {
  const { output, errors } = list(content);
  expect(errors).toBe('');
  expect(output.replaceAll('\\u2028', '\u2028')).toBe(expected);
});

it('names file and line of what is no JSON', () => {
  const { errors, status } = list('{"a":1}\n{"a":\n');
  expect(status).toBe(1);
  expect(errors).toContain('ValueError: a.json, line 2: Expecting value');
});

const READ = `from read_values import flag, moment
print([flag(x) for x in (0, 1, False, True, "0", " TRUE ", None, "")])
print([str(moment(x)) for x in ("2021-05-03 14:18:00.000", "2023-09-06T10:54:00", "2025-01-02T03:04:05.1234567", "2025-03-04", "2023/05/01", None)])
for bad in ("5/3/2021 2:18:00 PM", "13-06-2023 00:00", "word"):
    try:
        print("took", moment(bad))
    except ValueError as error:
        print(error)
try:
    flag("Y")
except ValueError as error:
    print(error)`;

it('reads flags and moments as the vendor spells them, and stops where it would have to guess', () => {
  const files = [pythonFile('read_values.py'), ['read.py', READ]] as const;
  const { output, errors } = runPython(makeFolder({}), files);
  expect(errors).toBe('');
  expect(output.split('\n').slice(1)).toEqual([
    '[False, True, False, True, False, True, None, None]',
    "['2021-05-03 14:18:00', '2023-09-06 10:54:00', '2025-01-02 03:04:05.123456', '2025-03-04 00:00:00', '2023-05-01 00:00:00', 'None']",
    "month or day first? '5/3/2021 2:18:00 PM'",
    "month or day first? '13-06-2023 00:00'",
    "month or day first? 'word'",
    "not a flag: 'Y'",
  ]);
});
