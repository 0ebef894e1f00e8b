import { Fragment, useRef, type ComponentProps } from 'react';
import clsx from 'clsx';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fieldPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/names';
import { useFollowLinks } from '../browser';
import { CopyButton } from '../ui';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<'code'>, 'title' | 'className'> & {
  title?: string;
  /** What is copied, in words. */
  what?: string;
  /** Code in any language, colored when the site was built; else its text, or elements, are children. */
  html?: string;
  /** The slug of the entity whose record it shows: its keys lead to their fields. */
  entity?: string;
  className?: string;
};

/**
 * A block of code with a button that copies it. The browser gets the colors as HTML: no highlighter is
 * loaded, and React leaves what was served as it is.
 */
export default function Code(props: Props) {
  const { title, what = title ?? 'the code', html, entity, className, ...code } = props;
  const linked = useLinkedKeys(html, entity);
  const follow = useFollowLinks();
  const block = useRef<HTMLPreElement>(null);
  return (
    <div className={clsx('portal-framed portal-block', styles.block, className)}>
      <div className={title && styles.title}>
        {title && <span>{breakable(title)}</span>}
        <CopyButton text={() => block.current?.textContent ?? ''} label={`Copy ${what}`} />
      </div>
      {/* Reached by Tab, so that long lines and long files can be scrolled by keys; and so it has a name. */}
      <pre
        ref={block}
        className={`portal-code ${styles.code}`}
        role="group"
        aria-label={title ?? 'Code'}
        tabIndex={0}
      >
        <code
          className="portal-quiet-links"
          onClick={follow}
          {...code}
          {...(linked !== undefined && { dangerouslySetInnerHTML: { __html: linked } })}
        />
      </pre>
    </div>
  );
}

/** The name of a file can be broken before each of its words, so that it is not in the middle of one. */
const breakable = (title: string) =>
  title.split(/(?<=[a-z])(?=[A-Z][a-z])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

function useLinkedKeys(html: string | undefined, entity: string | undefined) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectLink } = useBrokenLinks();
  if (!html || !entity) return html;
  return html.replaceAll(/<b class="key">"(.+?)"<\/b>/g, (key, name: string) => {
    const address = withBaseUrl(fieldPath(entity, anchorOf(name)));
    collectLink(address);
    return `<a href="${address}">${key}</a>`;
  });
}
