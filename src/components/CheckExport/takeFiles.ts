import { counted } from '../../dictionary/model/counted';
import type { Given, GivenFile } from './messages';

/** What is to be checked, and what it is called on the page. */
export type Chosen = Readonly<{ given: Given; name: string }>;

/** What was chosen by a button: files, or a folder with all that is in it. */
export function chosenFiles(list: FileList, isFolder: boolean): Chosen {
  const files = Array.from(list, (file) => ({
    path: file.webkitRelativePath || file.name,
    blob: file,
  }));
  return chosen(files, isFolder);
}

/**
 * What was dropped. It must be called while the drop is handled; the folders are read afterwards.
 *
 * @throws DOMException where a folder cannot be read
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<Chosen> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter(
    (one) => one !== null,
  );
  const isFolder = entries.some(({ isDirectory }) => isDirectory);
  if (!isFolder) return chosenFiles(files, false);
  return chosen((await Promise.all(entries.map(filesOf))).flat(), true);
}

function chosen(files: readonly GivenFile[], isFolder: boolean): Chosen {
  const [first] = files;
  const single = first && files.length === 1 && !isFolder;
  const folder = `the folder with ${counted(files.length, 'file')}`;
  return {
    given: { files, isFolder },
    name: single ? first.path : isFolder ? folder : counted(files.length, 'file'),
  };
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
