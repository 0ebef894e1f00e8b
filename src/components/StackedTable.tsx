import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import ScrollBox from './ScrollBox';
import styles from './ScrollBox/styles.module.css';

type Part = ReactElement<{ children?: ReactNode }>;

/** A Markdown table of words, of which each row is a block on a phone; every part says its role, as in the fields' table. */
export default function StackedTable({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactNode {
  const [head, body] = partsIn(partsOf(children)[0]).map((rows) => partsIn(rows).map(textsIn));
  const headings = head?.[0] ?? [];
  return (
    <ScrollBox label={label}>
      <div role="table" aria-label={label}>
        <table role="none" className={styles.stacked}>
          <thead role="rowgroup">
            <tr role="row">
              {headings.map((heading, at) => (
                <th key={at} role="columnheader">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {body?.map((cells, rowAt) => (
              <tr key={rowAt} role="row">
                {cells.map((cell, at) => (
                  <td
                    key={at}
                    role={at === 0 ? 'rowheader' : 'cell'}
                    data-heading={String(headings[at])}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ScrollBox>
  );
}

/** The elements among nodes; Markdown has line ends between them. */
const partsOf = (nodes: ReactNode) =>
  Children.toArray(nodes).filter((node): node is Part => isValidElement(node));

const partsIn = (part: Part | undefined) => partsOf(part?.props.children);

const textsIn = (row: Part) => partsIn(row).map(({ props }) => props.children);
