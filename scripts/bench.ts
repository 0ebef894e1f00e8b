import { ensureChromium } from './testing/ensureChromium';
import { benchBuild } from './bench/build';
import { benchGenerator } from './bench/generator';
import { benchPages } from './bench/pages';
import { benchAnswers, benchTyping } from './bench/search';

async function main(): Promise<void> {
  ensureChromium();
  benchGenerator();
  benchBuild();
  await benchPages();
  await benchAnswers();
  await benchTyping();
}

void main();
