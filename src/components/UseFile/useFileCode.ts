import { useEffect, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { fileCodePath, schemaPath } from '../../dictionary/model/addresses';
import { FIRST_USE, type FileCodeStart, type FileUse } from '../../contract/fileUses';

/** The element that holds the code, and the one that holds but the start of it. */
const CODE_ID = 'file_use';
const START_ID = 'file_use_start';

type Codes = Readonly<Partial<Record<FileUse, string>>>;

/**
 * Finds the code for one use of an entity's export file; what does not stand in the page is loaded.
 *
 * @param given what of the first use stands in the page, while that is built
 * @returns the code, its start, or nothing yet; the id of its element; and whether it cannot be had
 */
export function useFileCode(
  slug: string,
  use: FileUse,
  given?: FileCodeStart,
): { id: string; text: string; failed: boolean } {
  const { withBaseUrl } = useBaseUrlUtils();
  const [start] = useState(() => given ?? servedStart());
  const [codes, setCodes] = useState<Codes>(start?.isWhole ? { [FIRST_USE]: start.text } : {});
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

  return {
    id: code === undefined ? START_ID : CODE_ID,
    text: code ?? (use === FIRST_USE && start ? start.text : ''),
    failed: failed === address,
  };
}

/** The code as it came with the page. */
function servedStart(): FileCodeStart | undefined {
  if (typeof document === 'undefined') return undefined;
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  const whole = textOf(CODE_ID);
  const text = whole ?? textOf(START_ID);
  return text === undefined ? undefined : { text, isWhole: whole !== undefined };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
