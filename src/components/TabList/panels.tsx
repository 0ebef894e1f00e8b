import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { StateEntry } from '../useAddressState';
import { useChosenLanguage } from '../browser';
import TabList, { type TabListProps } from './index';
import styles from './styles.module.css';

type Part = {
  /** The fragment of its heading, by which an address chooses it. */
  id: string;
  name: string;
  children: ReactNode;
};

/** A part of a page that begins with its heading; only inside `PageTabs`. */
export function Tab({ children }: Part) {
  return children;
}

/**
 * What a guide says for one database or language; only inside `LanguageTabs`. Its `id` is the key by which the choice is
 * kept, such as `sqlite`: several, with a comma between, where all say the same, and then as many names.
 */
export function Language({ children }: Part) {
  return children;
}

type Props = { label: string; children: ReactNode };

const partsOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child): child is ReactElement<Part> => isValidElement(child))
    .map(({ props }) => props);

const PREFIX = 'tab_';

/**
 * Parts of a page of which one is shown: the one that the address leads into, or else the first. All are in the page:
 * without scripts, and on paper, they follow each other under their headings.
 */
export function PageTabs({ label, children }: Props) {
  const tabs = partsOf(children);
  const { collectAnchor } = useBrokenLinks();
  tabs.forEach(({ id }) => collectAnchor(id));
  const history = useHistory<StateEntry | undefined>();
  const { hash } = useLocation();
  const linked = useSyncExternalStore(
    history.listen,
    () => panelAt(history.location.hash)?.dataset.tab ?? '',
    () => '',
  );
  const [chosen, show] = useState(tabs[0]?.id ?? '');
  if (linked !== '' && linked !== chosen) show(linked);
  // What was hidden could not be scrolled to before.
  useEffect(() => {
    const panel = panelAt(hash);
    if (history.location.state?.isSet || panel?.dataset.tab !== chosen) return;
    const target = targetOf(hash);
    (target?.getClientRects().length ? target : panel).scrollIntoView();
  }, [chosen, hash, history]);
  const choose = (id: string) => {
    const { pathname, search } = history.location;
    history.replace({ pathname, search, hash: `#${id}`, state: { isSet: true } });
  };
  // No fragment of a section has an underscore.
  return <Panels label={label} parts={tabs} chosen={chosen} onChoose={choose} prefix={PREFIX} />;
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

function panelAt(hash: string): HTMLElement | undefined {
  return targetOf(hash)?.closest<HTMLElement>(`[role=tabpanel][id^=${PREFIX}]`) ?? undefined;
}

/**
 * The same steps for several databases or languages, a tab for each. All are in the page: without scripts, and on
 * paper, they follow each other under their names.
 */
export function LanguageTabs({ label, children }: Props) {
  const prefix = useId();
  const parts = partsOf(children).map(({ children: content, ...part }) => ({
    ...part,
    children: (
      <>
        <h3>{part.name}</h3>
        {content}
      </>
    ),
  }));
  const tabs = parts.flatMap(tabsOf);
  const [chosen, choose] = useChosenLanguage(tabs, tabs[0]?.[0] ?? '');
  return <Panels label={label} parts={parts} chosen={chosen} onChoose={choose} prefix={prefix} />;
}

/** The tabs of a part: one, or several that show the same. */
function tabsOf({ id, name }: Part): (readonly [key: string, name: string])[] {
  const names = name.split(', ');
  return id.split(', ').map((key, at) => [key, names[at] ?? ''] as const);
}

type PanelsProps = Pick<TabListProps<string>, 'label' | 'chosen' | 'onChoose' | 'prefix'> & {
  parts: readonly Part[];
};

function Panels({ parts, ...list }: PanelsProps) {
  const { chosen, prefix } = list;
  const panels = parts.map((part) => {
    const tabs = tabsOf(part);
    const shown = tabs.find(([key]) => key === chosen);
    return { ...part, tabs, shown, panelId: `${prefix}${tabs[0]?.[0]}_panel` };
  });
  const panelId = (key: string) =>
    panels.find(({ tabs }) => tabs.some(([each]) => each === key))?.panelId;
  return (
    <>
      <TabList {...list} tabs={parts.flatMap(tabsOf)} panelId={panelId} />
      {panels.map(({ id, children, tabs, shown, ...panel }) => (
        <div
          key={id}
          id={panel.panelId}
          role="tabpanel"
          aria-labelledby={prefix + (shown ?? tabs[0])?.[0]}
          className={`portal-block ${styles.panel}`}
          data-tab={id}
          data-chosen={shown !== undefined}
        >
          {children}
        </div>
      ))}
    </>
  );
}
