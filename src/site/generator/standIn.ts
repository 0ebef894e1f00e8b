import { loadSite } from '../../dictionary/load/load';
import { DataError } from '../../dictionary/model/problem';
import type { Site } from '../../dictionary/model/written';

/**
 * The site's names.
 *
 * @returns general ones where `site.yaml` has a problem while somebody edits
 * @throws DataError in a build
 */
export function siteOrStandIn(dataFolder: string): Site {
  try {
    return loadSite(dataFolder);
  } catch (error) {
    if (!(error instanceof DataError) || process.env.NODE_ENV === 'production') throw error;
    return {
      title: 'EHI Export | Documentation',
      shortTitle: 'EHI Export',
      provider: '',
      copyrightYear: 2023,
      versionLabel: 'no version',
    };
  }
}
