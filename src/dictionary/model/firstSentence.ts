export function firstSentence(text: string): string {
  return text.match(/^.*?\.(?= [\p{Lu}\d])/u)?.[0] ?? text;
}
