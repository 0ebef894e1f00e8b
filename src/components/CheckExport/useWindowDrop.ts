import { useEffect, useState } from 'react';
import type { Chosen } from './messages';
import { droppedFiles } from './takeFiles';

/**
 * Takes what is dropped anywhere on the page. The browser would else leave the page for the file.
 *
 * @param onDrop takes it; nothing where that is not wanted now
 * @param onFail is told that it cannot be read
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
