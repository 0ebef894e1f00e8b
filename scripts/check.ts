import path from 'node:path';
import { counted } from '../src/dictionary/counted';
import { loadDictionary } from '../src/dictionary/load';
import { countFields } from '../src/dictionary/model';
import { reportProblems } from './reportProblems';

reportProblems(() => {
  const { entities } = loadDictionary(path.join(process.cwd(), 'data'));
  const size = `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`;
  console.log(`${size}: no problem found`);
});
