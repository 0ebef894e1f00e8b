import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DOWNLOADS, PAGES } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { download, useListener } from '../browser';
import { Button } from '../ui';
import type { PageState, Chosen, GivenFile } from './messages';

type PanelProps = {
  /** What is shown: where that changes, and what had the focus is gone, the heading gets it. */
  stage: string;
  error: string | undefined;
  /** Takes what is dropped anywhere on the page; nothing where that is not wanted now. */
  onDrop: ((chosen: Chosen) => void) | undefined;
  onFail: () => void;
  children: ReactNode;
};

/** Where a page is given an export, and shows what it makes of it. */
export function Panel({ stage, error, onDrop, onFail, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const lastStage = useRef(stage);
  const isDragged = useWindowDrop(onDrop, onFail);
  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    const heading = panel.current?.querySelector<HTMLElement>('h2[tabindex]') ?? panel.current;
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={clsx('check-panel', isDragged && 'check-dragged')}
    >
      <link rel="stylesheet" href={useBaseUrl('/check.css')} precedence="portal" />
      {error && (
        <p role="alert" className="check-error">
          {error}
        </p>
      )}
      {children}
    </section>
  );
}

type IntakeProps = {
  onStart: (chosen: Chosen) => void;
  /** What buttons give the sample, or with `isBroken` a broken one, and what it is called then. */
  samples: readonly Readonly<{ label: string; name: string; isBroken?: boolean }>[];
  children: ReactNode;
};

export function Intake({ onStart, samples, children }: IntakeProps) {
  const sampleAddress = useBaseUrl(DOWNLOADS.sampleExport);
  return (
    <div data-needs-script>
      <div className="check-drop">
        <p className="check-drop-here">Drop a zip, a folder or single files here</p>
        <div className="portal-controls">
          <Chooser label="Choose a zip or files" onStart={onStart} />
          <Chooser label="Choose a folder" isFolder onStart={onStart} />
        </div>
      </div>
      <p className="check-stays">
        <strong>Nothing leaves this computer.</strong> Your browser reads the export on this page.{' '}
        {children}
      </p>
      <div className="portal-controls">
        <span>No export at hand?</span>
        {samples.map(({ label, name, isBroken = false }) => (
          <Button key={label} onClick={() => onStart({ given: { sampleAddress, isBroken }, name })}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type UnderwayProps = {
  title: string;
  label: string;
  /** None until it is opened. */
  share: number | undefined;
  onCancel: () => void;
  children: ReactNode;
};

/** How far the reading of an export is, and what it is at. */
export function Underway({ title, label, share, onCancel, children }: UnderwayProps) {
  return (
    <>
      <Heading>{title}</Heading>
      <progress aria-label={label} max={1} value={share ?? 0} className="check-whole" />
      <p className="check-facts portal-fine">
        {share === undefined ? 'Opening …' : `${Math.floor(share * 100)}% · `}
        {children}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  );
}

export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 tabIndex={-1} className="check-heading">
    {children}
  </h2>
);

type ChooserProps = Pick<IntakeProps, 'onStart'> & {
  label: string;
  isFolder?: boolean;
  accept?: string;
};

function Chooser({ label, isFolder = false, accept, onStart }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={(element) => {
          input.current = element;
          // Every browser knows it, but no standard does: it is not in the HTML.
          if (element) element.webkitdirectory = isFolder;
        }}
        type="file"
        hidden
        multiple={accept === undefined}
        accept={accept}
        onChange={({ target }) => {
          if (target.files) onStart(chosenFiles(target.files, isFolder));
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

type CustomProps = Pick<PageState, 'draft' | 'described' | 'notDescribed'> & {
  onDescribe: (file: GivenFile) => void;
};

/** An agency's own fields: drafts the file that describes them, takes it back, and gives the dictionary made of it. */
export function CustomFields(props: CustomProps) {
  const { draft, described, notDescribed, onDescribe } = props;
  return (
    <details
      className="check-more"
      data-needs-script
      open={described !== undefined || notDescribed !== undefined}
    >
      <summary>Describe custom fields</summary>
      <div className="portal-controls">
        <Link to={`${PAGES.customFields}#check`}>How to describe them</Link>
        {draft && (
          <Button onClick={() => download('custom.yaml', draft, 'application/yaml')}>
            Draft custom.yaml
          </Button>
        )}
        <Chooser
          label="Use your custom.yaml"
          accept=".yaml,.yml"
          onStart={({ given }) => 'files' in given && given.files[0] && onDescribe(given.files[0])}
        />
        {described && (
          <Button onClick={() => download('custom-dictionary.zip', described.zip)}>
            Download your dictionary
          </Button>
        )}
      </div>
      {described && (
        <p className="check-facts portal-fine">
          {described.message} Checks and saved tables know these fields.
        </p>
      )}
      {notDescribed && (
        <div role="alert" className="check-error">
          <p>The description was not taken:</p>
          <ul>
            {notDescribed.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function chosenFiles(list: FileList, isFolder: boolean): Chosen {
  const files = Array.from(list, (file) => ({
    path: file.webkitRelativePath || file.name,
    blob: file,
  }));
  const folders = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  return chosen(files, isFolder, [...folders]);
}

/**
 * What was dropped. It must be called while the drop is handled; the folders are read afterwards.
 *
 * @throws DOMException where a folder cannot be read
 */
async function droppedFiles({ items, files }: DataTransfer): Promise<Chosen> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter(
    (one) => one !== null,
  );
  const isFolder = entries.some(({ isDirectory }) => isDirectory);
  if (!isFolder) return chosenFiles(files, false);
  const inside = (await Promise.all(entries.map(filesOf))).flat();
  return chosen(
    inside,
    true,
    entries.map(({ name }) => name),
  );
}

function chosen(files: readonly GivenFile[], isFolder: boolean, names: readonly string[]): Chosen {
  const [name] = names.length === 1 ? names : [];
  return { given: { files, isFolder }, name: name || counted(files.length, 'file') };
}

async function filesOf(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (isFile(entry)) {
    const blob = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath, blob }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: GivenFile[] = [];
  for (;;) {
    // It gives a hundred at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return inside;
    inside.push(...(await Promise.all(some.map(filesOf))).flat());
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Takes what is dropped, for which the browser would else leave the page; gives whether something is being dragged. */
function useWindowDrop(onDrop: PanelProps['onDrop'], onFail: () => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useListener(['dragover', 'dragleave', 'drop'], (event) => {
    const { type, dataTransfer, relatedTarget } = event;
    if (type === 'dragleave') {
      if (relatedTarget === null) setIsOver(false);
      return;
    }
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = onDrop ? 'copy' : 'none';
    setIsOver(type === 'dragover' && onDrop !== undefined);
    if (type === 'drop' && onDrop) droppedFiles(dataTransfer).then(onDrop, onFail);
  });
  return isOver;
}
