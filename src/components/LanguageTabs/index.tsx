import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import TabList from '../TabList';
import { useChosenLanguage } from '../useChosenLanguage';
import styles from './styles.module.css';

type LanguageProps = {
  /** The key by which the choice is kept, such as `sqlite`. */
  id: string;
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
  const tabs = languages.map(({ id, name }) => [id, name] as const);
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
      {languages.map((language) => (
        <div
          key={language.id}
          id={panelId(language.id)}
          role="tabpanel"
          aria-labelledby={tabId(language.id)}
          className={styles.panel}
          data-chosen={language.id === chosen}
        >
          <h3>{language.name}</h3>
          {language.children}
        </div>
      ))}
    </>
  );
}

// No fragment of a section has an underscore.
const tabId = (id: string) => `language_${id}`;
const panelId = (id: string) => `language_${id}_panel`;
