import { counted } from '../model/counted';
import { formatProblem } from '../model/problem';
import type { CheckedData } from '../rules/rule';
import { passages } from '../rules/passages';

/** Systems whose publishers license them: how texts name each, and its keys in data/code-systems.yaml. */
const LICENSED: readonly Readonly<{ system: string; named: RegExp; keys: RegExp }>[] = [
  { system: 'X12', named: /\bX12\b/, keys: /^x12-/ },
  { system: 'NCPDP', named: /\bNCPDP\b/, keys: /^ncpdp-/ },
  {
    system: 'NUBC',
    named: /\bNUBC\b|\bUB-04\b/,
    keys: /^(?:ub-04|revenue-codes|bill-type-facility)$/,
  },
  { system: 'LOINC', named: /\bLOINC\b/, keys: /^loinc$/ },
  { system: 'SNOMED CT', named: /\bSNOMED\b/, keys: /^snomed-ct$/ },
  { system: 'GMDN', named: /\bGMDN\b/, keys: /^gmdn$/ },
  { system: 'DSM', named: /\bDSM\b/, keys: /^dsm-/ },
  { system: 'CPT', named: /\bCPT\b/, keys: /^cpt$/ },
];

/**
 * Lists which texts name a licensed system and which fields draw their values from one, system by system,
 * for a person who reviews how much of it the site quotes.
 */
export function licensedTexts(data: CheckedData): string {
  const all = passages(data).filter(({ kind }) => kind === 'prose');
  return LICENSED.map(({ system, named, keys }) => {
    const texts = all
      .filter(({ text }) => named.test(text))
      .map(({ text, place }) => {
        const message = text.replaceAll(/\s+/g, ' ').trim();
        return formatProblem({ ...place(text.search(named)), message });
      });
    const values = data.dictionary.entities.flatMap(({ name, fields }) =>
      fields
        .filter(({ values: set }) => set?.codeSystem && keys.test(set.codeSystem.key))
        .map(({ fieldName, exampleValue }) => `${name} › ${fieldName}: ${exampleValue ?? 'null'}`),
    );
    const title = `${system}: named in ${counted(texts.length, 'text')}, values of ${counted(values.length, 'field')}`;
    return [title, ...[...texts, ...values].map((line) => `  ${line}`)].join('\n');
  }).join('\n');
}
