import type { ReactNode } from 'react';
import { useAllFieldsElement } from './useAllFieldsElement';
import { useServedHtml } from './served';
import styles from './styles.module.css';

/**
 * Every field of the export: a table that stands whole in the HTML and is filtered, grouped and sorted
 * where it stands. React leaves it alone, for to take over thousands of rows would hold up the page.
 */
export default function AllFields(): ReactNode {
  return typeof document === 'undefined' ? <Served /> : <InBrowser />;
}

function Served(): ReactNode {
  return <div className={styles.holder} dangerouslySetInnerHTML={{ __html: useServedHtml() }} />;
}

function InBrowser(): ReactNode {
  const { ref, failed, onClick } = useAllFieldsElement();
  return (
    <>
      <div
        ref={ref}
        className={styles.holder}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
        onClick={onClick}
      />
      {failed && <p role="status">The fields could not be loaded. Reload the page to try again.</p>}
    </>
  );
}

// What is served stays.
const NOTHING = { __html: '' };
