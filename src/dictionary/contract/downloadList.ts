/** One line of the Downloads page: a file with the spellings of it that differ, or those of which each entity has one. */
export type DownloadRow = Readonly<{
  group: DownloadGroup;
  use: string;
  name: string;
  format: string;
  /** Below the base URL; of what each entity has one, the page of each leads to it. */
  address?: string;
  /** The same in another spelling, by the name of that. */
  variants: readonly (readonly [name: string, address: string])[];
  bytes: number;
}>;

export type DownloadGroup = 'Sample' | 'Load' | 'Check' | 'Spreadsheets' | 'Documents' | 'Programs';

export type DownloadText = Readonly<{ title: string; text: string }>;

/** A size as people read it: `812 B`, `34 KB`, `1.2 MB`. */
export function spellSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
