import { useSyncExternalStore } from 'react';

const NAMESPACE = '-test';
const listeners = new Set<() => void>();

/** Stands in for the storage of `@docusaurus/theme-common`, whose namespace a build makes. */
export function useStorageSlot(key: string) {
  const kept = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => localStorage.getItem(key + NAMESPACE),
  );
  const set = (value: string) => {
    localStorage.setItem(key + NAMESPACE, value);
    listeners.forEach((listener) => listener());
  };
  return [kept, { set }] as const;
}
