import { useEffect, useRef, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { FileUse } from '../../contract/fileUses';
import { fileCodePath, schemaPath } from '../../dictionary/model/addresses';

type Codes = Readonly<Partial<Record<FileUse, string>>>;

/**
 * Loads the code for one use of an entity's export file.
 *
 * @param wanted nothing as long as none is to be loaded
 * @returns the code once it is there, and whether it cannot be loaded
 */
export function useFileCode(
  slug: string,
  wanted: FileUse | undefined,
): { code?: string; failed: boolean } {
  const { withBaseUrl } = useBaseUrlUtils();
  const [codes, setCodes] = useState<Codes>({});
  const [failed, setFailed] = useState<string>();
  const loads = useRef(new Map<string, Promise<string>>());
  const code = wanted && codes[wanted];
  const path = wanted === 'schema' ? schemaPath(slug, 'strict') : fileCodePath(slug);
  const address = withBaseUrl(path);

  useEffect(() => {
    if (!wanted || code !== undefined) return undefined;
    let isLeft = false;
    const keep = (loaded: Codes) => isLeft || setCodes((before) => ({ ...before, ...loaded }));
    const load = loads.current.get(address) ?? fetchText(address);
    loads.current.set(address, load);
    load
      .then((text) => keep(wanted === 'schema' ? { schema: text } : (JSON.parse(text) as Codes)))
      .catch(() => {
        // Who chooses it again tries again.
        loads.current.delete(address);
        if (!isLeft) setFailed(address);
      });
    return () => {
      isLeft = true;
      setFailed(undefined);
    };
  }, [wanted, code, address]);

  return { code, failed: wanted !== undefined && failed === address };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
