import { fetchCatalog } from '../../contract/catalog';
import { allFieldsHtml, type WithBaseUrl } from './html';
import { start, type AllFieldsElement } from './start';

/**
 * Makes controls and table in the browser, for a reader who comes from another page of the site.
 *
 * @param holder where they go
 * @throws Error if the catalog cannot be had
 */
export async function load(
  holder: HTMLElement,
  catalogAddress: string,
  withBaseUrl: WithBaseUrl,
): Promise<void> {
  const catalog = await fetchCatalog(catalogAddress);
  if (!holder.isConnected) return;
  holder.innerHTML = allFieldsHtml({ catalog, withBaseUrl });
  start(holder.firstElementChild as AllFieldsElement);
}
