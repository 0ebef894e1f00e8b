import { parse } from 'parse5';
import { expect, it, vi } from 'vitest';
import type { Entity } from '../../dictionary/model/dictionary';
import { baseUrlOf, redirectPage, redirectsOf } from './redirects';

/** Where the script of a page leads that was asked for with a query and a fragment. */
function leadsTo(html: string, location: { search: string; hash: string }): unknown {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const replace = vi.fn();
  new Function('location', script)({ ...location, replace });
  return replace.mock.calls[0]?.[0];
}

it('leads from each alias to the page of its entity, from an entity that is gone to what changed, and from a merged page to the one that took it in', () => {
  const entities = [
    { slug: 'externalprovider', aliases: ['external-provider'] },
    { slug: 'payer', aliases: [] },
  ] as unknown as Entity[];
  const pages = [{ path: '/guides/queries', formerly: ['/guides/recipes', '/codes#systems'] }];
  expect(redirectsOf({ entities, removedPages: ['gone'] }, pages)).toEqual({
    '/': '/home',
    '/entities': '/home#entities-by-area',
    '/entities/external-provider': '/entities/externalprovider',
    '/entities/gone': '/changes',
    '/guides/recipes': '/guides/queries',
    '/codes': '/guides/queries#systems',
  });
});

it('keeps what was asked with the address, and a fragment of its own where none was asked', () => {
  const html = redirectPage('/docs/home#areas', 'Home');
  expect(leadsTo(html, { search: '?q=1', hash: '' })).toBe('/docs/home?q=1#areas');
  expect(leadsTo(html, { search: '', hash: '#payer' })).toBe('/docs/home#payer');
  const plain = redirectPage('/entities/payer', 'Payer');
  expect(leadsTo(plain, { search: '', hash: '' })).toBe('/entities/payer');
  const odd = redirectPage('/</script>"', 'Odd');
  expect(leadsTo(odd, { search: '', hash: '' })).toBe('/</script>"');
  expect(odd).not.toContain('</script>"');
});

it('leads on without scripts too, and is a whole page with language and title', () => {
  const html = redirectPage('/entities/payer', 'Payer &amp; more');
  expect(html).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payer &amp; more</title><link rel="canonical" href="/entities/payer"><script>location.replace("/entities/payer"+location.search+(location.hash||""))</script><meta http-equiv="refresh" content="0; url=/entities/payer"></head><body><p><a href="/entities/payer">Payer &amp; more</a></p></body></html>\n',
  );
  const problems: string[] = [];
  parse(html, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
});

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['docs', '/docs/'],
  ['/docs', '/docs/'],
  ['/docs//ehi', '/docs/ehi/'],
])('reads the base URL %s as %s', (given, read) => {
  expect(baseUrlOf(given)).toBe(read);
});

it.each(['https://example.org/docs/', '/docs?x', '/docs#x', '\\docs', 'my docs'])(
  'refuses %s',
  (given) => {
    expect(() => baseUrlOf(given)).toThrow(`BASE_URL "${given}" is no path; write it as /docs/`);
  },
);
