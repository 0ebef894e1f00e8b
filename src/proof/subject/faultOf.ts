/** The first line of what a program threw; a parser's errors come with a place of their own. */
export function faultOf(error: unknown): string {
  const { diags } = error as {
    diags?: { message: string; location?: { start: { line: number } } }[];
  };
  const [first] = diags ?? [];
  if (first) return `line ${first.location?.start.line}: ${first.message}`;
  return (
    String(error)
      .split('\n')[0]
      ?.replace(/^\w*error: /i, '') ?? ''
  );
}
