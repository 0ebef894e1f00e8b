/** What was pressed while the dialog loaded: the text, and whether Enter followed it. */
export type EarlyKeys = Readonly<{ typed: string; entered: boolean }>;
