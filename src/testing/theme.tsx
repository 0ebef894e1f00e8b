import type { ReactNode } from 'react';

/* Stands in for parts of Docusaurus and its theme: each shows what it is given. */

type Item = Readonly<{ label: string; href?: string; collapsed?: boolean; items?: Item[] }>;
type Props = Record<string, unknown> & { children?: ReactNode; items?: readonly Item[] };

export default function Part({ children, items, ...given }: Props) {
  return (
    <div>
      {Object.keys(given).length > 0 && `${JSON.stringify(given)} `}
      {items && <List items={items} />}
      {children}
    </div>
  );
}

function List({ items }: { items: readonly Item[] }) {
  return items.map(({ label, href, collapsed, items: inside }) => (
    <li key={label}>
      {href && <a href={href}>{label}</a>}
      {inside && (
        <details open={!collapsed}>
          <summary>{label}</summary>
          <List items={inside} />
        </details>
      )}
    </li>
  ));
}
export { Part as DocProvider, Part as DocsSidebarProvider };

/** What a test says of the page that is open, and of its drawer. */
export const now: { doc?: unknown; drawer?: unknown } = {};

export const useDoc = () => now.doc;
export const useDocsVersion = () => ({ docsSidebars: {} });
export const useNavbarMobileSidebar = () => now.drawer;
export const isActiveSidebarItem = ({ href, items = [] }: Item, path: string): boolean =>
  href === path || items.some((item) => isActiveSidebarItem(item, path));
