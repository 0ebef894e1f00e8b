import { generate, summarize } from '../src/generator/generate';
import { reportProblems } from './reportProblems';

void reportProblems(async () => console.log(summarize(await generate(process.cwd()))));
