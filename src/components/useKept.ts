import { useStorageSlot } from '@docusaurus/theme-common';
import type { KEPT } from '../dictionary/contract/kept';

/** What this browser keeps under a name, and its slot; lives without a storage, and keeps sites of one origin apart. */
export const useKept = (name: keyof typeof KEPT) => useStorageSlot(name);
