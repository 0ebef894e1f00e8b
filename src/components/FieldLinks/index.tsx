import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { fieldPath } from '../../dictionary/model/addresses';
import type { FieldLink } from '../../contract/openQuestionList';

type Props = { slug: string; fields: readonly FieldLink[] };

/** Fields of one entity, each a link, with commas between. */
export default function FieldLinks({ slug, fields }: Props): ReactNode {
  return fields.map(({ fieldName, anchor }, at) => (
    <Fragment key={anchor}>
      {at > 0 && ', '}
      <Link to={fieldPath(slug, anchor)}>{fieldName}</Link>
    </Fragment>
  ));
}
