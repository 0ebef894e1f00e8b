import { useState, type ReactNode } from 'react';
import { exampleLine, examplePretty, exportFileName } from '../../dictionary/model/exampleRecord';
import type { PageData } from '../../contract/page';
import { Button, CopyButton, ToggleButton } from '../ui';
import { download } from '../download';
import { useServedHtml } from '../useServedHtml';
import { EXAMPLE_ID } from './exampleLines';
import RecordLines from './RecordLines';
import styles from './styles.module.css';

/**
 * One record of the export file made from the example values (SPECIFICATION 4.2): spread over lines
 * for reading, or as the one line that stands in the file.
 */
export default function ExampleFile({ fileName, fields }: PageData): ReactNode {
  const [oneLine, setOneLine] = useState(false);
  const served = useServedHtml(EXAMPLE_ID);
  const name = exportFileName(fileName);
  return (
    <div className={styles.example}>
      <div className={styles.title}>
        <code>{name}</code>
        <CopyButton
          text={oneLine ? exampleLine(fields) : examplePretty(fields)}
          label="Copy the example"
        />
      </div>
      <div className={styles.actions} data-needs-script>
        <ToggleButton on={!oneLine} onPress={() => setOneLine(false)}>
          Readable
        </ToggleButton>
        <ToggleButton on={oneLine} onPress={() => setOneLine(true)}>
          NDJSON line
        </ToggleButton>
        <Button onClick={() => download(name, `${exampleLine(fields)}\n`, 'application/x-ndjson')}>
          Download
        </Button>
      </div>
      {/* Reached by Tab, so that a long record can be scrolled by keys. */}
      <pre className={styles.record} role="group" aria-label={name} tabIndex={0}>
        {oneLine ? (
          <code key="line" id={EXAMPLE_ID}>
            <RecordLines fields={fields} oneLine />
          </code>
        ) : (
          <code key="readable" id={EXAMPLE_ID} {...served}>
            {served ? undefined : <RecordLines fields={fields} oneLine={false} />}
          </code>
        )}
      </pre>
    </div>
  );
}

/**
 * Lays out an entity's two sections, the fields before the example: one under the other, or side by side where there is
 * room, the example staying in sight while the fields scroll.
 */
export function FieldsBesideExample({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.sections}>{children}</div>;
}
