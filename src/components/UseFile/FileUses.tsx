import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { ddlPath, entityPath, PAGES, schemaPath, twinPath } from '../../dictionary/model/addresses';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { FILE_USES, FIRST_USE, type FileCodeStart } from '../../contract/fileUses';
import type { PageData } from '../../contract/page';
import { codeHtml } from '../../code/tokens';
import Code from '../Code';
import TabList from '../TabList';
import { useChosenLanguage } from '../useChosenLanguage';
import styles from './styles.module.css';
import { useFileCode } from './useFileCode';

const TAB = 'file_use_';
const PANEL = 'file_use_panel';

type Props = Pick<PageData, 'slug' | 'fileName'> & {
  /** Of the first tab's code, where the page is built. */
  start?: FileCodeStart;
  /** The id of a tab that was clicked before it could answer. */
  clicked?: string;
};

/** How to load an export file into databases and programs: a tab each, and the files to download. */
export default function FileUses({ slug, fileName, start, clicked }: Props): ReactNode {
  const [chosen, choose] = useChosenLanguage(FILE_USES, FIRST_USE);
  const [early, setEarly] = useState(() => FILE_USES.find(([key]) => TAB + key === clicked)?.[0]);
  const use = early ?? chosen;
  const { id, text, failed } = useFileCode(slug, use, start);
  const label = FILE_USES.find(([key]) => key === use)?.[1];
  return (
    <>
      <TabList
        label={`Use ${exportFileName(fileName)} with`}
        tabs={FILE_USES}
        chosen={use}
        onChoose={(key) => {
          setEarly(undefined);
          choose(key);
        }}
        tabId={(key) => TAB + key}
        panelId={() => PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={TAB + use} className={styles.panel}>
        {failed ? (
          <p role="alert">This could not be loaded. The files below hold the same.</p>
        ) : (
          <Code id={id} title={label} html={codeHtml([[text]])} />
        )}
      </div>
      <Files slug={slug} />
    </>
  );
}

function Files({ slug }: { slug: string }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const file = (path: string, name: string) => <a href={withBaseUrl(path)}>{name}</a>;
  return (
    <p>
      To download: JSON Schema, {file(schemaPath(slug, 'strict'), 'strict')} and{' '}
      {file(schemaPath(slug, 'lenient'), 'lenient')};{' '}
      {file(twinPath(entityPath(slug)) ?? '', 'this page as Markdown')}; all tables for{' '}
      {FILE_USES.slice(0, 4).map(([key, name], at) => (
        <span key={key}>
          {at > 0 && ', '}
          {file(ddlPath(key), name)}
        </span>
      ))}
      ; <Link to={PAGES.downloads}>all downloads</Link>. To fill a database with all files at once:{' '}
      <Link to={PAGES.load}>Load into a database</Link>.
    </p>
  );
}
