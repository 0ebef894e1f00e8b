import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  codeSystemPath,
  entityPath,
  namesakesPath,
  fieldPath,
  sectionPath,
} from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import { MARKS } from '../../dictionary/model/marks';
import type { PageField, PageValues } from '../../dictionary/contract/page';
import { LinkedText, Sureness } from '../ui';
import Uncertainty from '../Uncertainty';
import styles from './rows.module.css';

const FACT_WORDS = { fieldName: 'name', dataType: 'type', isNullable: 'nullability' } as const;

type Props = {
  field: PageField;
  slug: string;
};

/**
 * What else is known of a field, or open: a line of chips that unfolds in place. The browser itself unfolds it, by
 * click, by key and where its find has a hit, so a row needs no script.
 */
export default function FieldDetails({ field, slug }: Props): ReactNode {
  const chips = chipsOf(field);
  if (chips.length === 0) return null;
  const { fieldName, leadsTo = [], referredBy, values, namesakes, inferred, basis } = field;
  return (
    <details className={styles.details}>
      <summary>
        {chips.map((chip) => (
          <span key={chip}>{chip}</span>
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
      {referredBy !== undefined && (
        <div>
          Key:{' '}
          <Link to={sectionPath(entityPath(slug), SECTION_ANCHORS.relationships)}>
            {`${counted(referredBy, 'field')} ${referredBy === 1 ? 'leads' : 'lead'} here`}
          </Link>
        </div>
      )}
      {values && <Values values={values} />}
      <Uncertainty slug={slug} open={field.open} conflict={field.conflict} misfit={field.misfit} />
      {field.vendorExample !== undefined && (
        <div>
          {MARKS.vendorExample.mark} <code>{field.vendorExample}</code>.
        </div>
      )}
      {inferred && (
        <div>
          {`${MARKS.inferred.mark}: ${inferred.map((fact) => FACT_WORDS[fact]).join(', ')}. No source states this. ${basis}`}
        </div>
      )}
      {field.changedIn && (
        <div>
          <a href={`#${SECTION_ANCHORS.history}`}>Changed in {field.changedIn}</a>
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
  );
}

function chipsOf(field: PageField): string[] {
  const { leadsTo = [], referredBy, values, open, conflict, misfit, vendorExample } = field;
  const homes = [...new Set(leadsTo.map(({ entityName }) => entityName))];
  const chips = [
    homes.length > 2 ? `→ ${homes.length} entities` : homes.length > 0 && `→ ${homes.join(', ')}`,
    referredBy && `← ${counted(referredBy, 'field')}`,
    values && chipOfValues(values),
    open && `${open.length} open`,
    conflict && MARKS.conflict.mark.toLowerCase(),
    misfit && 'text does not fit',
    vendorExample !== undefined && 'vendor’s example',
    field.inferred && MARKS.inferred.mark.toLowerCase(),
    field.changedIn && `changed in ${field.changedIn}`,
  ].filter((chip) => typeof chip === 'string');
  // Hundreds of fields have namesakes; a chip says so where there is no other.
  if (chips.length > 0 || !field.namesakes) return chips;
  return [`${field.namesakes} of this name`];
}

function chipOfValues({ status, codeSystem, codes }: PageValues): string {
  if (codeSystem) return codeSystem.shortName ?? codeSystem.name;
  if (codes.length === 0) return 'agency’s own values';
  return counted(codes.length, status === 'examples-only' ? 'example' : 'value');
}

function Values({ values }: { values: PageValues }): ReactNode {
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
      {codes.length > 0 && (
        <ul>
          {codes.map(({ code, meaning, links }) => (
            <li key={code}>
              <code>{code}</code>
              {meaning && (
                <>
                  {' '}
                  <LinkedText text={meaning} links={links} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
