import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENTITIES_MENU } from '../../dictionary/contract/lists';
import MenuFilter, { linksOf } from './index';

vi.mock('../../../docs/lists/areas.json', () => ({
  list: [
    { name: 'Medications', entities: [{ slug: 'emar' }] },
    { name: 'Billing and payments', entities: [{ slug: 'claims' }, { slug: 'load' }] },
  ],
}));
vi.mock('../Search/useFitting', () => ({
  useFitting: (query: string) =>
    query === 'invoice' ? { fitting: { has: (path: string) => path === '/entities/claims' } } : {},
}));

// A busy machine takes longer to import the list.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => localStorage.clear());

const link = (label: string, docId?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${docId ?? label}`,
  ...(docId && { docId }),
});

const group = (label: string, items: PropSidebarItem[], className?: string): PropSidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(className && { className }),
});

const PAGES = [
  group('Site', [link('Home', 'home')]),
  group('Start', [link('Load into a database', 'guides/load'), link('Check', 'check')]),
  link('Downloads', 'downloads'),
];
const ENTITIES = [
  link('Claims', 'entities/claims'),
  link('eMAR', 'entities/emar'),
  link('Load', 'entities/load'),
];

/** Draws the menu while a page is read; a group that is folded shows its name only, as Docusaurus does it. */
function show(current: string) {
  const items = [...PAGES, group('Entities', ENTITIES, ENTITIES_MENU)];
  const isCurrent = (item: PropSidebarItem) =>
    linksOf([item]).some(({ docId }) => docId === current);
  const draw = (some: PropSidebarItem[]) =>
    some.map((item) => {
      if (item.type === 'html') return null;
      if (item.type === 'link') {
        return (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
          </li>
        );
      }
      const isOpen = !item.collapsed || isCurrent(item);
      return (
        <li key={item.label}>
          {item.label}
          {isOpen && <ul>{draw(item.items)}</ul>}
        </li>
      );
    });
  render(
    <ul>
      <MenuFilter items={items} isCurrent={isCurrent}>
        {draw}
      </MenuFilter>
    </ul>,
  );
}

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const box = () => screen.getByRole('searchbox', { name: 'Filter entities and pages' });
const status = () => screen.getByRole('status').textContent;

it('lists entities by area', async () => {
  show('entities/emar');
  expect(shown()).toEqual(['Downloads', 'Claims', 'eMAR', 'Load']);
  await userEvent.click(screen.getByRole('button', { name: 'By area' }));
  await screen.findByText('Medications (1)');
  expect(shown()).toEqual(['Downloads', 'eMAR']);
});

it('finds names, and what no name has by the search', async () => {
  show('entities/emar');
  await userEvent.type(box(), 'LOAD');
  expect(shown()).toEqual(['Load into a database', 'Load']);
  expect(status()).toBe('2 of 7 entities and pages');
  await userEvent.clear(box());
  await userEvent.type(box(), 'invoice');
  expect(shown()).toEqual(['Claims']);
});
