import { expect, it } from 'vitest';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { picture } from './picture';

isGolden(__dirname, picture);

it('is a file of its own: nothing in it leads to a page, and it says version and license', async () => {
  const [file] = await picture.render(dictionary, { guides });
  const svg = String(file?.content);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
  expect(svg).not.toMatch(/<a |href=/);
  expect(svg).toContain(dictionary.site.versionLabel);
  expect(svg).toContain('CC BY 4.0');
});
