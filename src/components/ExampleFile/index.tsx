import { useState, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { TODO } from '../../dictionary/dataTypes';
import { exampleLine, examplePretty, exportFileName } from '../../dictionary/exampleRecord';
import type { PageData } from '../../outputs/mdx/pageData';
import styles from './styles.module.css';

/**
 * One record of the export file made from the example values (specification §9): spread over lines
 * for reading, or as the one line that stands in the file.
 */
export default function ExampleFile({ fileName, fields }: PageData): ReactNode {
  const [asLine, setAsLine] = useState(false);
  const name = exportFileName(fileName);
  return (
    <div className={styles.example}>
      <div className={styles.actions} data-needs-script>
        <Choice chosen={!asLine} onChoose={() => setAsLine(false)}>
          Readable
        </Choice>
        <Choice chosen={asLine} onChoose={() => setAsLine(true)}>
          As in the file (NDJSON)
        </Choice>
        <button
          type="button"
          className="portal-button"
          onClick={() => download(name, `${exampleLine(fields)}\n`)}
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

type ChoiceProps = { chosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ chosen, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <button type="button" className="portal-button" aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  );
}

function highlightTodo(fields: PageData['fields']): string | undefined {
  const lines = fields.flatMap(({ exampleValue }, at) => (exampleValue === TODO ? [at + 2] : []));
  return lines.length > 0 ? `{${lines.join(',')}}` : undefined;
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
