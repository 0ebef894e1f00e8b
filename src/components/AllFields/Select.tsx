import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** A value that can be chosen and what the reader sees for it. */
export type Option = readonly [value: string, label: string];

type Props = {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
};

/** A labelled select whose first choice, All, asks for nothing. */
export default function Select({ label, value, options, onChoose }: Props): ReactNode {
  // An address may ask for what there is not (yet); the select says so.
  const known = !value || options.some(([option]) => option === value);
  const all: readonly Option[] = known ? options : [...options, [value, value]];
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All</option>
        {all.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
