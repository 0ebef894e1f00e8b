import { useEffect, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { FileCode } from '../../contract/fileUses';
import { fileCodePath } from '../../dictionary/model/addresses';

/**
 * Loads the code for all uses of an entity's export file.
 *
 * @param isWanted nothing is loaded before
 * @returns the code once it is there, and what to call to try again where it cannot be loaded
 */
export function useFileCode(
  slug: string,
  isWanted: boolean,
): { code?: FileCode; tryAgain?: () => void } {
  const { withBaseUrl } = useBaseUrlUtils();
  const address = withBaseUrl(fileCodePath(slug));
  const [loaded, setLoaded] = useState<{ address: string; code?: FileCode }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    fetchCode(address).then(
      (code) => isLeft || setLoaded({ address, code }),
      () => isLeft || setLoaded({ address }),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, address, tries]);
  if (loaded?.address !== address) return {};
  return loaded.code ? { code: loaded.code } : { tryAgain: () => setTries(tries + 1) };
}

async function fetchCode(address: string): Promise<FileCode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as FileCode;
}
