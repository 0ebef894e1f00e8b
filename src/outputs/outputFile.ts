/** A file that an output makes; it reaches the disk only through `writeFiles`. */
export type OutputFile = Readonly<{
  /** From the project's root, with forward slashes. */
  path: string;
  content: string;
}>;
