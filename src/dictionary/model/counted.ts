/**
 * A count with its noun: `1 field`, `2,035 fields`.
 *
 * @param plural the noun's plural where it is not the noun with an s
 */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
