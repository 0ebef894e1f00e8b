import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * The text of a box, which the box alone keeps: what was typed before this came is not lost.
 */
export function useText(box: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { current } = box;
      current?.addEventListener('input', onChange);
      return () => current?.removeEventListener('input', onChange);
    },
    [box],
  );
  return useSyncExternalStore(
    subscribe,
    () => box.current?.value ?? '',
    () => '',
  );
}

/** Types another text into a box. */
export function typeInto({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (!current || current.value === text) return;
  current.value = text;
  current.dispatchEvent(new Event('input', { bubbles: true }));
}
