/** The Luhn check digit of a number without it, as NPI and LOINC have it: every second figure doubled from the right. */
export function luhnDigit(digits: string): string {
  const sum = weighed(digits, [2, 1], (product) => (product > 9 ? product - 9 : product));
  return String((10 - (sum % 10)) % 10);
}

/** The GS1 check digit of a number without it, as GTINs have it: every second figure trebled from the right. */
export function gs1Digit(digits: string): string {
  return String((10 - (weighed(digits, [3, 1], (product) => product) % 10)) % 10);
}

/** The check digit of a DEA number of six figures: first, third and fifth figure, and twice the others. */
export function deaDigit(digits: string): string {
  return String(weighed(digits, [2, 1], (product) => product) % 10);
}

/** Sum of the figures, from the right, each by its weight. */
function weighed(
  digits: string,
  weights: readonly [number, number],
  part: (product: number) => number,
): number {
  return [...digits]
    .reverse()
    .reduce((sum, digit, at) => sum + part(Number(digit) * (weights[at % 2] ?? 1)), 0);
}
