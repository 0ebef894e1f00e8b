import type { Uncertainty } from '../../../dictionary/model/dictionary';

/** What sources say differently, in one text; nothing where they agree. */
export function claims({ conflict = [] }: Uncertainty): string {
  return conflict.map(({ source, says }) => `${source.name}: ${says}`).join('; ');
}

/** A flag in the words of the tables. */
export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
