/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const TEXT = 'This file is made up; nobody in it is real.\n';

/** A page that says that it is made up. Behind all that has a place in it, a comment can have any length. */
const PDF = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 53 >> stream
BT /F1 18 Tf 72 720 Td (This file is made up.) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
xref
0 6
0000000000 65535 f\r
0000000009 00000 n\r
0000000058 00000 n\r
0000000115 00000 n\r
0000000241 00000 n\r
0000000343 00000 n\r
trailer << /Size 6 /Root 1 0 R >>
%`;
const PDF_END = `\nstartxref\n${PDF.indexOf('xref')}\n%%EOF\n`;

/** The bytes of an attached file, exactly as many as its record says: a real file of the type of its original name. */
export function attachmentBytes(name: string, size: number): Uint8Array {
  if (name.endsWith('.png')) return PNG;
  const text = name.endsWith('.pdf')
    ? PDF.padEnd(size - PDF_END.length) + PDF_END
    : `${TEXT.repeat(size / TEXT.length + 1).slice(0, Math.max(size - 1, 0))}\n`;
  return Buffer.from(text, 'latin1');
}
