import { generate, summarize } from '../src/generator/generate';
import { reportProblems } from './reportProblems';

reportProblems(() => console.log(summarize(generate(process.cwd()))));
