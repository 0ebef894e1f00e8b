/** What can be asked, for those who have not asked yet. */
export const EXAMPLES = [
  'policy number',
  'when was the client discharged',
  'primary diagnosis code',
  'ContentClaims',
  'medication type:datetime',
  'amount in:claims',
] as const;
