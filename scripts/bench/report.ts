/** Prints one measured figure. */
export function report(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`);
}

/** Bytes as kilobytes of 1,024, to one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
