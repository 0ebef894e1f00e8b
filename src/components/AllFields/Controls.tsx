import type { ReactNode, RefObject } from 'react';
import FilterBox from '../FilterBox';
import { Button, ToggleButton } from '../ui';
import type { Change } from '../useAddressState';
import { ALL_FIELDS, type AllFieldsView } from './allFieldsView';
import type { Offer } from './offers';
import { FILTER_NAMES, FILTERS, type FilterName } from './tableRows';
import styles from './controls.module.css';

type Props = {
  view: AllFieldsView;
  offers: Readonly<Record<FilterName, readonly Offer[]>>;
  box: RefObject<HTMLInputElement | null>;
  onChange: Change<AllFieldsView>;
  /** The reader has done typing. */
  onTyped: () => void;
  onSave: () => void;
  /** What is shown of all fields, in words. */
  children: string;
};

/** The form above the table: what narrows, groups, orders and saves the fields. */
export default function Controls(props: Props): ReactNode {
  const { view, offers, box, onChange, onTyped, onSave, children } = props;
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
            query={view.query}
            onType={(query) => onChange({ ...view, query }, 'typing')}
            onClear={() => onChange({ ...view, query: '' })}
            onLeave={onTyped}
          />
        </label>
        {FILTER_NAMES.map((name) => (
          <label key={name} className={styles.choice}>
            {FILTERS[name]}
            <Select
              name={name}
              value={view.filters[name]}
              offers={offers[name]}
              onPick={(value) => onChange({ ...view, filters: { ...view.filters, [name]: value } })}
            />
          </label>
        ))}
      </div>
      <div className={styles.actions}>
        <label className={styles.group}>
          <input
            type="checkbox"
            checked={view.grouped}
            onChange={(event) => onChange({ ...view, grouped: event.target.checked })}
          />
          Group by name
        </label>
        <ToggleButton
          on={view.aToZ}
          onPress={() => onChange({ ...view, aToZ: !view.aToZ, sort: undefined })}
        >
          A to Z
        </ToggleButton>
        <Button onClick={() => onChange(ALL_FIELDS)}>Reset</Button>
        <Button onClick={onSave}>Download CSV</Button>
        {view.name && (
          <Button
            title="Show fields of all names"
            onClick={() => {
              onChange({ ...view, name: '', open: [] });
              // This button is gone then, and with it the focus.
              box.current?.focus();
            }}
          >
            {`Only ${view.name} ✕`}
          </Button>
        )}
        <output className={styles.count}>{children}</output>
      </div>
    </form>
  );
}

type SelectProps = {
  name: FilterName;
  value: string;
  offers: readonly Offer[];
  onPick: (value: string) => void;
};

function Select({ name, value, offers, onPick }: SelectProps): ReactNode {
  return (
    <select name={name} value={value} onChange={(event) => onPick(event.target.value)}>
      <option value="">All</option>
      {offers.map((offer) => (
        <option key={offer.value} value={offer.value} data-area={offer.area}>
          {offer.label}
        </option>
      ))}
      {/* An address may ask for what there is not (yet); the select says so. */}
      {value && !offers.some((offer) => offer.value === value) && <option>{value}</option>}
    </select>
  );
}
