import { outsideReserved } from '../../dictionary/checks/example-from-reserved-range';
import type { Counted, MadeUpExport } from './records';

/** Values that could be a real person's data, whatever field they stand in; encoded ones decoded. */
export function personalData(made: MadeUpExport): Counted {
  const broken: string[] = [];
  let checked = 0;
  for (const { place, members } of made.all) {
    for (const [name, spelled] of members) {
      if (!spelled.startsWith('"')) continue;
      checked += 1;
      const text = JSON.parse(spelled) as string;
      const inside = /^[A-Za-z0-9+/]{24,}={0,2}$/.test(text)
        ? Buffer.from(text, 'base64').toString('utf8')
        : '';
      for (const { match, what } of outsideReserved(`${text} ${inside}`)) {
        broken.push(`${place} "${name}" has ${match}, which looks like ${what}`);
      }
    }
  }
  return { checked, broken };
}
