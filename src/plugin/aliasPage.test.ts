import { expect, it } from 'vitest';
import template from '@docusaurus/plugin-client-redirects/lib/templates/redirectPage.template.html';
import { leadsTo, nameAliasPage, titleOf } from './aliasPage';

const PAGE = template.replaceAll('<%= it.toUrl %>', '/docs/entities/payer');

it('knows where a page of the redirects plugin leads, and that other pages stay', () => {
  expect(leadsTo(PAGE)).toBe('/docs/entities/payer');
  expect(leadsTo('<html><head><meta charset="UTF-8"><title>Payer</title></head></html>')).toBe(
    undefined,
  );
});

it('gives it a language and a title, whatever signs the title has', () => {
  const named = nameAliasPage(PAGE, 'en', 'Fees $1 &amp; $&amp;');
  expect(named).toContain('<html lang="en">');
  expect(titleOf(named)).toBe('Fees $1 &amp; $&amp;');
  expect(leadsTo(named)).toBe('/docs/entities/payer');
});

it('reads the title of a page whose title has marks of its own', () => {
  expect(titleOf('<title data-rh="true">Site | Payer</title>')).toBe('Site | Payer');
});
