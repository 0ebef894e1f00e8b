import { expect, test } from '@playwright/test';

for (const [query, field, entity, address] of [
  [
    'Insurance Policy Number',
    'Insurance Policy Number',
    'Insurance',
    '/entities/insurance#insurance-policy-number',
  ],
  ['Pillbox Start Date', 'Pillbox Start Date', 'eMAR', '/entities/eMar#pillbox-start-date'],
  ['Slide Percent', 'Slide Percent', 'Liability', '/entities/liability#slide-percent'],
  [
    'Chief Complaint',
    'Chief Complaint',
    'Visit Service',
    '/entities/visit-service#chief-complaint',
  ],
  [
    'WHODAS Assessment',
    'WHODAS Assessment Date',
    'Client Diagnosis',
    '/entities/diagnosis#whodas-assessment-date',
  ],
] as const) {
  test(`search for ${query} leads to its row`, async ({ page }) => {
    await page.goto('home');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    const result = page
      .getByRole('option')
      .filter({ hasText: field })
      .filter({ hasText: `${entity} Entity` })
      .first();
    await result.click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
}
