import { useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  FILE_DATABASES,
  FILE_USES,
  type FileCode,
  type FileUse,
} from '../../dictionary/contract/lists';
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
import { useChosenLanguage, useLoaded } from '../browser';
import styles from '../parts.module.css';

const TAB = 'file_use_';
const PANEL_ID = 'file_use_panel';

/** How to load an export file into databases and programs: a tab each, loaded when the reader sees it, and the files to download. */
export default function UseFile({ slug, fileName }: PageData) {
  const section = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
    );
    observer.observe(section.current!);
    return () => observer.disconnect();
  }, []);
  const [chosen, choose] = useChosenLanguage(FILE_USES, 'postgresql');
  const { loaded: code, tryAgain } = useLoaded(useBaseUrl(fileCodePath(slug)), fetchCode, isSeen);
  return (
    <div ref={section}>
      <TabList
        label={`Use ${exportFileName(fileName)} with`}
        tabs={FILE_USES}
        chosen={chosen}
        onChoose={(key) => {
          choose(key);
          tryAgain?.();
        }}
        prefix={TAB}
        panelId={() => PANEL_ID}
      />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={TAB + chosen}
        className={styles.use}
        data-needs-script
      >
        {tryAgain ? (
          <p role="alert">This could not be loaded. The files below contain the same.</p>
        ) : (
          <Code
            title={FILE_USES.find(([key]) => key === chosen)?.[1]}
            html={code?.[chosen] ?? ''}
          />
        )}
      </div>
      <Files slug={slug} chosen={chosen} />
    </div>
  );
}

async function fetchCode(address: string): Promise<FileCode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as FileCode;
}

/** What there is to download; of the files with all tables, that for the database whose code is shown. */
function Files({ slug, chosen }: { slug: string; chosen: FileUse }) {
  const database = FILE_DATABASES.find(([key]) => key === chosen);
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
