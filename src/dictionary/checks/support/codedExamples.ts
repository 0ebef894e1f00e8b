import { TODO } from '../../model/dataTypes';
import type { LoadedData } from '../../load/load';
import type { Problem } from '../../model/problem';
import { fieldPlaces } from './fieldPlaces';

/** An example that is a code of a published system, and problems that point at it. */
export type CodedExample = Readonly<{
  example: string;
  /** Key of the code system. */
  system: string;
  problem: (message: string) => Problem;
}>;

/** Every example that is drawn from a code system, or from one of those that are named. */
export function codedExamples(data: LoadedData, ...systems: readonly string[]): CodedExample[] {
  return fieldPlaces(data).flatMap(({ field: { exampleValue, values }, problem }) => {
    const system = values?.codeSystem?.key;
    if (!system || exampleValue === null || exampleValue === TODO) return [];
    if (systems.length > 0 && !systems.includes(system)) return [];
    return {
      example: exampleValue,
      system,
      problem: (message: string) => problem('exampleValue', message),
    };
  });
}
