import { usePluginData } from '@docusaurus/useGlobalData';
import { PLUGIN_NAME, type SiteData } from '../plugin/siteData';

/** The site's own texts from `data/site.yaml`, and the problems of the data while editing. */
export function useSite(): SiteData {
  return usePluginData(PLUGIN_NAME) as SiteData;
}
