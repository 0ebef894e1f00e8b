import { useEffect, useState } from 'react';
import copyToClipboard from 'copy-text-to-clipboard';

const SHOWN_MS = 2000;

/**
 * Copies text and remembers for two seconds that it did, so that a component can say so.
 *
 * @returns whether something was just copied, and the function that copies
 */
export function useCopy(): [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, (text) => setCopied(copyToClipboard(text))];
}
