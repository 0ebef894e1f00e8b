import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import TabList from '../TabList';
import { useChosenLanguage } from '../useChosenLanguage';
import styles from './styles.module.css';

type LanguageProps = {
  /** The key by which the choice is kept, such as `sqlite`; several, with a comma between, where all say the same. */
  id: string;
  /** What it is called; as many names as keys. */
  name: string;
  children: ReactNode;
};

/** What a guide says for one database or language; only inside `LanguageTabs`. */
export function Language({ children }: LanguageProps): ReactNode {
  return children;
}

type Props = { label: string; children: ReactNode };

/**
 * The same steps for several databases or languages, a tab for each. All are in the page: without scripts, and on
 * paper, they follow each other under their names.
 */
export default function LanguageTabs({ label, children }: Props): ReactNode {
  const languages = Children.toArray(children)
    .filter((child): child is ReactElement<LanguageProps> => isValidElement(child))
    .map(({ props }) => props);
  const page = useId();
  const tabId = (key: string) => `${page}${key}`;
  const panelOf = new Map(languages.flatMap(({ id }, at) => split(id).map((key) => [key, at])));
  const panelId = (key: string) => `${page}panel${panelOf.get(key)}`;
  const tabs = languages.flatMap(({ id, name }) => {
    const names = split(name);
    return split(id).map((key, at) => [key, names[at] ?? ''] as const);
  });
  const [chosen, choose] = useChosenLanguage(tabs, tabs[0]?.[0] ?? '');
  return (
    <>
      <TabList
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        tabId={tabId}
        panelId={panelId}
      />
      {languages.map(({ id, name, children: said }) => {
        const keys = split(id);
        const key = keys.find((each) => each === chosen) ?? keys[0] ?? '';
        return (
          <div
            key={id}
            id={panelId(key)}
            role="tabpanel"
            aria-labelledby={tabId(key)}
            className={styles.panel}
            data-chosen={key === chosen}
          >
            <h3>{name}</h3>
            {said}
          </div>
        );
      })}
    </>
  );
}

const split = (list: string) => list.split(', ');
