import { use, useEffect, useRef, useState, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FILE_USES, type FileCode, type FileUse, FIRST_USE } from '../../dictionary/contract/lists';
import type { PageData } from '../../dictionary/contract/page';
import {
  ddlPath,
  entityPath,
  fileCodePath,
  PAGES,
  schemaPath,
  twinPath,
} from '../../dictionary/model/addresses';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import Code from '../Code';
import { FileLink } from '../links';
import TabList from '../TabList';
import { useChosenLanguage, useLoaded, useServedHtml } from '../browser';
import styles from '../parts.module.css';

const TAB = 'file_use_';
const PANEL_ID = 'file_use_panel';
const CODE_ID = 'file_use_code';

/**
 * How to load an export file into databases and programs: a tab each, and the files to download. The start of the
 * first tab's code is served; all else is loaded when the reader sees it.
 */
export default function UseFile({ slug, fileName }: PageData) {
  const section = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(section);
  const [chosen, choose] = useChosenLanguage(FILE_USES, FIRST_USE);
  const start = useStart(slug);
  const shown = isSeen ? chosen : FIRST_USE;
  const { loaded: code, tryAgain } = useLoaded(useBaseUrl(fileCodePath(slug)), fetchCode, isSeen);
  const label = FILE_USES.find(([key]) => key === shown)?.[1];
  const html = code?.[shown] ?? (shown === FIRST_USE ? start : undefined);
  return (
    <div ref={section} className={styles.uses}>
      <TabList
        label={`Use ${exportFileName(fileName)} with`}
        tabs={FILE_USES}
        chosen={shown}
        onChoose={(key) => {
          choose(key);
          tryAgain?.();
        }}
        prefix={TAB}
        panelId={() => PANEL_ID}
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={TAB + shown}>
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

function useIsSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setIsSeen(true);
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}

async function fetchCode(address: string): Promise<FileCode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as FileCode;
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
function Files({ slug, shown }: { slug: string; shown: FileUse }) {
  const database = FILE_USES.slice(0, 2).find(([key]) => key === shown);
  return (
    <p>
      To download: JSON Schema, <FileLink to={schemaPath(slug, 'strict')}>strict</FileLink> and{' '}
      <FileLink to={schemaPath(slug, 'lenient')}>lenient</FileLink>;{' '}
      <FileLink to={twinPath(entityPath(slug)) ?? ''}>this page as Markdown</FileLink>;{' '}
      {database && (
        <>
          <FileLink to={ddlPath(database[0])}>{`all tables for ${database[1]}`}</FileLink>;{' '}
        </>
      )}
      <Link to={PAGES.downloads}>all downloads</Link>. To fill a database with all files at once:{' '}
      <Link to={PAGES.load}>Load into a database</Link>.
    </p>
  );
}
