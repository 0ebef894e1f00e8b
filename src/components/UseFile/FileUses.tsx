import { useState, type KeyboardEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { ddlPath, entityPath, PAGES, schemaPath, twinPath } from '../../dictionary/model/addresses';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import {
  FILE_USES,
  FIRST_USE,
  type FileCodeStart,
  type FileUse,
} from '../../dictionary/model/fileUses';
import type { PageData } from '../../dictionary/model/page';
import { codeHtml } from '../../code/tokens';
import Code from '../Code';
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
  const [use, setUse] = useState<FileUse>(
    () => FILE_USES.find(([key]) => TAB + key === clicked)?.[0] ?? FIRST_USE,
  );
  const { id, text, failed } = useFileCode(slug, use, start);
  const label = FILE_USES.find(([key]) => key === use)?.[1];
  return (
    <>
      <Tabs file={exportFileName(fileName)} use={use} onChoose={setUse} />
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

type TabsProps = { file: string; use: FileUse; onChoose: (use: FileUse) => void };

/** Chosen by click and by arrow keys; Tab goes on to the code. */
function Tabs({ file, use, onChoose }: TabsProps): ReactNode {
  const last = FILE_USES.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = FILE_USES.findIndex(([key]) => key === use);
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = FILE_USES[to ?? -1];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChoose(next[0]);
    (event.currentTarget.children[to] as HTMLElement).focus();
  };
  return (
    <div
      role="tablist"
      aria-label={`Use ${file} with`}
      className={styles.tabs}
      data-needs-script
      onKeyDown={onKeyDown}
    >
      {FILE_USES.map(([key, name]) => (
        <button
          key={key}
          id={TAB + key}
          type="button"
          role="tab"
          aria-selected={key === use}
          aria-controls={PANEL}
          tabIndex={key === use ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ))}
    </div>
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
      ; <Link to={PAGES.downloads}>all downloads</Link>.
    </p>
  );
}
