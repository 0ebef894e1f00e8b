import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { codeSystemPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { PageValues } from '../../contract/page';
import { leadOf } from '../../dictionary/model/valueSets';
import { LinkedText } from '../ui';
import marks from './marks.module.css';

const MOST_SHOWN = 8;

/** Which values a coded field takes and how sure that is; those of a long list are unfolded. */
export default function ValueSet({ values }: { values: PageValues }): ReactNode {
  const { status, isConcluded, codeSystem, perhapsAlso, codes } = values;
  const folded = codes.slice(MOST_SHOWN);
  return (
    <div className={marks.values}>
      <span>{leadOf({ status, isConcluded })}</span>
      {codeSystem && (
        <>
          {': '}
          <Link to={codeSystemPath(codeSystem.key)}>{codeSystem.name}</Link>
        </>
      )}
      {perhapsAlso?.map(({ key, name }) => (
        <span key={key}>
          {'; perhaps also '}
          <Link to={codeSystemPath(key)}>{name}</Link>
        </span>
      ))}
      {codes.length > 0 && <Codes codes={codes.slice(0, MOST_SHOWN)} />}
      {folded.length > 0 && (
        <details>
          <summary>and {counted(folded.length, 'more value')}</summary>
          <Codes codes={folded} />
        </details>
      )}
    </div>
  );
}

function Codes({ codes }: Pick<PageValues, 'codes'>): ReactNode {
  return (
    <ul>
      {codes.map(({ code, meaning, links }) => (
        <li key={code}>
          <code>{code}</code>
          {meaning && (
            <>
              {' '}
              <LinkedText text={meaning} links={links} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
