import { entityPath } from '../../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../../dictionary/model/names';
import type { Entity } from '../../../dictionary/model/dictionary';
import { generatedJson } from '../../generated';
import type { Output } from '../../output';
import { pageContents } from './content';

/**
 * Makes for each entity a small MDX file and, beside it, the JSON file with its fields. Of the YAML only the name
 * enters the MDX, as a quoted front matter value: whatever else is edited changes the JSON alone, which the
 * development server exchanges in the open page.
 */
export const pages: Output = (dictionary, { history }) => {
  const content = pageContents(dictionary, history);
  return dictionary.entities.flatMap((entity) => {
    const path = `docs/entities/${entity.slug}`;
    const source = `data/entities/${entity.slug}.yaml`;
    return [
      { path: `${path}.mdx`, content: renderMdx(entity) },
      generatedJson(`${path}.json`, source, content(entity)),
    ];
  });
};

function renderMdx(entity: Entity): string {
  const { slug, name } = entity;
  return `${frontMatter(slug, name)}
import EntityHeader from '@site/src/components/EntityHeader';
import EntityRelations from '@site/src/components/EntityRelations';
import ExampleFile, { FieldsBesideExample } from '@site/src/components/ExampleFile';
import FieldGrid from '@site/src/components/FieldGrid';
import UseFile from '@site/src/components/UseFile';
import entity from './${slug}.json';

<EntityHeader {...entity} />

<FieldsBesideExample>
<section>

## Fields {/* #${SECTION_ANCHORS.fields} */}

<FieldGrid {...entity} />

</section>
<section>

## Example File {/* #${SECTION_ANCHORS.example} */}

<ExampleFile {...entity} />

</section>
</FieldsBesideExample>

## Use this file {/* #${SECTION_ANCHORS.use} */}

<UseFile {...entity} />

<EntityRelations {...entity}>

## Relationships {/* #${SECTION_ANCHORS.relationships} */}

</EntityRelations>
`;
}

function frontMatter(slug: string, name: string): string {
  return [
    '---',
    `# Generated from data/entities/${slug}.yaml; edit that file.`,
    `title: ${quote(name)}`,
    `sidebar_label: ${quote(name)}`,
    `slug: ${quote(entityPath(slug))}`,
    'displayed_sidebar: main',
    'hide_title: true',
    'hide_table_of_contents: true',
    '---',
    '',
  ].join('\n');
}

/** A JSON string in plain ASCII, which every YAML reader takes as the same double-quoted scalar. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
