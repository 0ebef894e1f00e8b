import { useSyncExternalStore, type ReactNode } from 'react';

const NAMESPACE = '-test';
const listeners = new Set<() => void>();

/** Stands in for what Docusaurus puts into the head of a page. */
export const PageMetadata = ({ description = '', children = '' as ReactNode }) =>
  description ? `${description}\n` : children;

/** Stands in for the storage of `@docusaurus/theme-common`, whose namespace a build makes. */
export function useStorageSlot(key: string) {
  const kept = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => localStorage.getItem(key + NAMESPACE),
    () => null,
  );
  const notify = () => listeners.forEach((listener) => listener());
  const slot = {
    get: () => localStorage.getItem(key + NAMESPACE),
    set: (value: string) => (localStorage.setItem(key + NAMESPACE, value), notify()),
    del: () => (localStorage.removeItem(key + NAMESPACE), notify()),
  };
  return [kept, slot] as const;
}
