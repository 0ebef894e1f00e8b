/** The words of a text without their commonest endings, in lower case. */
export function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

/** A word without its commonest endings. */
export function stem(word: string): string {
  return word.replace(/(ies)$/, 'y').replace(/(?<=\w{3})(ing|ed|es|s)$/, '');
}
