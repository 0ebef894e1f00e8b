import type { ReactNode } from 'react';

type Props = {
  query: string;
  onType: (query: string) => void;
  /** Escape was pressed. */
  onClear: () => void;
  onLeave?: () => void;
  placeholder: string;
  /** For a label beside it; or else `aria-label` names it. */
  id?: string;
  'aria-label'?: string;
  className?: string;
};

/** A box that narrows a list while one types; Escape clears it, and is left to others once it is empty. */
export default function FilterBox(props: Props): ReactNode {
  const { query, onType, onClear, onLeave, ...attributes } = props;
  return (
    <input
      type="search"
      autoComplete="off"
      {...attributes}
      value={query}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || query === '') return;
        event.preventDefault();
        onClear();
      }}
    />
  );
}
