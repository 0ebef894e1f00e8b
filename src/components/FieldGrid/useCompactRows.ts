import { useEffect } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';

const KEY = 'compact-rows';
const ATTRIBUTE = 'data-compact-rows';

/** Whether the reader wants rows to stand close; kept in this browser, for all entities. */
export function useCompactRows(): [compact: boolean, change: (compact: boolean) => void] {
  const [stored, slot] = useStorageSlot(KEY);
  const compact = stored === 'yes';
  useEffect(() => {
    // Before the browser has been asked, the attribute is what `COMPACT_EARLY` made of it.
    document.documentElement.toggleAttribute(ATTRIBUTE, slot.get() === 'yes');
  }, [compact, slot]);
  return [compact, (on) => (on ? slot.set('yes') : slot.del())];
}

/** A script for the page as it is served, so that rows do not shrink once React has arrived. */
export const COMPACT_EARLY = `try{localStorage.getItem('${KEY}${siteStorage.namespace}')==='yes'&&document.documentElement.setAttribute('${ATTRIBUTE}','')}catch{}`;
