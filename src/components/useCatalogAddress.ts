import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import address from '../../docs/lists/catalog-address.json';

/** Where the catalog of all fields is; the address names its content, so that the browser may keep it. */
export function useCatalogAddress(): string {
  return useBaseUrlUtils().withBaseUrl(address.path);
}
