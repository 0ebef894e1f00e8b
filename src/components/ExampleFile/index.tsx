import { useState, type ReactNode } from 'react';
import { TODO } from '../../dictionary/model/dataTypes';
import {
  exampleLine,
  examplePretty,
  exportFileName,
  spellExample,
} from '../../dictionary/model/exampleRecord';
import type { PageData } from '../../dictionary/contract/page';
import { Button, CopyButton, ToggleButton, WholeDates } from '../ui';
import { download, useServedHtml } from '../browser';
import styles from './styles.module.css';

/** The element that holds the example's text; no field's fragment has an underscore. */
const EXAMPLE_ID = 'example_record';

/**
 * One record of the export file made from the example values (SPECIFICATION 4.2): spread over lines
 * for reading, or as the one line that stands in the file.
 */
export default function ExampleFile({ fileName, fields }: PageData) {
  const [oneLine, setOneLine] = useState(false);
  const served = useServedHtml(EXAMPLE_ID);
  const readable = oneLine ? undefined : served;
  const name = exportFileName(fileName);
  return (
    <div className={`portal-framed ${styles.example}`}>
      <div className={styles.title}>
        <code>{name}</code>
        <CopyButton
          text={oneLine ? exampleLine(fields) : examplePretty(fields)}
          label="Copy the example"
        />
      </div>
      <div className={styles.actions} data-needs-script>
        <ToggleButton isSmall on={!oneLine} onPress={() => setOneLine(false)}>
          Readable
        </ToggleButton>
        <ToggleButton isSmall on={oneLine} onPress={() => setOneLine(true)}>
          NDJSON line
        </ToggleButton>
        <Button
          className="portal-small-button"
          onClick={() => download(name, `${exampleLine(fields)}\n`, 'application/x-ndjson')}
        >
          Download
        </Button>
      </div>
      {/* Reached by Tab, so that a long record can be scrolled by keys. */}
      <pre className={`portal-code ${styles.record}`} role="group" aria-label={name} tabIndex={0}>
        <code key={String(oneLine)} id={EXAMPLE_ID} {...readable}>
          {readable ? undefined : <RecordLines fields={fields} oneLine={oneLine} />}
        </code>
      </pre>
    </div>
  );
}

/**
 * Lays out an entity's two sections, the fields before the example: one under the other, or side by side where there is
 * room, the example staying in sight while the fields scroll.
 */
export function FieldsBesideExample({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

type LinesProps = Pick<PageData, 'fields'> & { oneLine: boolean };

/**
 * The record in color, each field an element of its own so that it can be lit: no highlighter is
 * needed, for what each part is stands in the fields. Its text is that of `examplePretty` or
 * `exampleLine`.
 */
function RecordLines({ fields, oneLine }: LinesProps) {
  const [start, colon, comma, end] = oneLine ? ['', ':', ',', ''] : ['  ', ': ', ',\n', '\n'];
  return (
    <>
      {oneLine ? '{' : '{\n'}
      {fields.map((field, at) => (
        <span key={at} className={field.exampleValue === TODO ? styles.todo : undefined}>
          {start}
          <span className="key">{JSON.stringify(field.fieldName)}</span>
          {colon}
          <span className={kindOf(field)}>
            <WholeDates>{spellExample(field)}</WholeDates>
          </span>
          {at < fields.length - 1 ? comma : end}
        </span>
      ))}
      {'}'}
    </>
  );
}

function kindOf(field: PageData['fields'][number]): 'text' | 'number' | 'word' {
  const spelled = spellExample(field);
  if (spelled.startsWith('"')) return 'text';
  return /\d/.test(spelled) ? 'number' : 'word';
}

/** From this width on the example stands beside the fields (`FieldsBesideExample`). */
const BESIDE = '(min-width: 1280px)';

/**
 * Lights the line of one field in the example, and brings it into view there where the example stands
 * beside the fields.
 *
 * @param at the field's place in the file; nothing for no line
 */
export function lightLine(at: number | undefined): void {
  const example = document.getElementById(EXAMPLE_ID);
  example?.querySelector('[data-lit]')?.removeAttribute('data-lit');
  const line = at === undefined ? undefined : example?.children[at];
  if (!(line instanceof HTMLElement)) return;
  line.setAttribute('data-lit', '');
  const frame = line.closest('pre');
  if (!frame || !window.matchMedia(BESIDE).matches) return;
  const { top, bottom } = line.getBoundingClientRect();
  const { top: frameTop, bottom: frameBottom } = frame.getBoundingClientRect();
  if (top < frameTop || bottom > frameBottom) {
    frame.scrollTop += top - frameTop - frame.clientHeight / 2;
  }
}
