/** Texts that must come out of the whole chain as they were written. */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script></script><b onclick="x">bold</b>',
  '{process.env.SECRET} {1+1} ${x} {/* c */}',
  "import x from 'x'; export default 1",
  '`code` ```js',
  '---\ntitle: stolen\n---',
  '\u202egnp.exe\u200f and \u2066isolated\u2069',
  '😀 👩‍⚕️ é ﬁ \u0301',
  '*/ --> ]]> &lt; &amp; " \' \\ \\n',
  '# not a heading\n\n- not a list\n\n:::note\n',
  'line\u2028separator\u2029paragraph\u0085next',
  'true',
  'x'.repeat(10_000),
] as const;
