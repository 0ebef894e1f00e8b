import { Fragment } from 'react';
import { type DownloadRow, spellSize } from '../../dictionary/contract/lists';
import { DataTable } from '../tables';
import { FileLink } from '../links';

export default function Downloads({ rows }: { rows: readonly DownloadRow[] }) {
  return (
    <DataTable
      label="Downloads"
      isPlain
      rows={rows}
      groupOf={({ group }) => group}
      columns={{
        For: ({ use, note }) => (
          <>
            {use}
            {note && (
              <details className="portal-fine">
                <summary>Before you use it</summary>
                {note}
              </details>
            )}
          </>
        ),
        File: ({ name, address, variants }) => (
          <>
            {address ? (
              <FileLink to={address} download>
                {name}
              </FileLink>
            ) : (
              name
            )}
            {variants.map(([variant, other]) => (
              <Fragment key={variant}>
                {' · '}
                <FileLink to={other} aria-label={`${name}, ${variant}`} download>
                  {variant}
                </FileLink>
              </Fragment>
            ))}
          </>
        ),
        Format: ({ format }) => format,
        Size: ({ bytes }) => <span className="portal-date">{spellSize(bytes)}</span>,
      }}
    />
  );
}
