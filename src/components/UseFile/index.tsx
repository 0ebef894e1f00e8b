import { use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { FILE_USES, FIRST_USE, type FileUse } from '../../contract/fileUses';
import type { PageData } from '../../contract/page';
import { ddlPath, entityPath, PAGES, schemaPath, twinPath } from '../../dictionary/model/addresses';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import Code from '../Code';
import TabList from '../TabList';
import { useChosenLanguage } from '../useChosenLanguage';
import { useServedHtml } from '../useServedHtml';
import styles from './styles.module.css';
import { useFileCode } from './useFileCode';

const TAB = 'file_use_';
const PANEL_ID = 'file_use_panel';
const CODE_ID = 'file_use_code';

/**
 * How to load an export file into databases and programs: a tab each, and the files to download. The start of the
 * first tab's code is served; all else is loaded when the reader comes near.
 */
export default function UseFile({ slug, fileName }: PageData): ReactNode {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(section);
  const [chosen, choose] = useChosenLanguage(FILE_USES, FIRST_USE);
  const start = useStart(slug);
  const shown = isNear ? chosen : FIRST_USE;
  const { code, tryAgain } = useFileCode(slug, isNear);
  const label = FILE_USES.find(([key]) => key === shown)?.[1];
  const html = code?.[shown] ?? (shown === FIRST_USE ? start : undefined);
  return (
    <div ref={section} className={styles.box}>
      <TabList
        label={`Use ${exportFileName(fileName)} with`}
        tabs={FILE_USES}
        chosen={shown}
        onChoose={(key) => {
          choose(key);
          tryAgain?.();
        }}
        tabId={(key) => TAB + key}
        panelId={() => PANEL_ID}
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={TAB + shown} className={styles.panel}>
        {tryAgain && html === undefined ? (
          <p role="alert">This could not be loaded. The files below contain the same.</p>
        ) : (
          <Code id={CODE_ID} title={label} html={html ?? ''} />
        )}
      </div>
      <Files slug={slug} shown={shown} />
    </div>
  );
}

/** Whether an element has come near the window, once and for all. */
function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}

let starts: Promise<Readonly<Record<string, string>>> | undefined;

/** The start of the first code as HTML: made while the site is built, then found in the page; elsewhere nothing. */
function useStart(slug: string): string | undefined {
  const served = useServedHtml(CODE_ID);
  // What is written there follows the tab; the start stays what was served.
  const [start] = useState(() => served && String(served.dangerouslySetInnerHTML.__html));
  if (typeof document !== 'undefined') return start;
  // No browser loads it.
  starts ??= import('../../../docs/lists/first-uses.json').then((list) => list.starts);
  return use(starts)[slug];
}

/** What there is to download; of the files with all tables, that for the database whose code is shown. */
function Files({ slug, shown }: { slug: string; shown: FileUse }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const file = (path: string, name: string) => <a href={withBaseUrl(path)}>{name}</a>;
  const database = FILE_USES.slice(0, 4).find(([key]) => key === shown);
  return (
    <p>
      To download: JSON Schema, {file(schemaPath(slug, 'strict'), 'strict')} and{' '}
      {file(schemaPath(slug, 'lenient'), 'lenient')};{' '}
      {file(twinPath(entityPath(slug)) ?? '', 'this page as Markdown')};{' '}
      {database && <>{file(ddlPath(database[0]), `all tables for ${database[1]}`)}; </>}
      <Link to={PAGES.downloads}>all downloads</Link>. To fill a database with all files at once:{' '}
      <Link to={PAGES.load}>Load into a database</Link>.
    </p>
  );
}
