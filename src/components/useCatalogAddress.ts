import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import address from '../../docs/lists/catalog-address.json';

export function useCatalogAddress(): string {
  return useBaseUrlUtils().withBaseUrl(address.path);
}
