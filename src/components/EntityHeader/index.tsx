import type { ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import { TODO } from '../../dictionary/model/dataTypes';
import { customExportFileName, exportFileName } from '../../dictionary/model/exampleRecord';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';
import type { PageData } from '../../dictionary/model/page';

/** What stands above an entity's example: heading, one line of facts, what a record is, notes. */
export default function EntityHeader(entity: PageData): ReactNode {
  const { name, fileName, description, note, fields } = entity;
  const nullable = fields.filter(({ isNullable }) => isNullable).length;
  return (
    <header>
      <h1>{name} Entity</h1>
      <ul className={styles.facts}>
        <li>
          <code>{exportFileName(fileName)}</code>{' '}
          <CopyButton text={exportFileName(fileName)} label="Copy the export file’s name" />
        </li>
        <li>{counted(fields.length, 'field')}</li>
        <li>{nullable === 0 ? 'none nullable' : `${nullable} nullable`}</li>
        <li>{configuration(entity.customConfiguration)}</li>
      </ul>
      {description !== TODO && <p className={styles.text}>{description}</p>}
      <CustomFieldsNote {...entity} />
      {note && (
        <p className={styles.note}>
          <strong>Note.</strong> {note}
        </p>
      )}
    </header>
  );
}

function configuration({ isCustomOnly, hasCustomFields }: PageData['customConfiguration']): string {
  if (isCustomOnly) return 'custom fields in this file';
  return hasCustomFields ? 'custom fields in a file of their own' : 'no custom fields';
}

function CustomFieldsNote({ fileName, customConfiguration }: PageData): ReactNode {
  const { isCustomOnly, hasCustomFields } = customConfiguration;
  if (!isCustomOnly && !hasCustomFields) return null;
  return (
    <p className={styles.note}>
      <strong>Custom fields.</strong> The fields that an administrator defines for this entity under{' '}
      <em>Admin &gt; Data Dictionary</em> differ from agency to agency, so they are not listed here.{' '}
      {isCustomOnly ? (
        <>
          They are exported in this entity’s own file, <code>{exportFileName(fileName)}</code>,
          beside the fields below.
        </>
      ) : (
        <>
          They are exported in a separate file with the suffix <code>_Custom</code>:{' '}
          <code>{customExportFileName(fileName)}</code>.
        </>
      )}
    </p>
  );
}
