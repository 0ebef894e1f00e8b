import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';

type Props = {
  query: string;
  onType: (query: string) => void;
  onLeave?: () => void;
  placeholder: string;
  /** For a label beside it; or else `aria-label` names it. */
  id?: string;
  'aria-label'?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A box that narrows a list while one types; Escape clears it, and is left to others once it is empty. */
export default function FilterBox(props: Props): ReactNode {
  const { query, onType, onLeave, className, ...attributes } = props;
  return (
    <input
      type="search"
      autoComplete="off"
      className={clsx('portal-box', className)}
      {...attributes}
      value={query}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || query === '') return;
        event.preventDefault();
        onType('');
      }}
    />
  );
}

export function FilterLine({ children, ...box }: Props & { children: ReactNode }): ReactNode {
  return (
    <div className="portal-controls" data-needs-script>
      <FilterBox {...box} />
      <span role="status">{children}</span>
    </div>
  );
}
