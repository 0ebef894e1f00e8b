import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Stands in for `@docusaurus/useIsBrowser`: not on the server, nor while React takes over what it sent. */
export default function useIsBrowser() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
