import { useEffect, useState } from 'react';
import { counted } from '../../dictionary/model/counted';
import type { Chosen, GivenFile } from './messages';

export function chosenFiles(list: FileList, isFolder: boolean): Chosen {
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

/**
 * Takes what is dropped anywhere on the page. The browser would else leave the page for the file.
 *
 * @param onDrop takes it; nothing where that is not wanted now
 * @returns whether something is being dragged over the page
 */
export function useWindowDrop(
  onDrop: ((chosen: Chosen) => void) | undefined,
  onFail: () => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = onDrop ? 'copy' : 'none';
      setIsOver(onDrop !== undefined);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      if (onDrop) droppedFiles(event.dataTransfer).then(onDrop, onFail);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onDrop, onFail]);
  return isOver;
}
