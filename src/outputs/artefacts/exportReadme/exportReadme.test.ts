import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { dictionary } from '../../../testing/guides/projectGuides';
import { exportReadme } from './exportReadme';

isGolden(__dirname, exportReadme);

it('is one page of plain ASCII, and names files of the export that there are', async () => {
  const [file] = await exportReadme(dictionary, { guides: [] });
  const lines = String(file!.content).split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 78 || /[^ -~]/.test(line))).toEqual([]);
  expect(String(file!.content)).not.toMatch(/\{\w+\}/);
  const named = String(file!.content).match(/Content\w+(?=\.json)/g);
  expect(named).toEqual(
    ['ContentClientAttachments', 'ContentClientProfile_Custom'].map(
      (name) => dictionary.entities.find(({ fileName }) => fileName === name)?.fileName,
    ),
  );
});
