import { generate, summarize } from '../src/site/generator/generate';
import { reportProblems } from './reportProblems';

void reportProblems(async () => console.log(summarize(await generate(process.cwd()))));
