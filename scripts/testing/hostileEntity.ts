import { HOSTILE_TEXTS } from '../../src/testing/hostileTexts';

/** YAML of an entity in which every text that may hold anything holds something hostile. */
export function hostileEntityYaml(): string {
  const fields = HOSTILE_TEXTS.map((text, at) => {
    const quoted = JSON.stringify(text);
    return `  - fieldName: ${JSON.stringify(`${at} ${text.slice(0, 200)}`)}
    dataType: varchar
    isNullable: true
    inferred: [dataType]
    basis: ${quoted}
    exampleValue: ${quoted}
    description: ${quoted}
`;
  });
  const all = JSON.stringify(HOSTILE_TEXTS.slice(0, -1).join(' '));
  return `name: ${JSON.stringify(HOSTILE_TEXTS[0])}
fileName: ContentHostile
area: Medications
description: ${all}
customConfiguration:
  isCustomOnly: false
  hasCustomFields: true
aliases: []
note: ${all}
fields:
${fields.join('')}`;
}
