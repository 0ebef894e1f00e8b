import { counted } from '../../dictionary/model/counted';
import type { CheckReport } from '../model/report';

type About = Pick<CheckReport, 'subject' | 'versions'>;

/** What every report names: what was checked, when, and with what. Each has an id, a label and words. */
export function aboutRows({
  subject,
  versions,
}: About): (readonly [id: string, label: string, text: string])[] {
  const { name, size, sha256, checkedAt } = subject;
  const { export: ofExport, dictionary, checker } = versions;
  const time = `${checkedAt.slice(0, 10)} ${checkedAt.slice(11, 19)} UTC`;
  const release = `release ${dictionary}`;
  return [
    ['name', 'Checked', name],
    ['size', 'Size', counted(size, 'byte')],
    ['sha-256', 'SHA-256', sha256 ?? 'not computed'],
    ['checked-at', 'Date', time],
    ['dictionary', 'Dictionary', ofExport ? `${ofExport}, ${release}` : release],
    ['checker', 'Checker', checker],
  ];
}
