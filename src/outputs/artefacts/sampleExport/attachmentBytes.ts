/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The bytes of an attached file, exactly as many as its record says: a real file of the type of its original name. */
export function attachmentBytes(name: string, size: number): Uint8Array {
  if (name.endsWith('.png')) return PNG;
  return Buffer.from(name.endsWith('.pdf') ? pdf(size) : text(size), 'latin1');
}

function text(size: number): string {
  const line = 'This file is made up; nobody in it is real.\n';
  return line.repeat(Math.ceil(size / line.length)).slice(0, Math.max(size - 1, 0)) + '\n';
}

/** A page that says that it is made up, filled up with comments. */
function pdf(size: number): string {
  const content = 'BT /F1 18 Tf 72 720 Td (This file is made up.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const shortest = assemble(objects, '').length;
  // Places of objects have ten figures, so that only the last number grows with the filling.
  const room = size - shortest - '%\n'.length - String(size).length + String(shortest).length;
  const filled = (length: number) => assemble(objects, `%${' '.repeat(Math.max(length, 0))}\n`);
  const first = filled(room);
  return filled(room + size - first.length);
}

function assemble(objects: readonly string[], filling: string): string {
  let file = `%PDF-1.4\n${filling}`;
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
