import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadDictionary } from '../../src/dictionary/load/load';
import { catalogFile } from '../../src/outputs/site/catalog/catalog';
import { createSearch } from '../../src/search/engine';
import { isAnswer, judge } from '../../src/testing/search/judge';
import { judgedQueries, loadSearch, QUERY_LISTS } from '../../src/testing/search/loadSearch';
import { launchChromium } from '../testing/chromium';
import { makeLargeProject } from './generator';
import { serveGzip } from './pages';
import { kilobytes, report } from './report';
import { readCatalog } from '../../src/contract/catalog';

/** Prints how well the search answers, and what an answer costs in Node with many entities. */
export async function benchAnswers(): Promise<void> {
  const { dictionary, search } = await loadSearch();
  for (const list of QUERY_LISTS) {
    const { queries, at1, at3, at10, reciprocalRank } = judge(search, judgedQueries(list));
    const share = (part: number) => `${(100 * part).toFixed(1)} %`;
    report(
      `search, ${queries} judged queries (${list})`,
      `first ${share(at1)}, among 3 ${share(at3)}, among 10 ${share(at10)}, MRR ${reciprocalRank.toFixed(3)}`,
    );
  }
  const places = dictionary.entities.flatMap(({ slug, fields }) =>
    fields.map(({ fieldName }) => ({ entity: slug, field: fieldName })),
  );
  const found = places.filter((place) => {
    const [first] = search(place.field).results;
    return first && isAnswer(first, place);
  });
  report('search, exact field names in first place', `${found.length} of ${places.length}`);
  benchLarge();
}

function benchLarge(): void {
  const root = makeLargeProject();
  const file = catalogFile(loadDictionary(path.join(root, 'data')));
  fs.rmSync(root, { recursive: true });
  const bytes = gzipSync(JSON.stringify(file), { level: 9 }).length;
  const start = performance.now();
  const catalog = readCatalog(file);
  const search = createSearch({
    catalog,
    guides: [],
    pages: [],
    codeSystems: {},
    intents: [],
    sameMeaning: [],
    homes: {},
  });
  const built = performance.now() - start;
  const times = Array.from({ length: 20 }, (_, at) => {
    const asked = performance.now();
    search(`entity ${at * 300} field ${at % 8}`);
    return performance.now() - asked;
  });
  report(
    'search, 7,500 entities',
    `${kilobytes(bytes)} gzip, index built in ${Math.round(built)} ms, answers ${spread(times)}`,
  );
}

/** Prints what the first answer costs in Chromium, and how soon a typed letter is answered. */
export async function benchTyping(): Promise<void> {
  const { origin, downloads, close } = await serveGzip();
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    Object.assign(window, { longTasks: [] });
    new PerformanceObserver((list) =>
      (window as unknown as { longTasks: number[] }).longTasks.push(
        ...list.getEntries().map(({ duration }) => duration),
      ),
    ).observe({ type: 'longtask' });
  });
  downloads.length = 0;
  const opened = performance.now();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  await box.fill('client');
  await page.getByRole('option').first().waitFor();
  const first = performance.now() - opened;
  const bytes = downloads.reduce((total, download) => total + download.bytes, 0);
  report('search, before the first answer', `${kilobytes(bytes)} gzip, ${Math.round(first)} ms`);

  await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  const times: number[] = [];
  for (const { query } of judgedQueries('queries')) {
    await box.fill(query.slice(0, -1));
    await page.waitForTimeout(120);
    times.push(await answerTime(page, query.slice(-1)));
  }
  const longTasks = await page.evaluate(
    () => (window as unknown as { longTasks: number[] }).longTasks,
  );
  const longest = Math.round(Math.max(0, ...longTasks));
  report(
    'search, key press to painted results',
    `${spread(times)}; ${longTasks.length} tasks over 50 ms, the longest ${longest} ms`,
  );
  await browser.close();
  close();
}

/** Types a letter and waits until the list has changed or the worker had time to, in the page. */
async function answerTime(page: import('@playwright/test').Page, letter: string): Promise<number> {
  const changed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Where nothing was found there is no list until something is.
        const list =
          document.querySelector('[role=listbox]') ?? document.querySelector('dialog[open]')!;
        let start = 0;
        document.addEventListener('keydown', () => (start = performance.now()), { once: true });
        const observer = new MutationObserver(() => {
          if (start === 0) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(list, { childList: true, subtree: true, characterData: true });
        setTimeout(() => resolve(Number.NaN), 1000);
      }),
  );
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  return changed;
}

function spread(times: readonly number[]): string {
  const sorted = times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `${at(0.5)} ms in the median, ${at(0.95)} ms at the 95th percentile`;
}
