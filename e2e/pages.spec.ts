import { dictionary } from './dictionary';
import { expect, test } from './test';

const TITLE = /<title[^>]*>([^<]*)<\/title>/;

test('every page has its language and a title of its own', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const titles = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const html = await (await request.get(pathname)).text();
    const [, title = ''] = TITLE.exec(html) ?? [];
    expect.soft(html, pathname).toMatch(/<html lang="?en\b/);
    expect.soft(titles.get(title), `${pathname} is called ${title}`).toBeUndefined();
    titles.set(title, pathname);
  }
  expect(titles.size).toBeGreaterThan(100);
});

test('an alias has its language, and the title of the page that it leads to', async ({
  request,
}) => {
  const aliased = dictionary.entities.filter(({ aliases }) => aliases.length > 0);
  expect(aliased.length).toBeGreaterThan(0);
  for (const { name, aliases } of aliased) {
    for (const alias of aliases) {
      const html = await (await request.get(`entities/${alias}`)).text();
      expect(html).toContain('<html lang="en">');
      expect(TITLE.exec(html)?.[1]).toBe(`Credible EHI Export | ${name}`);
    }
  }
  const list = await (await request.get('entities')).text();
  expect(TITLE.exec(list)?.[1]).toBe('Credible EHI Export | Home');
});
