import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { areaPath, PAGES, SENSITIVITY_CLASSES } from '../../dictionary/model/addresses';
import { FIELD_ROWS, SECTION_ANCHORS } from '../../dictionary/model/names';
import { counted } from '../../dictionary/model/counted';
import { whoDescribes } from '../../dictionary/model/describers';
import { TODO } from '../../dictionary/model/dataTypes';
import { customExportFileName, exportFileName } from '../../dictionary/model/exampleRecord';
import type { PageData, PageStep } from '../../dictionary/contract/page';
import { CopyButton, Description, LinkedText, OnlyVendor, Uncertainty } from '../ui';
import styles from './styles.module.css';

export default function EntityHeader(entity: PageData) {
  const { name, fileName, description, fields, area } = entity;
  const nullable = fields.filter(({ isNullable }) => isNullable).length;
  const custom = configuration(entity.customConfiguration);
  return (
    <header className={styles.header}>
      <PageMetadata description={metaDescription(entity)} />
      <div className="portal-line portal-fine">
        <nav aria-label="Breadcrumbs">
          <Link to={areaPath(area)}>{area}</Link> <span aria-hidden="true">/</span>{' '}
          <span aria-current="page">{name}</span>
        </nav>
        <nav aria-label="On this page" className={`portal-line ${styles.contents}`}>
          {contentsOf(entity).map(([anchor, title]) => (
            <a key={anchor} href={`#${anchor}`}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      <h1>{name} Entity</h1>
      <ul className={`portal-plain-list portal-fine portal-line ${styles.facts}`}>
        <li>
          <code>{exportFileName(fileName)}</code>{' '}
          <CopyButton text={exportFileName(fileName)} label="Copy the export file’s name" />
        </li>
        <li>{counted(fields.length, 'field')}</li>
        <li>{nullable === 0 ? 'none nullable' : `${nullable} nullable`}</li>
        {custom && <li>{custom}</li>}
      </ul>
      {description !== TODO && (
        <p>
          <Description
            text={description}
            links={entity.descriptionLinks}
            describedBy={entity.describedBy}
          />
        </p>
      )}
      <div className="portal-line">
        <AboutThisFile {...entity} />
        <OnlyVendor />
      </div>
    </header>
  );
}

function contentsOf({ relations }: PageData): [anchor: string, title: string][] {
  return [
    [FIELD_ROWS, 'Fields'],
    [SECTION_ANCHORS.example, 'Example'],
    [SECTION_ANCHORS.use, 'Use this file'],
    ...(relations ? [[SECTION_ANCHORS.relationships, 'Relationships'] as [string, string]] : []),
  ];
}

function metaDescription({ name, fileName, description, fields }: PageData): string {
  const about = `${exportFileName(fileName)} of the EHI export: ${counted(fields.length, 'field')}`;
  return description === TODO
    ? `${about} of ${name}, with data types, an example record and descriptions.`
    : `${about}. ${description}`;
}

function AboutThisFile(entity: PageData) {
  const { slug, description, more, moreLinks, note, noteLinks, open, conflict, history } = entity;
  return (
    <details className={`portal-fine ${styles.about}`}>
      <summary>About this file</summary>
      {more && description !== TODO && (
        <p>
          <LinkedText text={more} links={moreLinks} />
        </p>
      )}
      {note && (
        <p>
          <strong>Note.</strong> <LinkedText text={note} links={noteLinks} />
        </p>
      )}
      <CustomFieldsNote {...entity} />
      <p>{whoDescribes(entity.fields.map((field) => field.describedBy))}</p>
      <p>{whatIdentifies(entity.fields)}</p>
      <p>
        <Link to={SENSITIVITY_CLASSES}>Sensitivity</Link> is judged from names and descriptions. It
        is not legal advice, and the absence of a mark is not the absence of risk.
      </p>
      <Uncertainty slug={slug} open={open} conflict={conflict} />
      <Uncertainty slug={slug} open={entity.openForMany} />
      {history && <EntityHistory steps={history} />}
    </details>
  );
}

function whatIdentifies(fields: PageData['fields']): string {
  const key = fields.filter(({ isKey }) => isKey).map(({ fieldName }) => fieldName);
  return key.length > 0
    ? `Likely key, concluded from the names: ${key.join(' + ')}. No source says that it is unique.`
    : 'No field, alone or with others, is known to identify a record.';
}

export function EntityHistory({ steps }: { steps: readonly PageStep[] }) {
  const { collectAnchor } = useBrokenLinks();
  // The check of links knows only headings by itself.
  collectAnchor(SECTION_ANCHORS.history);
  return (
    <div id={SECTION_ANCHORS.history}>
      {steps.map(({ when, lines }) => (
        <Fragment key={when}>
          <p>
            Changed <Link to={PAGES.changes}>{when}</Link>:
          </p>
          <ul>
            {lines.map(({ field, anchor, text }, at) => (
              <li key={at}>
                {field && <strong>{anchor ? <a href={`#${anchor}`}>{field}</a> : field}: </strong>}
                {text}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

function configuration({ isCustomOnly, hasCustomFields }: PageData['customConfiguration']): string {
  if (isCustomOnly) return 'custom fields in this file';
  return hasCustomFields ? 'custom fields in a file of their own' : '';
}

function CustomFieldsNote({ fileName, customConfiguration }: PageData) {
  const { isCustomOnly, hasCustomFields } = customConfiguration;
  if (!isCustomOnly && !hasCustomFields) return null;
  return (
    <p>
      <Link to={PAGES.customFields}>Custom fields</Link> of this entity, which each agency defines
      for itself, are exported{' '}
      {isCustomOnly ? 'in this entity’s own file, ' : 'in a separate file, likely named '}
      <code>{(isCustomOnly ? exportFileName : customExportFileName)(fileName)}</code>
      {isCustomOnly && ', in addition to the fields below'}.
    </p>
  );
}
