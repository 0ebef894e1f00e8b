import type { ReactNode } from 'react';
import { TODO } from '../../dictionary/model/dataTypes';
import { exportFileName, spellExample } from '../../dictionary/model/exampleRecord';
import type { PageData } from '../../dictionary/contract/page';
import Code from '../Code';
import { WholeDates } from '../ui';
import { useServedHtml } from '../browser';
import styles from './styles.module.css';

/** The element that holds the example's text; no field's fragment has an underscore. */
const EXAMPLE_ID = 'example_record';

/** One record of the export file, made from the example values, spread over lines for reading (SPECIFICATION 4.2). */
export default function ExampleFile({ fileName, fields }: PageData) {
  const served = useServedHtml(EXAMPLE_ID);
  return (
    <Code
      title={exportFileName(fileName)}
      what="the example"
      id={EXAMPLE_ID}
      className={styles.example}
      {...served}
    >
      {served ? undefined : <RecordLines fields={fields} />}
    </Code>
  );
}

/**
 * Lays out an entity's two sections, the fields before the example: one under the other, or side by side where there is
 * room, the example staying in sight while the fields scroll.
 */
export function FieldsBesideExample({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/**
 * The record in color, each field an element of its own so that it can be lit: no highlighter is
 * needed, for what each part is stands in the fields. Its text is that of `examplePretty`.
 */
function RecordLines({ fields }: Pick<PageData, 'fields'>) {
  return (
    <>
      {'{\n'}
      {fields.map((field, at) => (
        <span key={at} className={field.exampleValue === TODO ? styles.todo : undefined}>
          {'  '}
          <span className="key">{JSON.stringify(field.fieldName)}</span>
          {': '}
          <span className={kindOf(field)}>
            <WholeDates>{spellExample(field)}</WholeDates>
          </span>
          {at < fields.length - 1 ? ',\n' : '\n'}
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
