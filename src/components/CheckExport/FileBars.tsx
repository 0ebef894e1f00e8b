import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { counted } from '../../dictionary/model/counted';
import { compareLabels } from '../../dictionary/model/labels';
import type { FileReport } from '../../exportCheck/model/report';

type Props = {
  files: readonly FileReport[];
  isUnderWay: boolean;
  /** The reader wants to see what was found in a file. */
  onShow: (file: string) => void;
};

/** Each file that is read, with a bar for how much of it, and what was found there. */
export default function FileBars({ files, isUnderWay, onShow }: Props): ReactNode {
  const sorted = useMemo(() => (isUnderWay ? files : byUrgency(files)), [files, isUnderWay]);
  if (files.length === 0) return null;
  return (
    <section>
      <h3>Files</h3>
      <ul className="check-files">
        {sorted.map((file) => (
          <li key={file.file}>
            {file.page ? <Link to={file.page}>{file.file}</Link> : file.file}
            <div className="check-bar" aria-hidden="true">
              <div
                className={clsx(
                  'check-read',
                  file.matters > 0
                    ? 'check-bar-matters'
                    : file.spelling > 0 && 'check-bar-spelling',
                )}
                style={{ width: `${readShare(file) * 100}%` }}
              />
            </div>
            <span className="check-told">
              {progressOf(file)}
              {file.matters + file.spelling > 0 && (
                <>
                  {' · '}
                  <button
                    type="button"
                    className="check-show"
                    aria-label={`Show what was found in ${file.file}`}
                    onClick={() => onShow(file.file)}
                  >
                    {[
                      file.matters > 0 && counted(file.matters, 'finding'),
                      file.spelling > 0 && `${file.spelling} of formatting`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function progressOf({ state, records }: FileReport): string {
  if (state === 'unread') return 'could not be read';
  return state === 'waiting' ? 'not read yet' : counted(records, 'record');
}

function readShare({ state, bytes, size }: FileReport): number {
  if (state === 'read') return 1;
  return size === 0 ? 0 : Math.min(1, bytes / size);
}

const byUrgency = (files: readonly FileReport[]) =>
  [...files].sort(
    (a, b) => b.matters - a.matters || b.spelling - a.spelling || compareLabels(a.file, b.file),
  );
