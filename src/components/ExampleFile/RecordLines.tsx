import type { ReactNode } from 'react';
import { TODO } from '../../dictionary/model/dataTypes';
import { spellExample } from '../../dictionary/model/exampleRecord';
import type { PageData } from '../../contract/page';
import { WholeDates } from '../ui';
import styles from './styles.module.css';

type Props = Pick<PageData, 'fields'> & { oneLine: boolean };

/**
 * The record in color, each field an element of its own so that it can be lit: no highlighter is
 * needed, for what each part is stands in the fields. Its text is that of `examplePretty` or
 * `exampleLine`.
 */
export default function RecordLines({ fields, oneLine }: Props): ReactNode {
  const [start, colon, comma, end] = oneLine ? ['', ':', ',', ''] : ['  ', ': ', ',\n', '\n'];
  return (
    <>
      {oneLine ? '{' : '{\n'}
      {fields.map((field, at) => (
        <span key={at} className={field.exampleValue === TODO ? styles.todo : undefined}>
          {start}
          <span className={styles.key}>{JSON.stringify(field.fieldName)}</span>
          {colon}
          <span className={styles[kindOf(field)]}>
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
