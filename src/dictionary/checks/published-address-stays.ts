import type { Entity } from '../model/dictionary';
import type { Problem } from '../model/problem';
import { publishEdits, entityAt, newAddresses, type PublishedPage } from './support/publishedPages';
import type { CheckedData, Rule } from './support/rule';

const LIST = 'published-addresses';
const ADD = 'npm run check -- --fix adds it';

export const publishedAddressStays: Rule = {
  name: 'published-address-stays',
  description: 'Published pages, aliases, file names and field links stay and keep their meaning.',
  check: (data) => [
    ...Object.entries(data.shared[LIST].value.pages).flatMap(([slug, page]) =>
      brokenPromises(data, slug, page),
    ),
    ...newAddresses(data).map(({ entity, page, aliases, anchors }) => {
      const report = (path: string, what: string) =>
        data.problemAt(entity.slug, [path], `${what} not in data/${LIST}.yaml yet; ${ADD}`);
      if (!page) return report('name', `is a new page, "${entity.slug}", and`);
      const added = [...aliases, ...anchors.map(([anchor]) => `#${anchor}`)];
      return report(
        anchors.length > 0 ? 'fields' : 'aliases',
        `have ${added.join(', ')}, which is`,
      );
    }),
  ],
  fix: publishEdits,
};

function brokenPromises(data: CheckedData, slug: string, page: PublishedPage): Problem[] {
  const entity = entityAt(data, slug);
  if (!entity) {
    if (page.removed === true) return [];
    const message =
      'is a published page and gone; make it an alias of the entity that is the same, or say "removed: true" here';
    return [data.shared[LIST].problem(['pages', slug], message)];
  }
  const problems = brokenAnchors(data, slug, page, entity);
  if (entity.fileName !== page.fileName) {
    const message = `was published as "${page.fileName}"; if the export file really has a new name, write it into data/${LIST}.yaml`;
    problems.push(data.problemAt(entity.slug, ['fileName'], message));
  }
  page.aliases?.forEach((alias, at) => {
    if (entityAt(data, alias) === entity) return;
    const message = `"${alias}" is published and no longer leads to "${entity.slug}"; list it under the entity’s aliases`;
    problems.push(data.shared[LIST].problem(['pages', slug, 'aliases', at], message));
  });
  return problems;
}

function brokenAnchors(
  data: CheckedData,
  slug: string,
  page: PublishedPage,
  { slug: current, fields }: Entity,
): Problem[] {
  return Object.entries(page.anchors).flatMap(([anchor, name]) => {
    const now = fields.find((field) => field.anchor === anchor);
    const isRemoved = Array.isArray(page.removed) && page.removed.includes(anchor);
    if (now?.fieldName === name || (!now && isRemoved)) return [];
    const lost = fields.findIndex(
      (field) => field.fieldName === name && page.anchors[field.anchor] !== name,
    );
    if (lost >= 0) {
      const taken = now ? `, and "${now.fieldName}" takes it` : '';
      const message = `is published as #${anchor}${taken}; give this field "anchor: ${anchor}"`;
      return data.problemAt(current, ['fields', lost, 'fieldName'], message);
    }
    const message = now
      ? `#${anchor} is published for "${name}" and leads to "${now.fieldName}"; if that is the same field, write its new name here, else keep the old one`
      : `#${anchor} is published for "${name}" and gone; keep the field, list ${anchor} under "removed" here, or give the renamed one "anchor: ${anchor}" and write its new name here`;
    return data.shared[LIST].problem(['pages', slug, 'anchors', anchor], message);
  });
}
