import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath, fieldPath, sectionPath } from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import type { PageField } from '../../contract/page';
import { Sureness } from '../ui';
import marks from './marks.module.css';

type Props = Pick<PageField, 'leadsTo' | 'referredBy'> & { slug: string };

/** Where an identifier is looked up, and how many fields refer to a key. */
export default function Leads({ slug, leadsTo = [], referredBy }: Props): ReactNode {
  return (
    <>
      {leadsTo.map(({ entityName, when, sure, ...place }) => (
        <div key={`${place.slug}#${place.anchor} ${when?.value}`} className={marks.leads}>
          {when ? `${when.fieldName} “${when.value}”: ` : 'Look up in '}
          <Link to={fieldPath(place.slug, place.anchor)}>
            {`${entityName} › ${place.fieldName}`}
          </Link>{' '}
          <Sureness sure={sure} />
        </div>
      ))}
      {referredBy !== undefined && (
        <div className={marks.leads}>
          Key:{' '}
          <Link to={sectionPath(entityPath(slug), SECTION_ANCHORS.relationships)}>
            {`${counted(referredBy, 'field')} ${referredBy === 1 ? 'leads' : 'lead'} here`}
          </Link>
        </div>
      )}
    </>
  );
}
