import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { makeSampleSite } from '../scripts/testing/siteCopies';
import { SITES } from '../scripts/testing/sites';
import { SAMPLE_FOLDER } from '../src/testing/sample/sample';
import { expectAccessible } from './axe';
import { expectOfDevServer as expect, test } from './test';

test.use({ baseURL: SITES.editing.url });
// All change the one site, which is made anew at each save. Its data has faults until it is about to be served.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const { cwd, url } = SITES.editing;
let server: ChildProcess;

const edited = 'data/entities/custom-only.yaml';
const FAULTS = {
  'data/site.yaml': [/^copyrightYear: .*/m, 'copyrightYear: soon'],
  [edited]: [/dataType: integer/, 'dataType: integr'],
} as const;
type Faulty = keyof typeof FAULTS;

function breakData(name: Faulty): void {
  const file = path.join(cwd, name);
  const [sound, fault] = FAULTS[name];
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(sound, fault));
}

const fixData = (file: Faulty) =>
  fs.copyFileSync(path.join(SAMPLE_FOLDER, file), path.join(cwd, file));

const FAULTY = Object.keys(FAULTS) as Faulty[];
let printed = '';

test.beforeAll(async ({ request }) => {
  makeSampleSite(cwd);
  FAULTY.forEach(breakData);
  const port = new URL(url).port;
  const start = ['scripts/packed.mjs', 'run', 'start', '--no-open', '--port', port];
  printed = spawnSync(process.execPath, start, { cwd, encoding: 'utf8' }).stderr;
  FAULTY.forEach(fixData);
  server = spawn(process.execPath, start, { cwd, stdio: 'ignore' });
  await expect(async () => expect(await request.get('home')).toBeOK()).toPass();
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  fs.rmSync(cwd, { recursive: true });
});

const entities = path.join(cwd, 'data/entities');
const original = fs.readFileSync(path.join(SAMPLE_FOLDER, edited), 'utf8');
const save = (content: string) => fs.writeFileSync(path.join(cwd, edited), content);
const addEntity = (name: string) => {
  const entity = original
    .replace(/^name: .*/m, `name: ${name}`)
    .replace('ContentCustomOnly', `Content${name}`);
  fs.writeFileSync(path.join(entities, `${name.toLowerCase()}.yaml`), entity);
};
const withAnchor = (anchor: string) =>
  original.replace('fieldName: Client ID', `$&\n    anchor: ${anchor}`);
const isMended = async (page: Page, anchor: string) => {
  await expect(page.locator(`#${anchor}`)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
};

test('a fresh clone with faults names them, starts once they are mended, and its open page follows the data', async ({
  page,
}) => {
  const faults = page.getByRole('alert');
  const menu = page.locator('.menu');
  const place =
    /data\/entities\/custom-only\.yaml:\d+:\d+ {2}fields\[0\]\.dataType {2}"integr" is not a data type; did you mean "integer"\?/;
  expect(printed).toContain('data/site.yaml:4:16  copyrightYear  "soon" is not a year');
  expect(printed).toMatch(place);
  await page.goto('home');
  await menu.getByRole('link', { name: 'Custom Only' }).click();
  await expect(page).toHaveTitle('Sample Export | Custom Only');
  await expect(page.locator('#client-id')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  await test.step('faults, also in the site’s names, are laid over the page, with their places', async () => {
    FAULTY.forEach(breakData);
    await expect(faults).toContainText('data/site.yaml:4:16');
    await expect(faults).toContainText(place);
    await expect(page.locator('#client-id')).toBeVisible();
    if (process.env.TEST_ALL) await expectAccessible(page);
  });

  await test.step('the next good save shows, even written in two goes', async () => {
    fixData('data/site.yaml');
    save('');
    save(withAnchor('telephone'));
    await isMended(page, 'telephone');
    await expect(page.locator('footer')).toContainText('Sample Corp');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  await test.step('a new entity is a page in the menu', async () => {
    addEntity('Aardvark');
    await menu.getByRole('link', { name: 'Aardvark' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aardvark Entity');
  });
});

test(
  'it follows many saves one after the other, a hundred files at once, and guides',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('entities/custom-only');
    for (const round of [1, 2, 3, 4]) {
      await test.step(`fault ${round} after others is mended, also in two goes with a halt between`, async () => {
        breakData(edited);
        await expect(page.getByRole('alert')).toBeVisible();
        if (round % 2 === 0) {
          save('');
          // Longer than the generator waits for the rest of a file.
          await setTimeout(100);
        }
        save(withAnchor(`mended-${round}`));
        await isMended(page, `mended-${round}`);
        // What a reload that ends late would bring back.
        await page.reload();
        await isMended(page, `mended-${round}`);
      });
    }

    await test.step('a hundred files that change at once show', async () => {
      for (let at = 1; at <= 100; at++) addEntity(`Entity${at}`);
      await expect(page.locator('.menu').getByRole('link', { name: 'Entity100' })).toBeVisible();
      const files = fs.readdirSync(entities).map((name) => path.join(entities, name));
      const before = files.map((file) => fs.readFileSync(file, 'utf8'));
      files.forEach((file, at) =>
        fs.writeFileSync(
          file,
          before[at]!.replace(/^description: (?=\w)/m, 'description: Switched. '),
        ),
      );
      const switched = page.locator('main').getByText('Switched.');
      await expect(switched.first()).toBeVisible();
      files.forEach((file, at) => fs.writeFileSync(file, before[at]!));
      await expect(switched).toHaveCount(0);
    });

    await test.step('an entity that is gone leaves the menu', async () => {
      const link = page.locator('.menu').getByRole('link', { name: 'Aardvark' });
      await expect(link).toBeVisible();
      fs.rmSync(path.join(entities, 'aardvark.yaml'));
      await expect(link).toBeHidden();
    });

    await test.step('the search finds a new section of a guide', async () => {
      const guide = path.join(cwd, 'docs/guides/attachments.mdx');
      fs.appendFileSync(guide, '\n## Zebra files {/* #zebra */}\n\nHow a zebra is attached.\n');
      const found = page.getByRole('link', { name: /Zebra files/ });
      await expect(async () => {
        await page.goto('search?q=zebra');
        await expect(found).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await found.click();
      await expect(page.getByRole('heading', { name: /Zebra files/ })).toBeVisible();
    });
  },
);
