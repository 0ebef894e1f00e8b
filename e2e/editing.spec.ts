import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../scripts/testing/siteCopies';
import { PROJECT_FOLDER, SITES } from '../scripts/testing/sites';
import { expectAccessible } from './axe';
import { expectOfDevServer as expect, test } from './test';

test.use({ baseURL: SITES.editing.url });
// All change the one site, which is made anew some ten times. Its data has faults until it is about to be served.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const { cwd, url } = SITES.editing;
let server: ChildProcess;

const FAULTS = {
  'data/site.yaml': [/^copyrightYear: .*/m, 'copyrightYear: soon'],
  'data/entities/payer.yaml': [/dataType: integer/, 'dataType: integr'],
} as const;
type Faulty = keyof typeof FAULTS;

function breakData(name: Faulty): void {
  const file = path.join(cwd, name);
  const [sound, fault] = FAULTS[name];
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(sound, fault));
}

const fixData = (file: Faulty) =>
  fs.copyFileSync(path.join(PROJECT_FOLDER, file), path.join(cwd, file));

const FAULTY = Object.keys(FAULTS) as Faulty[];
let printed = '';

test.beforeAll(() => {
  copySite(cwd);
  FAULTY.forEach(breakData);
  const port = new URL(url).port;
  const start = ['--import', 'tsx', 'scripts/run.ts', 'start', '--no-open', '--port', port];
  printed = spawnSync(process.execPath, start, { cwd, encoding: 'utf8' }).stderr;
  FAULTY.forEach(fixData);
  server = spawn(process.execPath, start, { cwd, stdio: 'ignore' });
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  fs.rmSync(cwd, { recursive: true });
});

const entities = path.join(cwd, 'data/entities');
const payer = path.join(entities, 'payer.yaml');

test('a fresh clone with faults in its data names them, and starts once they are mended', async ({
  page,
}) => {
  const faults = page.getByRole('alert');
  expect(printed).toContain('data/site.yaml:5:16  copyrightYear  "soon" is not a year');
  expect(printed).toMatch(/data\/entities\/payer\.yaml:\d+:\d+ {2}fields\[0\]\.dataType/);
  await page.goto('home');
  await page.locator('.menu').getByRole('link', { name: 'Payer', exact: true }).click();
  await expect(page).toHaveTitle('Credible EHI Export | Payer');
  await expect(page.locator('#payer-id')).toBeVisible();

  await test.step('a fault in the site’s names is laid over the page until it is mended', async () => {
    breakData('data/site.yaml');
    await expect(faults).toContainText('data/site.yaml:5:16');
    await expectAccessible(page);
    fixData('data/site.yaml');
    await expect(faults).toBeHidden();
    await expect(page.locator('footer')).toContainText('Qualifacts');
  });
});

test('the open page follows the data while somebody edits', async ({ page }) => {
  const original = fs.readFileSync(payer, 'utf8');
  const save = (content: string) => fs.writeFileSync(payer, content);
  const withAnchor = (anchor: string) =>
    original.replace('fieldName: Phone', `$&\n    anchor: ${anchor}`);
  await page.goto('entities/payer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer Entity');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  await test.step('a save shows', async () => {
    save(withAnchor('telephone'));
    await expect(page.locator('#telephone')).toBeVisible();
  });

  await test.step('a fault is laid over the page, and told with its place', async () => {
    save(original.replace('dataType: integer', 'dataType: integr'));
    await expect(page.getByRole('alert')).toContainText(
      /data\/entities\/payer\.yaml:\d+:\d+ {2}fields\[0\]\.dataType {2}"integr" is not a data type; did you mean "integer"\?/,
    );
    await expect(page.locator('#telephone')).toBeVisible();
  });

  await test.step('the next good save recovers, even written in two goes', async () => {
    save('');
    save(original);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('#phone')).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  // Each round makes the site anew three times.
  for (const round of process.env.TEST_ALL ? [1, 2, 3, 4] : []) {
    await test.step(`fault ${round} after others is mended, also in two goes with a halt between`, async () => {
      save(original.replace('dataType: integer', 'dataType: integr'));
      await expect(page.getByRole('alert')).toBeVisible();
      if (round % 2 === 0) {
        save('');
        await page.waitForTimeout(100);
      }
      save(withAnchor(`mended-${round}`));
      await expect(page.locator(`#mended-${round}`)).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
      // What a reload that ends late would bring back.
      await page.reload();
      await expect(page.locator(`#mended-${round}`)).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  await test.step('a hundred files that change at once show, and a new one is a page in the menu', async () => {
    const files = fs.readdirSync(entities).map((name) => path.join(entities, name));
    const before = files.map((file) => fs.readFileSync(file, 'utf8'));
    const aardvark = path.join(entities, 'aardvark.yaml');
    files.forEach((file, at) =>
      fs.writeFileSync(
        file,
        before[at]!.replace(/^description: (?=\w)/m, 'description: Switched. '),
      ),
    );
    const copy = original
      .replace(/^name: .*/m, 'name: Aardvark')
      .replace('ContentPayer', 'ContentAardvark');
    fs.writeFileSync(aardvark, copy);
    const switched = page.locator('main').getByText('Switched.');
    await expect(switched.first()).toBeVisible();
    const link = page.locator('.menu').getByRole('link', { name: 'Aardvark' });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aardvark Entity');
    await page.goBack();

    files.forEach((file, at) => fs.writeFileSync(file, before[at]!));
    fs.rmSync(aardvark);
    await expect(switched).toHaveCount(0);
    await expect(link).toBeHidden();
  });
});

test('the search follows a guide while somebody edits it', async ({ page }) => {
  const guide = path.join(cwd, 'docs/guides/attachments.mdx');
  fs.appendFileSync(guide, '\n## Zebra files {/* #zebra */}\n\nHow a zebra is attached.\n');
  await expect(async () => {
    await page.goto('search?q=zebra');
    await expect(page.getByRole('link', { name: /Zebra files/ })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByRole('link', { name: /Zebra files/ }).click();
  await expect(page.getByRole('heading', { name: /Zebra files/ })).toBeVisible();
});
