import { expect, it } from 'vitest';
import { changedProject } from '../../testing/changedProject';
import { entityYaml, fieldYaml } from '../../testing/dataFolder';
import { isGolden } from '../../testing/golden';
import { dictionary as project } from '../../testing/guides/projectGuides';
import { loadFiles, loadIn } from '../../testing/loadProblems';
import { areasWithQuestions, openQuestionList, reachText } from './openQuestions';

isGolden(__dirname, openQuestionList);

const dictionary = loadFiles({
  'quiet.yaml': entityYaml('Quiet'),
  'files.yaml': entityYaml(
    'Files',
    ['Sent', 'Seen', 'Seen UTC']
      .map((name) => fieldYaml(name, '2025-03-04T10:00:00', 'smalldatetime'))
      .join(''),
  ),
});

it('counts what depends on an answer', () => {
  const reaches = [
    { kind: 'zone' },
    { entity: 'files' },
    { files: 'all' },
    { files: 'custom' },
    { identifier: 'Nothing Id' },
  ] as const;
  expect(reaches.map((reach) => reachText(reach, dictionary))).toEqual([
    '2 fields',
    `${dictionary.entities[0]?.fields.length} fields of Files`,
    `${dictionary.entities.length} files`,
    '0 files',
    '0 fields',
  ]);
});

it('asks of an entity as a whole what it asks of a field too', () => {
  const why = { open: ['why'] };
  const [area] = areasWithQuestions(loadIn(changedProject({ entity: why, fields: [why] })));
  expect(area?.entities[0]?.items.map(({ fields }) => fields.length)).toEqual([0, 1]);
});

it('has ten questions to settle first, for what decides is not a list of everything, each of something', () => {
  const reaches = project.firstQuestions.map(({ reach }) => reachText(reach, project));
  expect(reaches).toHaveLength(10);
  expect(reaches.filter((reach) => !/^[1-9]/.test(reach))).toEqual([]);
});
