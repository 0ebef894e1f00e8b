import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  codeSystemPath,
  entityPath,
  namesakesPath,
  fieldPath,
  sectionPath,
} from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/names';
import { counted } from '../../dictionary/model/counted';
import { TODO } from '../../dictionary/model/dataTypes';
import { unitText } from '../../dictionary/model/dictionary';
import { spellExample } from '../../dictionary/model/exampleRecord';
import { inferredSentence, MARKS } from '../../dictionary/model/marks';
import type { PageField, PageValues } from '../../dictionary/contract/page';
import { Codes, Description, Sureness, TextOrTodo, Uncertainty, WholeDates } from '../ui';
import styles from './styles.module.css';

const LONG_EXAMPLE = 80;

type Column = Readonly<{
  /** Its class and, where rows can be sorted by it, its name in the address. */
  key: string;
  heading: string;
  cell: (field: PageField, slug: string) => ReactNode;
  sort?: Readonly<{ by: 'fieldName' | 'dataType'; inWords: string }>;
}>;

/** Cells handle no events, for the rows of a served page are not React's: `useRowEvents` does. */
export const COLUMNS: readonly Column[] = [
  { key: 'name', heading: 'Field', cell: nameCell, sort: { by: 'fieldName', inWords: 'name' } },
  {
    key: 'type',
    heading: 'Data Type',
    cell: typeCell,
    sort: { by: 'dataType', inWords: 'data type' },
  },
  { key: 'example', heading: 'Example Value', cell: exampleCell },
  { key: 'description', heading: 'Description', cell: descriptionCell },
];

function nameCell({ fieldName, anchor }: PageField) {
  return (
    <h3>
      <a href={`#${anchor}`}>{fieldName}</a>
    </h3>
  );
}

function typeCell(field: PageField) {
  const { dataType, isNullable, readAs, isKey } = field;
  return (
    <>
      <code>
        <TextOrTodo>{dataType}</TextOrTodo>
      </code>
      {isNullable && <span className="portal-nullable">{MARKS.nullable.mark}</span>}
      {[readAs && `${MARKS.readAs.mark} ${readAs}`, unitText(field), isKey && MARKS.key.mark].map(
        (mark) =>
          mark && (
            <Fragment key={mark}>
              <span className="portal-finer">{mark}</span>{' '}
            </Fragment>
          ),
      )}
    </>
  );
}

function exampleCell(field: PageField) {
  if (field.exampleValue === TODO) return <TextOrTodo>{TODO}</TextOrTodo>;
  const text = field.exampleValue === null ? 'null' : field.exampleValue;
  const unbroken = <WholeDates>{text}</WholeDates>;
  if (text.length <= LONG_EXAMPLE) return <code>{unbroken}</code>;
  return (
    // A long value is cut; focus shows it whole.
    <code className={styles.long} tabIndex={0} title={spellExample(field)}>
      {text}
    </code>
  );
}

function descriptionCell(field: PageField, slug: string) {
  const { description, descriptionLinks, describedBy } = field;
  return (
    <div className={`portal-quiet-links ${styles.text}`}>
      <Description text={description} links={descriptionLinks} describedBy={describedBy} />
      <FieldDetails field={field} slug={slug} />
    </div>
  );
}

/**
 * Where a field leads, as links, and what else is known of it or open: a line of chips that unfolds in place. The
 * browser itself unfolds it, by click, by key and where its find has a hit, so a row needs no script.
 */
