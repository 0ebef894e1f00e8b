import { useEffect, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import catalogFile from '../../docs/lists/catalog-address.json';

export function useCatalogAddress(): string {
  return useBaseUrlUtils().withBaseUrl(catalogFile.path);
}

/**
 * Loads something from an address.
 *
 * @param isWanted nothing is loaded before
 * @returns it, once it is there; what to call to try again, where it cannot be loaded
 */
export function useLoaded<Thing>(
  address: string,
  load: (address: string) => Promise<Thing>,
  isWanted = true,
): { loaded?: Thing; tryAgain?: () => void } {
  const [state, setState] = useState<{ address: string; loaded?: Thing }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    load(address).then(
      (loaded) => isLeft || setState({ address, loaded }),
      () => isLeft || setState({ address }),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, address, load, tries]);
  if (state?.address !== address) return {};
  return state.loaded ? { loaded: state.loaded } : { tryAgain: () => setTries(tries + 1) };
}
