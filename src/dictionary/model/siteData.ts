import type { Site } from './dictionary';

export const PLUGIN_NAME = 'ehi-dictionary';

/** What the plugin tells every page. */
export type SiteData = Readonly<{ site: Site }>;
