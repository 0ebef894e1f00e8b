import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../testing/browsers';
import { PROJECT_FOLDER } from '../testing/sites';
import { kilobytes, report } from './measure';

const BUILD = path.join(PROJECT_FOLDER, 'build');

/** A file that was downloaded, compressed. */
type Download = { path: string; bytes: number };

/** Loads pages of the built site in Chromium and prints the gzip bytes that it downloads. */
export async function benchPages(): Promise<void> {
  const { origin, downloads, close } = await serveGzip();
  const browser = await launchChromium();
  const measure = async (name: string, visit: (browser: Browser) => Promise<void>) => {
    downloads.length = 0;
    await visit(browser);
    report(name, breakdown(downloads));
  };
  const firstVisit = (page: string) => async (on: Browser) => {
    const tab = await on.newPage();
    await tab.goto(`${origin}/${page}`, { waitUntil: 'networkidle' });
    await tab.close();
  };
  await measure('first visit, short entity (Payer)', firstVisit('entities/payer'));
  await measure('first visit, long entity (Liability)', firstVisit('entities/liability'));
  await measure('first visit, home', firstVisit('home'));
  await measure('first visit, all fields', firstVisit('fields'));
  await measure('next page after Payer (Allergies)', async (on) => {
    const tab = await on.newPage();
    await tab.goto(`${origin}/entities/payer`, { waitUntil: 'networkidle' });
    downloads.length = 0;
    await tab.locator('.menu').getByRole('link', { name: 'Allergies' }).click();
    await tab.waitForLoadState('networkidle');
    await tab.close();
  });
  await browser.close();
  close();
}

/** What was downloaded, as one line. */
function breakdown(downloads: readonly Download[]): string {
  const sum = (test: (download: Download) => boolean) =>
    kilobytes(downloads.filter(test).reduce((total, { bytes }) => total + bytes, 0));
  const kinds = ['.html', '.js', '.css', '.woff2'].map(
    (kind) => `${kind.slice(1)} ${sum(({ path: file }) => file.endsWith(kind))}`,
  );
  return `${sum(() => true)} gzip (${kinds.join(', ')})`;
}

/** Serves a built site compressed and notes what is downloaded. */
export async function serveGzip(folder = BUILD): Promise<{
  origin: string;
  downloads: Download[];
  close: () => void;
}> {
  const downloads: Download[] = [];
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const candidates = [pathname, `${pathname.replace(/\/$/, '')}/index.html`];
    const file = candidates
      .map((candidate) => path.join(folder, candidate))
      .find(
        (candidate) =>
          candidate.startsWith(folder) &&
          fs.statSync(candidate, { throwIfNoEntry: false })?.isFile(),
      );
    if (!file) return void response.writeHead(404).end();
    const body = gzipSync(fs.readFileSync(file), { level: 9 });
    downloads.push({ path: file, bytes: body.length });
    response.writeHead(200, {
      'content-encoding': 'gzip',
      'cache-control': 'max-age=3600',
      'content-type': TYPES[path.extname(file)] ?? 'text/plain',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://localhost:${port}`, downloads, close: () => server.close() };
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
