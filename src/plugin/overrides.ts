/** What is done to Docusaurus for the sake of a first visit; the README beside this file says why, and what each saves. */
export const OVERRIDES = ['no-browser-prism', 'short-docs-list', 'trimmed-css'] as const;

/** The environment variable that leaves one of them out, so that a bench can see what it saves. */
export const OVERRIDES_OFF = 'EHI_OVERRIDES_OFF';

/** Whether an override is to be applied: all are, but in that bench. */
export function applies(override: (typeof OVERRIDES)[number]): boolean {
  return process.env[OVERRIDES_OFF] !== override;
}
