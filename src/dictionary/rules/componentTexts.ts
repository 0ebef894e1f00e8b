import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ProseFile } from './pages';

/** Reads what the components below a folder say: the texts between their tags, and strings of several words. */
export function readComponentTexts(root: string, folder: string): ProseFile[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !/\.test\.tsx?$|__golden__/.test(name))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(absolute, name), 'utf8');
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false);
      const passages = passagesIn(source, source);
      return { file: path.posix.join(folder, name.replaceAll(path.sep, '/')), text, passages };
    });
}

/** How a statement of SQL begins, or what a database's command line is given. */
const STATEMENT = /^\s*(SELECT|UPDATE|CREATE|INSERT|IF EXISTS|createdb|[.\\]\w)/;

function passagesIn(node: ts.Node, source: ts.SourceFile): { start: number; end: number }[] {
  const isCode =
    ts.isImportDeclaration(node) ||
    (ts.isJsxAttribute(node) && node.name.getText(source) === 'className');
  if (isCode) return [];
  const isText =
    ts.isJsxText(node) ||
    (ts.isStringLiteralLike(node) && /\p{L} \p{L}/u.test(node.text) && !STATEMENT.test(node.text));
  if (isText) return [{ start: node.getStart(source), end: node.getEnd() }];
  const inner: { start: number; end: number }[] = [];
  ts.forEachChild(node, (child) => void inner.push(...passagesIn(child, source)));
  return inner;
}
