import type { Problem } from '../dictionary/model/problem';
import type { Site } from '../dictionary/model/dictionary';

export const PLUGIN_NAME = 'ehi-dictionary';

/** What the plugin tells every page; `problems` are there only while somebody edits. */
export type SiteData = Readonly<{ site: Site; problems: readonly Problem[] }>;
