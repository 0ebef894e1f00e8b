import * as z from 'zod';
import { text, year } from './scalars';

/** `data/site.yaml`. */
export const siteSchema = z.strictObject({
  title: text.describe('Heading of the home page.'),
  shortTitle: text.describe('Top bar, menu group and start of each browser title.'),
  provider: text.describe('Company named in the copyright line.'),
  copyrightYear: year.describe('Year in the copyright line.'),
  versionLabel: text.describe('Version of the export format, shown in top bar and footer.'),
  publisher: z
    .strictObject({
      name: text.describe('Who answers for the site.'),
      address: text.describe('Postal or web address.'),
      contact: text.describe('How to reach them, such as an email address.'),
    })
    .optional()
    .describe('Who publishes this deployment; without it the pages say that none is named.'),
});
