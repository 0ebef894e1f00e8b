import path from 'node:path';
import { loadData, type LoadedData } from '../../dictionary/load/load';
import { readLines, type MadeUpExport } from '../../sampleExport/coherence/records';
import { sampleExport, type SampleOptions } from '../../sampleExport/sampleExport';

/** Makes up an export of the project's own data and reads its lines as a program would. */
export function madeUpExport(
  options: SampleOptions,
  data = projectData(),
): MadeUpExport & LoadedData {
  const parts = [...sampleExport(data.dictionary, options).parts()];
  return {
    ...data,
    ...readLines(
      data.dictionary,
      parts.flatMap(({ lines }) => lines),
    ),
  };
}

/** The project's data. */
export function projectData(): LoadedData {
  return loadData(path.join(process.cwd(), 'data'));
}
