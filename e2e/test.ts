import { test as base } from '@playwright/test';

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
