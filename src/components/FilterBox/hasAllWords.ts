/**
 * Makes the test of what a reader typed in a filter box: each of its words must occur in the text; case
 * is ignored.
 */
export function hasAllWords(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lowerCase = text.toLowerCase();
    return words.every((word) => lowerCase.includes(word));
  };
}
