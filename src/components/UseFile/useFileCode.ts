import { useEffect, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { fileCodePath, schemaPath } from '../../dictionary/model/addresses';
import { FIRST_USE, type FileUse } from '../../dictionary/model/fileUses';

/** The element that holds the code. */
export const CODE_ID = 'file_use';

type Codes = Readonly<Partial<Record<FileUse, string>>>;

/**
 * Finds the code for one use of an entity's export file; what does not stand in the page is loaded.
 *
 * @param served the code of the first use, where it is known
 * @returns the code, or nothing yet; and whether it cannot be had
 */
export function useFileCode(
  slug: string,
  use: FileUse,
  served?: string,
): { code?: string; failed: boolean } {
  const { withBaseUrl } = useBaseUrlUtils();
  const [codes, setCodes] = useState<Codes>(() => ({
    [FIRST_USE]: served ?? servedText(),
  }));
  const [failed, setFailed] = useState<string>();
  const code = codes[use];
  const address = withBaseUrl(use === 'schema' ? schemaPath(slug, 'strict') : fileCodePath(slug));

  useEffect(() => {
    if (code !== undefined) return undefined;
    let isLeft = false;
    const keep = (loaded: Codes) => isLeft || setCodes((before) => ({ ...before, ...loaded }));
    fetchText(address)
      .then((text) => keep(use === 'schema' ? { [use]: text } : (JSON.parse(text) as Codes)))
      .catch(() => isLeft || setFailed(address));
    return () => {
      isLeft = true;
      setFailed(undefined);
    };
  }, [code, address, use]);

  return { code, failed: failed === address };
}

/** The code as it came with the page. */
function servedText(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.getElementById(CODE_ID)?.textContent ?? undefined;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
