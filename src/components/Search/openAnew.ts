import { searchPath } from '../../dictionary/model/addresses';

/**
 * Opens the page of results from the server, where it can be reached: if the site was updated below the open
 * page, the files that this one would load are gone.
 */
export async function openAnew(
  query: string,
  withBaseUrl: (path: string) => string,
): Promise<void> {
  const address = withBaseUrl(searchPath(query));
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) window.location.assign(address);
}
