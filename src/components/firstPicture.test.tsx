import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import eachPage from '../site/clientModules/eachPage';
import { settleAddress } from './firstPicture';

/** Serves the page of one address at another, and tells the address that the router reads. */
function serve(own: string | undefined, requested: string): string {
  window.history.replaceState(null, '', `http://localhost:3000${requested}`);
  document.head.innerHTML = own ? `<link rel="canonical" href="https://example.org${own}">` : '';
  settleAddress();
  return address();
}
const address = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};
const hydrated = () =>
  eachPage.onRouteDidUpdate?.({ location: {} as Location, previousLocation: null } as never);

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.requested;
});

it('leaves an address that is right, or that it does not know, and settles one in another spelling', () => {
  for (const requested of ['/entities/payer', '/entities/payer/', '/proxied/entities/payer']) {
    expect(serve('/entities/payer', requested)).toBe(requested);
  }
  expect(serve('/home', '/')).toBe('/');
  expect(serve('/e/payer', '/e//PAYER/index.html?a#b')).toBe('/e/payer?a#b');
  expect(serve(undefined, '/Entities/PAYER')).toBe('/Entities/PAYER');
});

it('shows the address that was asked for again, where there is no page at it', () => {
  expect(serve('/404.html', '/no/such?a=1#b')).toBe('/404.html?a=1#b');
  hydrated();
  expect(address()).toBe('/no/such?a=1#b');
});

it('any address opens without an error, and can be read', () => {
  const paths = fc.string({ unit: fc.constantFrom(...'/%.E0aZ\\ü?#:@') });
  fc.assert(
    fc.property(paths, fc.constantFrom('/404.html', '/home'), (path, own) => {
      expect(() => {
        serve(own, `/${path.replace(/^[/\\]+/, '')}`);
        hydrated();
      }).not.toThrow();
      if (own === '/404.html') expect(() => decodeURI(window.location.pathname)).not.toThrow();
    }),
    { seed: 13 },
  );
});
