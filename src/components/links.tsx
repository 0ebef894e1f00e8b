import { Fragment, type ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { EntityLink } from '../dictionary/contract/lists';
import { entityPath } from '../dictionary/model/addresses';

type Props = {
  list: readonly (readonly [path: string, text: string])[];
  between?: string;
  last?: string;
};

export function Links({ list, between = ', ', last = between }: Props) {
  return list.map(([path, text], at) => (
    <Fragment key={path}>
      {at > 0 && (at === list.length - 1 ? last : between)}
      <Link to={path}>{text}</Link>
    </Fragment>
  ));
}

export function EntityLinks({ list }: { list: readonly EntityLink[] }) {
  return <Links last=" and " list={list.map(({ slug, name }) => [entityPath(slug), name])} />;
}

export function FileLink({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  return <a href={useBaseUrl(to)} {...props} />;
}

export function DownloadLink({ file }: { file: string }) {
  return (
    <FileLink to={`/downloads/${file}`} download>
      {file.replace(/^.*\//, '')}
    </FileLink>
  );
}
