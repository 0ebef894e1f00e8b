import type { ReactNode, RefObject } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type AllFieldsData,
  type Choice,
  FILTER_NAMES,
  type FilterName,
  FILTERS,
} from '../../dictionary/contract/lists';
import FilterBox from '../FilterBox';
import { Button } from '../ui';
import type { Change } from '../useAddressState';
import { ALL_FIELDS, type AllFieldsView } from './showFields';
import styles from './styles.module.css';

type Props = {
  view: AllFieldsView;
  choices: AllFieldsData['choices'];
  box: RefObject<HTMLInputElement | null>;
  onChange: Change<Partial<AllFieldsView>>;
  onTyped: () => void;
  onSave: () => void;
  children: string;
};

export default function Controls(props: Props): ReactNode {
  const { view, choices, box, onChange, onTyped, onSave, children } = props;
  return (
    <form
      className={styles.controls}
      autoComplete="off"
      data-needs-script
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.choices}>
        <label className={styles.query}>
          Filter
          <FilterBox
            ref={box}
            placeholder="Name, description or entity"
            query={view.q}
            onType={(q) => onChange({ q }, 'typing')}
            onClear={() => onChange({ q: '' })}
            onLeave={onTyped}
          />
        </label>
        {FILTER_NAMES.map((name) => (
          <label key={name}>
            {FILTERS[name]}
            <Select
              name={name}
              value={view[name]}
              choices={choices[name]}
              onPick={(value) => onChange({ [name]: value })}
            />
          </label>
        ))}
      </div>
      <div className={`portal-controls ${styles.actions}`}>
        <Button onClick={() => onChange(ALL_FIELDS)}>Reset</Button>
        <Button onClick={onSave}>Download CSV</Button>
        {view.name && (
          <Button
            title="Show fields of all names"
            onClick={() => {
              onChange({ name: '' });
              // This button is gone then, and with it the focus.
              box.current?.focus();
            }}
          >
            {`Only ${view.name} ✕`}
          </Button>
        )}
        <output className={`portal-soft ${styles.count}`}>{children}</output>
      </div>
    </form>
  );
}

type SelectProps = {
  name: FilterName;
  value: string;
  choices: readonly Choice[];
  onPick: (value: string) => void;
};

function Select({ name, value, choices, onPick }: SelectProps): ReactNode {
  // The served page has no use for them, and would say them all twice.
  const shown = useIsBrowser() ? choices : [];
  return (
    <select
      className="portal-box"
      name={name}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="">All</option>
      {shown.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      {/* An address may ask for what there is not (yet); the select says so. */}
      {value && !shown.some((choice) => choice.value === value) && <option>{value}</option>}
    </select>
  );
}
