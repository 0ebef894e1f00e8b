import fs from 'node:fs/promises';
import path from 'node:path';

/** How the handbook looks, and how the compiler is kept from fonts that only some machines have. */
const FOLDER = path.resolve('src/outputs/artefacts/handbook');
const LAYOUT = path.join(FOLDER, 'handbook.typ');
const FONTS = path.join(FOLDER, 'onlyItsOwnFonts.conf');

/** What the fonts of the handbook do not have, as pictures and controls. */
const NOT_IN_FONTS = /[^\n -~\u00a0-\u017f‐-•…‹›→≤≥−]/gu;

/**
 * Loads what sets the handbook in type.
 *
 * @returns a function from contents to PDF/UA; it throws an Error with the compiler's words if it cannot set them, or
 *   the document would not be accessible
 */
export async function loadTypesetter(): Promise<(contents: object) => Uint8Array> {
  const layout = await fs.readFile(LAYOUT, 'utf8');
  // Only on Linux are there often other versions of these fonts, and only there is this read.
  process.env.FONTCONFIG_FILE = FONTS;
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return (contents) => {
    const compiler = NodeCompiler.create({ workspace: FOLDER });
    const shown = JSON.stringify(contents, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(NOT_IN_FONTS, '\ufffd') : value,
    );
    compiler.mapShadow(path.join(FOLDER, 'contents.json'), Buffer.from(shown));
    const compiled = compiler.compile({ mainFileContent: layout });
    if (!compiled.result) {
      const [{ message }] = compiled.takeDiagnostics()!.shortDiagnostics as [{ message: string }];
      throw new Error(`The handbook cannot be set in type: ${message}`);
    }
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  };
}
