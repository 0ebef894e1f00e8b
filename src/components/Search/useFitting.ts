import { useCallback } from 'react';
import { useCatalogAddress, useLoaded } from '../browser';

export const LOADING = 'Loading …';
export const NOT_LOADED = 'This filter could not be loaded; load the page again.';

/**
 * What fits the query of a filter, which is read as the search reads it. The search is loaded when somebody types.
 *
 * @returns the paths of what fits, and what marks a text's words; until they are known, those of the query before, and
 *   nothing where none is asked for; and what to say in place of an amount that is not known
 */
export function useFitting(query: string) {
  const catalogAddress = useCatalogAddress();
  const find = useCallback(
    async (input: string) => {
      const [{ askerOf }, { segments }] = await Promise.all([
        import('./answers'),
        import('../../search/view'),
      ]);
      const { fitting } = await askerOf(catalogAddress)({ input, limit: 0, isFilter: true });
      const [paths, words] = [new Set(fitting?.paths), new Set(fitting?.words)];
      return {
        has: (path: string) => paths.has(path),
        marked: (text: string) => segments(text, words),
      };
    },
    [catalogAddress],
  );
  const isWanted = query.trim() !== '';
  const { loaded, latest, tryAgain } = useLoaded(query, find, isWanted);
  if (!isWanted) return {};
  const isLoading = !loaded && !tryAgain;
  const notice = isLoading ? LOADING : tryAgain && NOT_LOADED;
  return { fitting: latest, isLoading, notice };
}

export type Fitting = NonNullable<ReturnType<typeof useFitting>['fitting']>;
