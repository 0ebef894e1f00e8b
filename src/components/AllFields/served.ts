/*
 * What only the build knows: all fields, and the script before the table. `src/plugin` keeps this file
 * out of what browsers load.
 */
import script from '@generated/ehi-site/default/all-fields-script.json';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import catalogFile from '../../../static/catalog.json';
import { fieldPath } from '../../dictionary/model/addresses';
import { readCatalog, type CatalogFile } from '../../contract/catalog';
import { allFieldsHtml } from './html';

/** The HTML that the page is served with; its links are reported to the check of broken links. */
export function useServedHtml(): string {
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectLink } = useBrokenLinks();
  const catalog = readCatalog(catalogFile as CatalogFile);
  for (const { slug, fields } of catalog) {
    fields.forEach(({ anchor }) => collectLink(withBaseUrl(fieldPath(slug, anchor))));
  }
  return allFieldsHtml({ catalog, withBaseUrl, ...script });
}
