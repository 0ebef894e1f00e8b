/** How code for pandas begins; `read(file)` gives the records of a file, one per line or all in one array. */
export const PANDAS_START: readonly string[] = [
  'import json',
  'import pandas as pd',
  '',
  'def read(file):',
  '    with open(file, encoding="utf-8-sig") as lines:',
  '        content = lines.read()',
  '    if content.lstrip().startswith("["):',
  '        return json.loads(content)',
  '    return [json.loads(line) for line in content.split("\\n") if line.strip()]',
  '',
];

/** A Python string literal, which is JSON's. */
export function pythonText(value: string): string {
  return JSON.stringify(value);
}
