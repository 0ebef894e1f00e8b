import { createHash } from 'node:crypto';

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
 * Takes out of npm’s bill of materials what is another each time: the moment and a random number, npm’s own version,
 * and the folder’s name where the project’s belongs. The serial number that is put in follows from all the rest.
 *
 * @param written JSON of CycloneDX, as `npm sbom` prints it
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
  const hash = createHash('sha256').update(content).digest('hex');
  const [a, b, c, d] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 15),
    hash.slice(15, 18),
  ];
  return `${a}-${b}-8${c}-8${d}-${hash.slice(18, 30)}`;
}
