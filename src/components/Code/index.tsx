import { useRef } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fieldPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { useFollowLinks } from '../browser';
import { CopyButton } from '../ui';
import styles from './styles.module.css';

type Props = {
  title?: string;
  id?: string;
  /** Code in any language, colored when the site was built. */
  html: string;
  /** The slug of the entity whose record it shows: its keys lead to their fields. */
  entity?: string;
};

/**
 * A block of code with a button that copies it. The browser gets the colors as HTML: no highlighter is
 * loaded, and React leaves what was served as it is.
 */
export default function Code({ title, id, html, entity }: Props) {
  const linked = useLinkedKeys(html, entity);
  const follow = useFollowLinks();
  const block = useRef<HTMLPreElement>(null);
  const copy = (
    <CopyButton
      text={() => block.current?.textContent ?? ''}
      label={title ? `Copy ${title}` : 'Copy the code'}
    />
  );
  return (
    <div className={`portal-framed portal-block ${styles.block}`}>
      {title && (
        <div className={styles.title}>
          <span>{title}</span>
          {copy}
        </div>
      )}
      <div className={styles.body}>
        {/* Reached by Tab, so that long lines and long files can be scrolled by keys; and so it has a name. */}
        <pre
          ref={block}
          className={`portal-code ${styles.code}`}
          role="group"
          aria-label={title ?? 'Code'}
          tabIndex={0}
        >
          <code
            id={id}
            className="portal-quiet-links"
            onClick={follow}
            dangerouslySetInnerHTML={{ __html: linked }}
          />
        </pre>
        {!title && <div className={styles.copy}>{copy}</div>}
      </div>
    </div>
  );
}

function useLinkedKeys(html: string, entity: string | undefined): string {
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectLink } = useBrokenLinks();
  if (!entity) return html;
  return html.replaceAll(/<b class="key">"(.+?)"<\/b>/g, (key, name: string) => {
    const address = withBaseUrl(fieldPath(entity, anchorOf(name)));
    collectLink(address);
    return `<a href="${address}">${key}</a>`;
  });
}
