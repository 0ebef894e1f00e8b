import { SECTION_ANCHORS } from '../../dictionary/anchors';
import { TODO } from '../../dictionary/dataTypes';
import { nameKey } from '../../dictionary/nameKey';
import { exportFileName } from '../../dictionary/exampleRecord';
import type { Dictionary, Entity } from '../../dictionary/model';
import type { OutputFile } from '../outputFile';
import { pageData } from './pageData';

export const PAGES_FOLDER = 'docs/entities';

const MDX_MARK = '---\n# Generated from data/entities/';
const JSON_MARK = '{\n  "generatedFrom": "data/entities/';

/**
 * Makes the entity pages: for each entity a small MDX file and, beside it, the JSON file with its
 * fields. Text from YAML enters the MDX only as a quoted front matter value, never as markup.
 */
export function renderPages({ entities }: Pick<Dictionary, 'entities'>): OutputFile[] {
  const entitiesWith = countNames(entities);
  return entities.flatMap((entity) => [
    { path: `${PAGES_FOLDER}/${entity.slug}.mdx`, content: renderMdx(entity) },
    { path: `${PAGES_FOLDER}/${entity.slug}.json`, content: renderJson(entity, entitiesWith) },
  ]);
}

/** Tells a generated page file, which may be replaced or removed, from a hand-written one. */
export function isGeneratedPage(content: string): boolean {
  return content.startsWith(MDX_MARK) || content.startsWith(JSON_MARK);
}

/** One or two sentences on an entity for search engines and link previews. */
function metaDescription({ name, fileName, description, fields }: Entity): string {
  const about = `${exportFileName(fileName)} of the EHI export: ${fields.length} fields`;
  return description === TODO
    ? `${about} of ${name}, with data types, an example record and descriptions.`
    : `${about}. ${description}`;
}

function renderMdx(entity: Entity): string {
  return `${MDX_MARK}${entity.slug}.yaml; edit that file.
title: ${quote(entity.name)}
sidebar_label: ${quote(entity.name)}
description: ${quote(metaDescription(entity))}
slug: ${quote(`/entities/${entity.slug}`)}
hide_title: true
hide_table_of_contents: true
pagination_prev: null
pagination_next: null
---

import entity from './${entity.slug}.json';

<EntityHeader {...entity} />

## Example File {/* #${SECTION_ANCHORS.example} */}

<ExampleFile {...entity} />

## Fields {/* #${SECTION_ANCHORS.fields} */}

<FieldGrid {...entity} />
`;
}

/** A JSON string in plain ASCII, which every YAML reader takes as the same double-quoted scalar. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function renderJson(entity: Entity, entitiesWith: (fieldName: string) => number): string {
  return `${JSON.stringify(pageData(entity, entitiesWith), null, 2)}\n`;
}

function countNames(entities: readonly Entity[]): (fieldName: string) => number {
  const counts = new Map<string, number>();
  for (const { fields } of entities) {
    for (const key of new Set(fields.map(({ fieldName }) => nameKey(fieldName)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (fieldName) => counts.get(nameKey(fieldName)) ?? 0;
}
