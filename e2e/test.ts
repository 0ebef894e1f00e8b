import { expect, test as base, type Page } from '@playwright/test';

export { expect };

/**
 * Playwright's test. With scripts, `page.goto` and `page.goBack` return when the page answers to keys and clicks.
 * Whatever a test is about, it fails if the page does what its content policy forbids.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, run) => {
    if (javaScriptEnabled) {
      const answers = page.locator('html[data-has-hydrated="true"]');
      for (const way of ['goto', 'goBack'] as const) {
        const go = page[way].bind(page) as typeof page.goto;
        page[way] = async (...given: Parameters<typeof page.goto>) => {
          const response = await go(...given);
          await answers.waitFor({ state: 'attached' });
          return response;
        };
      }
    }
    const forbidden: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text());
    });
    await run(page);
    expect(forbidden).toEqual([]);
  },
});

/** Expects it of a dev server, which may be making a hundred pages while the machine does other things too. */
export const expectOfDevServer = expect.configure({ timeout: 90_000 });

/** Holds back the scripts that the page asks for from now on, until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Adds styles to the page as its content policy lets a test: not as an element, which it would refuse. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Collects what the page throws from now on, and what its console is told as an error; its own status is none. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    const isOwnStatus = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isOwnStatus) found.push(message.text());
  });
  return found;
}
