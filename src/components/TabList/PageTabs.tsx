import {
  Children,
  isValidElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { StateEntry } from '../useAddressState';
import TabList from './index';
import styles from './styles.module.css';

type TabProps = {
  /** The fragment of its heading, by which an address chooses it. */
  id: string;
  name: string;
  children: ReactNode;
};

/** A part of a page that begins with its heading; only inside `PageTabs`. */
export function Tab({ children }: TabProps): ReactNode {
  return children;
}

type Props = { label: string; children: ReactNode };

/**
 * Parts of a page of which one is shown: the one that the address leads into, or else the first. All are in the page:
 * without scripts, and on paper, they follow each other under their headings.
 */
export default function PageTabs({ label, children }: Props): ReactNode {
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map(({ props }) => props);
  const { collectAnchor } = useBrokenLinks();
  tabs.forEach(({ id }) => collectAnchor(id));
  const history = useHistory<StateEntry | undefined>();
  const { hash } = useLocation();
  const asked = useSyncExternalStore(
    history.listen,
    () => panelAt(history.location.hash)?.dataset.tab ?? '',
    () => '',
  );
  const [chosen, show] = useState(tabs[0]?.id ?? '');
  if (asked !== '' && asked !== chosen) show(asked);
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
  return (
    <>
      <TabList
        label={label}
        tabs={tabs.map(({ id, name }) => [id, name])}
        chosen={chosen}
        onChoose={choose}
        tabId={tabId}
        panelId={panelId}
      />
      {tabs.map(({ id, children: part }) => (
        <div
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          className={styles.panel}
          data-tab={id}
          data-chosen={id === chosen}
        >
          {part}
        </div>
      ))}
    </>
  );
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

function panelAt(hash: string): HTMLElement | undefined {
  return targetOf(hash)?.closest<HTMLElement>('[role=tabpanel][data-tab]') ?? undefined;
}

// No fragment of a section has an underscore.
const tabId = (id: string) => `tab_${id}`;
const panelId = (id: string) => `tab_${id}_panel`;
