import { createHash } from 'node:crypto';
import { ARTEFACTS } from '../../../dictionary/model/addresses';
import type { Output, ShippedPackage } from '../../output';

/** What the site is built from: the licenses of the code that it holds, and all packages that build it. */
export const software: Output = {
  name: 'software',
  render: (_dictionary, { software: read }) => {
    if (!read) return [];
    const bill = sameEachTime(read.billOfMaterials);
    return [
      { path: `static${ARTEFACTS.notices}`, content: notices(read.shipped) },
      { path: `static${ARTEFACTS.billOfMaterials}`, content: bill },
    ];
  },
};

const RULE = '-'.repeat(80);

/** The licenses of other people’s code that the site and its programs hold, with their whole texts. */
export function notices(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, license, text }) => {
    return `${RULE}\n${name} ${version}, ${license}\n\n${text}\n`;
  });
  return `Generated from package-lock.json and the packages that it names.

The scripts and styles of this site hold code of these ${packages.length} packages. Each is here under its own
license, with its copyright notice. The site’s own code and texts have licenses of their own.

${parts.join('\n')}`;
}

type Bill = {
  serialNumber?: string;
  metadata: {
    timestamp?: string;
    tools: { vendor: string; name: string; version?: string }[];
    component: { 'bom-ref': string; name: string };
    properties?: { name: string; value: string }[];
  };
};

/**
 * Takes out of npm’s bill of materials what is another each time: moment, random number, npm’s own version, and the
 * folder’s name where the project’s belongs. The serial number that is put in follows from all the rest.
 */
export function sameEachTime(written: string): string {
  const bill = JSON.parse(written) as Bill;
  const { metadata } = bill;
  delete metadata.timestamp;
  for (const tool of metadata.tools) delete tool.version;
  metadata.component.name = metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  metadata.properties = [
    { name: 'ehi:origin', value: 'Generated from package-lock.json, by npm sbom.' },
  ];
  bill.serialNumber = '';
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** A UUID of version 8, the one for numbers that follow from a content. */
function uuidOf(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 30);
  return hash.replace(/(.{8})(.{4})(.{3})(.{3})(.{12})/, '$1-$2-8$3-8$4-$5');
}
