import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import marks from './marks.module.css';
import { codeSystemPath } from '../../dictionary/model/addresses';
import { VALUE_STATUSES, type ValueSet as ValueSetData } from '../../dictionary/model/valueSets';

/** Which values a coded field takes and how sure that is, in one compact line. */
export default function ValueSet({ values }: { values: ValueSetData }): ReactNode {
  const { status, codeSystem, codes } = values;
  return (
    <div className={marks.values}>
      <span>{VALUE_STATUSES[status].lead}</span>
      {codeSystem && (
        <>
          {': '}
          <Link to={codeSystemPath(codeSystem.key)}>{codeSystem.name}</Link>
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
