import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from './sites';

const FAULTS = {
  'data/site.yaml': [/^copyrightYear: .*/m, 'copyrightYear: soon'],
  'data/entities/payer.yaml': [/dataType: integer/, 'dataType: integr'],
} as const;

type BrokenFile = keyof typeof FAULTS;

/** Puts faults into the data of a copy of the site. */
export function breakData(siteFolder: string): void {
  for (const [file, [sound, fault]] of Object.entries(FAULTS)) {
    const text = fs.readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');
    fs.writeFileSync(path.join(siteFolder, file), text.replace(sound, fault));
  }
}

/** Makes one of those files sound again. */
export function mendData(siteFolder: string, file: BrokenFile): void {
  fs.copyFileSync(path.join(PROJECT_FOLDER, file), path.join(siteFolder, file));
}
