import { Fragment, type ReactNode } from 'react';
import type { Segment } from '../../search/view';

/** A text with what was found marked. */
export default function Highlight({ text }: { text: readonly Segment[] }): ReactNode {
  return text.map(({ text: piece, marked }, at) =>
    marked ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}
