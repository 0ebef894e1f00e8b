import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ValueSet as ValueSetData } from '../../dictionary/model';
import marks from './marks.module.css';

const LEADS = {
  closed: 'Values',
  'examples-only': 'Values seen, not a full list',
  'agency-defined': 'Presumably each agency has its own list',
  external: 'Code system',
  unknown: 'Values are not stated',
} as const satisfies Record<ValueSetData['status'], string>;

/** Which values a coded field takes and how sure that is, in one compact line. */
export default function ValueSet({ values }: { values: ValueSetData }): ReactNode {
  const { status, codeSystem, codes } = values;
  return (
    <div className={marks.values}>
      <span>{LEADS[status]}</span>
      {codeSystem && (
        <>
          {': '}
          <Link to={`/guides/code-systems#${codeSystem.key}`}>{codeSystem.name}</Link>
        </>
      )}
      {codes.length > 0 && (
        <ul>
          {codes.map(({ code, meaning }) => (
            <li key={code}>
              <code>{code}</code>
              {meaning && ` ${meaning}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
