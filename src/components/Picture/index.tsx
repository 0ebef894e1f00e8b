import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** SVG that the generator drew; the paths of its links are below the base URL. */
  svg: string;
  /** What the picture shows, for those who hear it or scroll it by key. */
  label: string;
};

/**
 * A picture of entities and their joins; on narrow screens it scrolls in its own box. It is one stop of the Tab key: where
 * its links lead, those of the lists beside it do too.
 */
export default function Picture({ svg, label }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const linked = svg.replaceAll('<a href="/', `<a tabindex="-1" href="${withBaseUrl('/')}`);
  return (
    <div className={`portal-framed ${styles.box}`} role="region" aria-label={label} tabIndex={0}>
      <div dangerouslySetInnerHTML={{ __html: linked }} />
      <p className={`portal-fine ${styles.legend}`}>
        <span className={styles.stated}>stated by a source</span>
        <span className={styles.inferred}>inferred, mostly from the name</span>
      </p>
    </div>
  );
}
