import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { AreaPicture } from '../../dictionary/model/areas';
import Picture from './index';

/** A picture for each area, with links to them all above. */
export default function AreaPictures({ list }: { list: readonly AreaPicture[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <>
      <ul>
        {list.map(({ name, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
      {list.map(({ name, anchor, svg }) => {
        collectAnchor(anchor);
        return (
          <section key={anchor}>
            <h3 id={anchor}>{name}</h3>
            <Picture svg={svg} label={`Picture of the joins of ${name}`} />
          </section>
        );
      })}
    </>
  );
}
