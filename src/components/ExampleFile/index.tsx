import { useState, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { exampleLine, examplePretty, exportFileName } from '../../dictionary/model/exampleRecord';
import { download } from '../download';
import ToggleButton from '../ToggleButton';
import styles from './styles.module.css';
import { todoFacts } from '../../dictionary/model/todo';
import type { PageData } from '../../dictionary/model/page';

/**
 * One record of the export file made from the example values (SPECIFICATION 4.2): spread over lines
 * for reading, or as the one line that stands in the file.
 */
export default function ExampleFile({ fileName, fields }: PageData): ReactNode {
  const [asLine, setAsLine] = useState(false);
  const name = exportFileName(fileName);
  return (
    <div className={styles.example}>
      <div className={styles.actions} data-needs-script>
        <ToggleButton on={!asLine} onPress={() => setAsLine(false)}>
          Readable
        </ToggleButton>
        <ToggleButton on={asLine} onPress={() => setAsLine(true)}>
          As in the file (NDJSON)
        </ToggleButton>
        <button
          type="button"
          className="portal-button"
          onClick={() => download(name, `${exampleLine(fields)}\n`, 'application/x-ndjson')}
        >
          Download
        </button>
      </div>
      <CodeBlock
        language="json"
        title={name}
        metastring={asLine ? undefined : highlightTodo(fields)}
      >
        {asLine ? exampleLine(fields) : examplePretty(fields)}
      </CodeBlock>
    </div>
  );
}

function highlightTodo(fields: PageData['fields']): string | undefined {
  const lines = fields.flatMap((field, at) =>
    todoFacts(field).includes('exampleValue') ? [at + 2] : [],
  );
  return lines.length > 0 ? `{${lines.join(',')}}` : undefined;
}
