import type { LoadedData } from '../load/load';
import type { Problem } from '../model/problem';
import type { Check } from './check';
import { endedWhole, inOrder } from './chronology';
import { distinct, informative } from './descriptions';
import { sensible, wellFormed, withinValues } from './examples';
import { abbreviationsListed, americanSpelling } from './language';
import { fictionalNames, fictionalPlaces, reservedRanges } from './personalData';
import { oneThread } from './thread';
import { homesExist } from './homes';
import { otherWordsDiffer } from './otherWords';
import { unfinished } from './unfinished';
import { codeSystemsUsed, valuesStated, valuesWhole } from './values';

const CHECKS: readonly Check[] = [
  unfinished,
  informative,
  distinct,
  wellFormed,
  withinValues,
  sensible,
  inOrder,
  endedWhole,
  oneThread,
  valuesStated,
  valuesWhole,
  codeSystemsUsed,
  homesExist,
  otherWordsDiffer,
  reservedRanges,
  fictionalNames,
  fictionalPlaces,
  americanSpelling,
  abbreviationsListed,
];

/** Applies every rule about the content of the data; what breaks one comes back as a problem. */
export function checkContent(data: LoadedData): Problem[] {
  return CHECKS.flatMap((check) => check(data));
}
