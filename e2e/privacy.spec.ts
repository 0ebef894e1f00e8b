import { expect, test } from './test';

for (const path of ['home', 'entities/payer', 'entities', 'nowhere']) {
  test(`/${path} carries its content policy before all that it holds back`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(
      /<meta charset=[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    );
  });
}

test('no request leaves for another host and no cookie is set', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin)
      elsewhere.push(request.url());
  });
  for (const path of ['home', 'entities/liability', 'nowhere']) {
    await page.goto(path);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('policy');
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
