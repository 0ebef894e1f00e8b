import { usePluginData } from '@docusaurus/useGlobalData';
import { PLUGIN_NAME, type SiteData } from '../dictionary/model/siteData';

/** The site's own texts from `data/site.yaml`. */
export function useSite(): SiteData {
  return usePluginData(PLUGIN_NAME) as SiteData;
}
