import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath } from '../../dictionary/model/addresses';
import type { EntityLink } from '../../contract/guideFacts';

/** Entities in a sentence, each a link, with commas between. */
export default function EntityLinks({ list }: { list: readonly EntityLink[] }): ReactNode {
  return list.map(({ slug, name }, at) => (
    <Fragment key={slug}>
      {at > 0 && (at === list.length - 1 ? ' and ' : ', ')}
      <Link to={entityPath(slug)}>{name}</Link>
    </Fragment>
  ));
}
