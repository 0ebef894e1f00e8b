import type { KeyboardEvent } from 'react';
import { Button } from '../ui';
import styles from './styles.module.css';

export type TabListProps<Key extends string> = {
  label: string;
  tabs: readonly (readonly [key: Key, name: string])[];
  chosen: Key;
  onChoose: (key: Key) => void;
  prefix: string;
  panelId: (key: Key) => string | undefined;
};

export default function TabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, chosen, onChoose, prefix, panelId } = props;
  const last = tabs.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(([key]) => key === chosen);
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = tabs[to ?? -1];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChoose(next[0]);
    (event.currentTarget.children[to] as HTMLElement).focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className={styles.tabs}
      data-needs-script
      onKeyDown={onKeyDown}
    >
      {tabs.map(([key, name]) => (
        <Button
          key={key}
          id={prefix + key}
          role="tab"
          aria-selected={key === chosen}
          aria-controls={panelId(key)}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
