import { Fragment, type ReactNode } from 'react';

const DATE_OF_MOMENT = /(\d{4}-\d\d-\d\d)(?=T\d)/;

/**
 * A text whose moments (`2025-03-04T10:00:00`) are broken before the time, where there is no room for them
 * in one line; browsers would break them at a hyphen.
 */
export default function WholeDates({ children }: { children: string }): ReactNode {
  const [first, ...rest] = children.split(DATE_OF_MOMENT);
  return (
    <>
      {first}
      {rest.map((part, at) =>
        at % 2 === 0 ? (
          <Fragment key={at}>
            <span className="portal-date">{part}</span>
            <wbr />
          </Fragment>
        ) : (
          part
        ),
      )}
    </>
  );
}
