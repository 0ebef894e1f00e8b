/** A flag in the words of the tables. */
export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
