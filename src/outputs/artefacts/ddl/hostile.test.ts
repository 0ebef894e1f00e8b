import { expect, it } from 'vitest';
import { DATABASES } from '../../../proof/subject/databases';
import { exampleFiles, makeFolder } from '../../../testing/guides/exportFolder';
import { readSample } from '../../../testing/sample/sample';
import { ddl } from './ddl';

it.each(Object.entries(DATABASES))(
  'takes names with quotes, brackets and signs as they are: %s',
  async (engine, open) => {
    const { dictionary, inputs } = await readSample();
    const hostile = {
      ...dictionary,
      entities: dictionary.entities.filter(({ slug }) => slug === 'hostile'),
    };
    const files = await ddl.render(hostile, inputs);
    const sql = files.find(({ path }) => path === `static/downloads/ddl/${engine}.sql`)?.content;
    const folder = makeFolder(exampleFiles(hostile, 'lines'));
    const database = await open(folder);
    await database.run(String(sql));
    const rows = await database.rows('SELECT * FROM "ContentHostile"');
    await database.close();
    expect(rows).toEqual([{ '<i>Say</i> "so" {x}': '---\ntitle: stolen\n---\ta\\b' }]);
  },
);
