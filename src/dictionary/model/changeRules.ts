/** How much a change costs somebody who loads exports, worst first. */
export const IMPACTS = {
  breaking: 'Breaking',
  'may-break': 'May break',
  additive: 'Additive',
  documentation: 'Documentation',
} as const;

export type Impact = keyof typeof IMPACTS;

/** Who breaks, by the letter that the table of rules has for it. */
export const BROKEN: Record<string, string> = {
  S: 'strict loaders (fixed fields, closed lists)',
  T: 'tolerant loaders',
  M: 'queries and people, without any error',
};

export const CAUSES = {
  'export-changed': 'The export changed',
  'vendor-documentation-changed': 'Announced, not observed',
  'we-corrected': 'We corrected the dictionary',
  'we-learned': 'We learned more',
} as const;

export type Cause = keyof typeof CAUSES;

type Rule = {
  /** What changed, as the heading of the change. */
  says: string;
  impact: Impact;
  /** Who breaks: letters of `BROKEN`. */
  who: string;
  /** No comparison can see it: a person writes it into data/changes.yaml. */
  isDeclared: boolean;
};

const rule = (says: string, impact: Impact, who = '', isDeclared = false): Rule => ({
  says,
  impact,
  who,
  isDeclared,
});

const declared = (says: string, impact: Impact, who = '') => rule(says, impact, who, true);

/**
 * The one table of what can change in the dictionary, seen by an old loader that reads a new export. Exactly
 * one rule is the rule of a change.
 */
export const CHANGE_RULES = {
  E1: rule('Entity removed', 'breaking', 'STM'),
  E2: rule('Export file renamed', 'breaking', 'ST'),
  E3: rule('Entity added', 'additive'),
  E4: rule('Area or address of the entity', 'documentation'),
  E5: declared('What a record represents, or its key', 'breaking', 'M'),
  E6: rule('Fixed fields or custom fields only', 'breaking', 'ST'),
  E7: rule('Custom fields can be added', 'may-break', 'S'),
  F1: rule('Field removed', 'breaking', 'STM'),
  F2: rule('Field renamed', 'breaking', 'ST'),
  F3: rule('Field moved to another entity', 'breaking', 'ST'),
  F4: rule('Field added', 'additive'),
  F5: rule('Order of fields', 'documentation'),
  F6: declared('Field deprecated, or always null', 'may-break', 'M'),
  F7: declared('Key can be absent', 'breaking', 'ST'),
  T1: rule('JSON type changed', 'breaking', 'ST'),
  T2: rule('Data type changed to another family', 'breaking', 'SM'),
  T3: rule('Data type wider', 'may-break', 'S'),
  T4: rule('Data type narrower', 'additive'),
  T5: declared('Format, time zone, unit, currency, sign or scale', 'breaking', 'M'),
  T6: rule('Another name for the same data type', 'documentation'),
  N1: rule('Now nullable', 'breaking', 'SM'),
  N2: rule('No longer nullable', 'additive'),
  V1: rule('Value removed', 'may-break', 'M'),
  V2: declared('Meaning of a value', 'breaking', 'M'),
  V3: rule('Value added to a closed list', 'may-break', 'S'),
  V4: rule('Value added', 'additive'),
  V5: rule('List of values no longer closed', 'may-break', 'S'),
  V6: rule('List of values closed', 'documentation'),
  V7: rule('Code system replaced', 'breaking', 'M'),
  K1: rule('Relationship leads elsewhere, or now multiplies records', 'breaking', 'M'),
  K2: rule('Relationship added, or more certain', 'additive'),
  K3: rule('Relationship removed, or less certain', 'may-break', 'M'),
  C1: declared('Zip file, file names, attachments or encoding', 'breaking', 'ST'),
  C2: declared('Another file in the zip file', 'additive'),
  P1: rule('Sensitivity', 'may-break', 'M'),
  D1: rule('Documentation', 'documentation'),
};

export type RuleId = keyof typeof CHANGE_RULES;

export const RULE_IDS = Object.keys(CHANGE_RULES) as [RuleId, ...RuleId[]];