export function FieldDetails({ field, slug }: { field: PageField; slug: string }) {
  const { fieldName, leadsTo = [], referredBy, values, namesakes, sensitivity } = field;
  const { open, conflict, misfit } = field;
  const chips = chipsOf(field);
  const leads = leadsTo.length > 0 || referredBy !== undefined;
  const hasMore = chips.length > 0 || values || (namesakes && !leads);
  return (
    <>
      {isLinked(field) &&
        leadsTo.map(({ entityName, sure, ...place }) => (
          <Fragment key={place.slug + place.anchor}>
            {' '}
            <Link
              to={fieldPath(place.slug, place.anchor)}
              title={`${entityName} › ${place.fieldName}, ${sure}`}
              className="portal-chip"
              data-reading={sure === 'stated' ? undefined : ''}
            >
              {`→ ${entityName}`}
            </Link>
          </Fragment>
        ))}
      {referredBy !== undefined && ' '}
      {referredBy !== undefined && (
        <Link
          to={sectionPath(entityPath(slug), SECTION_ANCHORS.relationships)}
          title={`${counted(referredBy, 'field')} ${referredBy === 1 ? 'leads' : 'lead'} here`}
          className="portal-chip"
        >
          {`← ${counted(referredBy, 'field')}`}
        </Link>
      )}
      {hasMore && ' '}
      {hasMore && (
        <details className={styles.details}>
          <summary aria-label={chips.length > 0 ? undefined : `More on ${fieldName}`}>
            {(chips.length > 0 ? chips : ['…']).map((chip) => (
              <span key={chip} className="portal-chip">
                {chip}
              </span>
            ))}
          </summary>
          {leadsTo.map(({ entityName, when, sure, ...place }) => (
            <div key={`${place.slug}#${place.anchor} ${when?.value}`}>
              {when ? `${when.fieldName} “${when.value}”: ` : 'Look up in '}
              <Link to={fieldPath(place.slug, place.anchor)}>
                {`${entityName} › ${place.fieldName}`}
              </Link>{' '}
              <Sureness sure={sure} />
            </div>
          ))}
          {values && <Values values={values} />}
          <Uncertainty slug={slug} open={open} conflict={conflict} misfit={misfit} />
          {field.vendorExample !== undefined && (
            <div>
              {MARKS.vendorExample.mark} <code>{field.vendorExample}</code>.
            </div>
          )}
          {field.inferred && <div>{inferredSentence(field)}</div>}
          {field.changed && (
            <div>
              <a href={`#${SECTION_ANCHORS.history}`}>{`Changed ${field.changed}`}</a>
            </div>
          )}
          {namesakes && (
            <div className={styles.namesakes}>
              <Link
                to={namesakesPath(fieldName)}
                aria-label={`${counted(namesakes, 'field')} of this name, ${fieldName}`}
              >
                {`${counted(namesakes, 'field')} of this name`}
              </Link>
            </div>
          )}
        </details>
      )}
      {sensitivity && <span className="portal-soft">{` Sensitivity: ${sensitivity}`}</span>}
    </>
  );
}

/** One or two homes are links in the row itself; more, and those under a condition, unfold. */
const isLinked = ({ leadsTo = [] }: PageField) =>
  leadsTo.length <= 2 && leadsTo.every(({ when }) => !when);

function chipsOf(field: PageField): string[] {
  const { leadsTo = [], values, open, conflict, misfit, vendorExample } = field;
  const homes = [...new Set(leadsTo.map(({ entityName }) => entityName))];
  const ofValues = values && chipOfValues(values);
  return [
    !isLinked(field) &&
      homes.length > 0 &&
      `→ ${homes.length > 2 ? counted(homes.length, 'entity', 'entities') : homes.join(', ')}`,
    ofValues !== field.describedBy && ofValues,
    open && counted(open.length, 'question'),
    conflict && MARKS.conflict.mark.toLowerCase(),
    misfit && 'text does not fit',
    vendorExample !== undefined && 'vendor’s example',
    field.inferred && MARKS.inferred.mark.toLowerCase(),
    field.changed && `changed ${field.changed}`,
  ].filter((chip) => typeof chip === 'string');
}

function chipOfValues({ status, codeSystem, codes }: PageValues): string | undefined {
  if (codeSystem) return codeSystem.shortName ?? codeSystem.name;
  if (codes.length === 0) return 'agency’s own values';
  return status === 'examples-only' ? undefined : counted(codes.length, 'value');
}

function Values({ values }: { values: PageValues }) {
  const { lead, codeSystem, perhapsAlso, codes } = values;
  return (
    <div>
      {lead}
      {codeSystem && (
        <>
          {': '}
          <Link to={codeSystemPath(codeSystem.key)}>{codeSystem.name}</Link>
        </>
      )}
      {perhapsAlso?.map(({ key, name }) => (
        <span key={key}>
          {'; perhaps also '}
          <Link to={codeSystemPath(key)}>{name}</Link>
        </span>
      ))}
      {codes.length > 0 && <Codes list={codes} />}
    </div>
  );
}
