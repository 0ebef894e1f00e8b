import { useState, type ComponentProps } from 'react';
import clsx from 'clsx';
import { counted, withCommas } from '../../dictionary/model/counted';
import { hasAllWords } from './hasAllWords';

type Props = ComponentProps<'input'> & { query: string; onType: (query: string) => void };

/** A box that narrows a list while one types; Escape clears it, and is left to others once it is empty. */
export default function FilterBox({ query, onType, className, ...props }: Props) {
  return (
    <input
      type="search"
      autoComplete="off"
      className={clsx('portal-box', className)}
      {...props}
      value={query}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || query === '') return;
        event.preventDefault();
        onType('');
      }}
    />
  );
}

export function FilterLine({ children, ...box }: Props) {
  return (
    <div className="portal-controls" data-needs-script>
      <FilterBox {...box} />
      <span role="status">{children}</span>
    </div>
  );
}

/** How many are shown, and of how many where that is not all: `2 of 15 fields`. */
export function someOf(shown: number, total: number, noun: string, plural?: string): string {
  return (shown < total ? `${withCommas(shown)} of ` : '') + counted(total, noun, plural);
}

/**
 * Narrows a list to what has all words that are typed.
 *
 * @param noun what the list is of, in the singular
 * @returns what fits, and the line with the box
 */
export function useNarrowed<Item>(
  all: readonly Item[],
  textOf: (item: Item) => string,
  noun: string,
  placeholder: string,
) {
  const [query, setQuery] = useState('');
  const fits = hasAllWords(query);
  const shown = all.filter((item) => fits(textOf(item)));
  const line = (
    <FilterLine
      aria-label={`Filter the ${noun}s`}
      placeholder={placeholder}
      query={query}
      onType={setQuery}
    >
      {someOf(shown.length, all.length, noun)}
    </FilterLine>
  );
  return { shown, line, isNarrowed: query !== '' };
}
