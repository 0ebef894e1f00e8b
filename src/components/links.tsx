import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { EntityLink } from '../contract/guideFacts';
import type { FieldLink } from '../contract/openQuestionList';
import { entityPath, fieldPath } from '../dictionary/model/addresses';

type Props = { slug: string; fields: readonly FieldLink[] };

/** Fields of one entity, each a link, with commas between. */
export function FieldLinks({ slug, fields }: Props): ReactNode {
  return fields.map(({ fieldName, anchor }, at) => (
    <Fragment key={anchor}>
      {at > 0 && ', '}
      <Link to={fieldPath(slug, anchor)}>{fieldName}</Link>
    </Fragment>
  ));
}

/** Entities in a sentence, each a link, with commas between. */
export function EntityLinks({ list }: { list: readonly EntityLink[] }): ReactNode {
  return list.map(({ slug, name }, at) => (
    <Fragment key={slug}>
      {at > 0 && (at === list.length - 1 ? ' and ' : ', ')}
      <Link to={entityPath(slug)}>{name}</Link>
    </Fragment>
  ));
}

/** Leads to a file to download, under its own name. */
export function DownloadLink({ file }: { file: string }): ReactNode {
  return (
    <a href={useBaseUrl(`/downloads/${file}`)} download>
      {file.replace(/^.*\//, '')}
    </a>
  );
}
