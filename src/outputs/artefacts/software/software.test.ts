import { expect, it } from 'vitest';
import { readSample } from '../../../testing/sample/sample';
import { sameEachTime, software } from './software';

const { dictionary } = await readSample();

/** As npm prints it in a folder, at a moment. */
const bill = (folder: string, timestamp: string, npm: string, component = 'react@19.3.1') =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${timestamp}`,
    metadata: {
      timestamp,
      tools: [{ vendor: 'npm', name: 'cli', version: npm }],
      component: { 'bom-ref': '@site/docs@0.1.0', name: folder },
    },
    components: [{ 'bom-ref': component }],
  });

it('is the same at another moment, in another folder and by another npm', () => {
  const here = sameEachTime(bill('here', '2026-11-21T20:00:00Z', '11.19.1'));
  expect(sameEachTime(bill('there', '2027-01-01T00:00:00Z', '10.8.2'))).toBe(here);
  expect(here).not.toMatch(/2026|here|11\.19/);
  expect(JSON.parse(here)).toMatchObject({
    metadata: {
      component: { name: '@site/docs' },
      properties: [{ name: 'ehi:origin', value: 'Generated from package-lock.json, by npm sbom.' }],
    },
    components: [{ 'bom-ref': 'react@19.3.1' }],
  });
});

it('has a serial number that follows from what it lists', () => {
  const serialOf = (component: string) =>
    JSON.parse(sameEachTime(bill('a', 'b', 'c', component))).serialNumber as string;
  expect(serialOf('react@19.3.1')).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(serialOf('react@19.3.2')).not.toBe(serialOf('react@19.3.1'));
});

it('makes notices with each package’s license, whole', async () => {
  const shipped = [
    { name: 'one', version: '1.0.0', license: 'MIT', text: 'Copyright (c) One\n\nPermission …' },
    { name: '@a/two', version: '2.0.0', license: 'ISC', text: 'Copyright (c) Two' },
  ];
  const read = { guides: [], software: { shipped, billOfMaterials: bill('a', 'b', 'c') } };
  const [notices, sbom] = await software.render(dictionary, read);
  expect(notices?.path).toBe('static/downloads/software/third-party-notices.txt');
  expect(sbom?.path).toBe('static/downloads/software/sbom.cdx.json');
  for (const { name, version, license, text } of shipped) {
    expect(notices?.content).toContain(`\n${name} ${version}, ${license}\n\n${text}\n`);
  }
  expect(notices?.content).toMatch(/^Generated from package-lock\.json and /);
  expect(String(notices?.content).split('-'.repeat(80))).toHaveLength(3);
});

it('makes nothing where nothing is known of the software', () => {
  expect(software.render(dictionary, { guides: [] })).toEqual([]);
});
