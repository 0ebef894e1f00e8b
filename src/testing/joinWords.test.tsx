import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import EntityRelations from '../components/EntityRelations';
import FieldJoins from '../components/Relationships/FieldJoins';
import PathFinder from '../components/PathFinder';
import { Joins } from '../components/Relationships/Joins';
import { pathFinderPath } from '../dictionary/model/addresses';
import { relationsOf, notableJoins } from '../dictionary/model/relations';
import { cardinalityText, surenessOf } from '../dictionary/model/relationships';
import { markdown } from '../outputs/artefacts/markdown/markdown';
import { guideJoins } from '../outputs/guides/guideJoins';
import { relationships } from '../outputs/site/relationships/relationships';
import { readSample } from './sample/sample';

const { dictionary, inputs } = await readSample();
const contentOf = async (output: typeof markdown, path: string) =>
  String((await output(dictionary, inputs)).find((file) => file.path === path)?.content);
const data = JSON.parse(await contentOf(relationships, 'docs/lists/relationships.json'));
const slug = 'every-join';
const seen = relationsOf(dictionary, slug);

const WORDS = /(?:one|many)[- ]to[- ](?:one|many)|stated|from the name|inferred/g;

/** What each line says of its join, without the reason, which is a sentence of its own. */
const wordsOf = (lines: readonly string[]) =>
  lines.map((line) => line.match(WORDS)?.sort().join(', ')).filter(Boolean);

function wordsShown(page: ReactNode, lines = 'tbody tr'): unknown[] {
  const { container } = render(page);
  return wordsOf(Array.from(container.querySelectorAll(lines), (line) => line.textContent));
}

async function wordsWritten(path: string, from: string, line: RegExp): Promise<unknown[]> {
  const [, text = ''] = (await contentOf(markdown, path)).split(from);
  return wordsOf(text.split('\n').filter((each) => line.test(each)));
}

it('says the same of a join on the page of all joins and in its Markdown', async () => {
  const shown = wordsShown(<Joins data={data} />);
  expect(shown).toEqual(
    notableJoins(data).map((join) =>
      [cardinalityText(join.cardinality), surenessOf(join)].sort().join(', '),
    ),
  );
  expect(new Set(shown).size).toBeGreaterThan(3);
  expect(shown).toEqual(await wordsWritten('static/relationships.md', '## Joins', /→/));
});

it('says the same of a join on an entity’s page and in its Markdown', async () => {
  const page = { slug, name: 'Every Join', relations: seen };
  const shown = wordsShown(<EntityRelations {...page}>{null}</EntityRelations>);
  expect(shown).toEqual(
    await wordsWritten('static/entities/every-join.md', '## Refers to', /^- `/),
  );
});

it('is as sure of a join in a guide, in its Markdown and on the way between two entities', async () => {
  const field = 'every-join/Part Number';
  const list = guideJoins(dictionary, inputs.guides);
  const shown = wordsShown(<FieldJoins list={list} fields={field} />);
  expect(shown).toEqual(['from the name']);
  const written = await wordsWritten(
    'static/guides/components.md',
    '## Tables',
    /› `Part Number` \|/,
  );
  expect(written).toEqual(shown);
  window.history.replaceState(null, '', pathFinderPath('every-feature', '834-load'));
  expect(wordsShown(<PathFinder data={data} examples={[]} />, 'ol li')).toEqual(shown);
});
