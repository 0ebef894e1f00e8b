import { ensureChromium } from './testing/ensureChromium';
import { benchBuild } from './bench/build';
import { benchGenerator } from './bench/generator';
import { benchPages } from './bench/pages';

async function main(): Promise<void> {
  ensureChromium();
  benchGenerator();
  benchBuild();
  await benchPages();
}

void main();
