/** What a finding is: a problem, a formatting difference, or a fact that is good to know. */
export const LEVELS = ['matters', 'spelling', 'note'] as const;

export type Level = (typeof LEVELS)[number];

/** What the count of a finding counts. */
export const COUNTED = ['records', 'lines', 'files', 'fields'] as const;

/** What Check an export can find: a key of `data/finding-kinds.yaml`, which has its words. */
export type Kind = string;
