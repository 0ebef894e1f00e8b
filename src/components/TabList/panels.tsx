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
import TabList from './index';
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
  const panelId = (id: string) => `tab_${id}_panel`;
  return (
    <>
      <TabList
        label={label}
        tabs={tabs.map(({ id, name }) => [id, name])}
        chosen={chosen}
        onChoose={choose}
        prefix="tab_"
        panelId={panelId}
      />
      {tabs.map(({ id, children: part }) => (
        <div
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={`tab_${id}`}
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

/**
 * The same steps for several databases or languages, a tab for each. All are in the page: without scripts, and on
 * paper, they follow each other under their names.
 */
export function LanguageTabs({ label, children }: Props) {
  const page = useId();
  const languages = partsOf(children).map((language, at) => {
    const [keys, names] = [language.id.split(', '), language.name.split(', ')];
    const tabs = keys.map((key, keyAt) => [key, names[keyAt] ?? ''] as const);
    return { ...language, keys, tabs, panelId: `${page}panel${at}` };
  });
  const tabs = languages.flatMap((language) => language.tabs);
  const [chosen, choose] = useChosenLanguage(tabs, tabs[0]?.[0] ?? '');
  return (
    <>
      <TabList
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        prefix={page}
        panelId={(key) => languages.find(({ keys }) => keys.includes(key))?.panelId}
      />
      {languages.map(({ id, name, keys, panelId, children: content }) => (
        <div
          key={id}
          id={panelId}
          role="tabpanel"
          aria-labelledby={page + (keys.includes(chosen) ? chosen : keys[0])}
          className={`portal-block ${styles.panel}`}
          data-chosen={keys.includes(chosen)}
        >
          <h3>{name}</h3>
          {content}
        </div>
      ))}
    </>
  );
}
