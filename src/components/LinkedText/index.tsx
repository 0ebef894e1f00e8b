import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TextLink } from '../../contract/page';

type Props = { text: string; links?: readonly TextLink[] };

/** A text in which names of entities and fields are links. */
export default function LinkedText({ text, links = [] }: Props): ReactNode {
  const last = links.at(-1)?.[1] ?? 0;
  return (
    <>
      {links.map(([start, end, path], at) => (
        <Fragment key={start}>
          {text.slice(links[at - 1]?.[1] ?? 0, start)}
          <Link to={path}>{text.slice(start, end)}</Link>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}
