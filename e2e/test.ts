import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playwright's test. With scripts, `page.goto` returns when the page answers to keys and clicks. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, run) => {
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page);
      page.goto = async (...address) => {
        const response = await goto(...address);
        await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
        return response;
      };
    }
    await run(page);
  },
});

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
