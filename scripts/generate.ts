import { generateIfNeeded } from '../src/generator/generateIfNeeded';
import { reportProblems } from './reportProblems';

void reportProblems(async () => console.log(await generateIfNeeded(process.cwd())));
