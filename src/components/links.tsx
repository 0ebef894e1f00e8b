import { Fragment, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { EntityLink, FieldLink } from '../dictionary/contract/lists';
import { entityPath, fieldPath } from '../dictionary/model/addresses';

type Props = {
  list: readonly (readonly [path: string, text: string])[];
  between?: string;
  /** Before the last. */
  last?: string;
};

export function Links({ list, between = ', ', last = between }: Props): ReactNode {
  return list.map(([path, text], at) => (
    <Fragment key={path}>
      {at > 0 && (at === list.length - 1 ? last : between)}
      <Link to={path}>{text}</Link>
    </Fragment>
  ));
}

type FieldsProps = { slug: string; fields: readonly FieldLink[] };

export function FieldLinks({ slug, fields }: FieldsProps): ReactNode {
  return <Links list={fields.map((field) => [fieldPath(slug, field.anchor), field.fieldName])} />;
}

export function EntityLinks({ list }: { list: readonly EntityLink[] }): ReactNode {
  return <Links last=" and " list={list.map(({ slug, name }) => [entityPath(slug), name])} />;
}

/** Leads to a file of the site; with `download`, to take it. */
export function FileLink({ to, ...props }: ComponentProps<'a'> & { to: string }): ReactNode {
  return <a href={useBaseUrl(to)} {...props} />;
}

export function DownloadLink({ file }: { file: string }): ReactNode {
  return (
    <FileLink to={`/downloads/${file}`} download>
      {file.replace(/^.*\//, '')}
    </FileLink>
  );
}
