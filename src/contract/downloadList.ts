/** A file that readers can download. */
export type DownloadFile = Readonly<{
  /** Below the base URL. */
  path: string;
  bytes: number;
  /** SHA-256 in hex. */
  sha256: string;
}>;

/** One kind of files, with what they are for and how they were proven. */
export type DownloadKind = Readonly<{
  title: string;
  use: string;
  proof: string;
  files: readonly DownloadFile[];
  /** Files of which each entity has one: not listed, for their page says where they are. */
  perEntity: readonly Readonly<{ address: string; files: number; bytes: number }>[];
}>;

/** A size as people read it: `812 B`, `34 KB`, `1.2 MB`. */
export function spellSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
