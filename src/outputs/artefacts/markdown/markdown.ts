import { LLMS } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { countFields, type Dictionary, type Entity } from '../../../dictionary/model/dictionary';
import { editionOf } from '../../../dictionary/model/edition';
import type { Output } from '../../output';
import { byArea } from '../../../dictionary/model/areas';
import { filled, provenance } from '../provenance';
import { linkerFrom, entityTwin, type Twin } from './entity';
import { guideTwins } from './guide';
import { asText } from './syntax';
import { relationshipsTwin, valuesTwin } from './pages';

/** The pages as Markdown, the list of them, and all in one file. */
export const markdown: Output = (dictionary, inputs) => {
  const entities = new Map(
    dictionary.entities.map((entity) => [entity, entityTwin(dictionary, entity)]),
  );
  const guides = inputs.guides.map(guideTwins(dictionary, inputs));
  const others = [...guides, relationshipsTwin(dictionary), valuesTwin(dictionary)];
  const all = [...others, ...entities.values()];
  const about = provenance(dictionary).map(asText).join('\n\n');
  const file = (path: string, text: string) => ({
    path: `static${path}`,
    content: `${text}\n\n---\n\n${about}\n`,
  });
  return [
    ...all.map(({ path, text }) => file(path, text)),
    file(LLMS.list, llmsList(dictionary, others, entities)),
    file(LLMS.full, all.map(({ text }) => text).join('\n\n')),
  ];
};

/** The list of everything that programs read, in the form of llmstxt.org. */
function llmsList(
  dictionary: Dictionary,
  others: readonly Twin[],
  entities: ReadonlyMap<Entity, Twin>,
): string {
  const { site, texts } = dictionary;
  const edition = editionOf(dictionary);
  const link = linkerFrom(LLMS.list);
  const line = ({ title, path, about }: Omit<Twin, 'text'>) => `- ${link(title, path)}: ${about}`;
  const lines = (all: readonly Omit<Twin, 'text'>[]) => all.map(line).join('\n');
  return filled(texts.llms, {
    title: asText(site.title),
    version: asText(site.versionLabel),
    size: `${counted(entities.size, 'entity', 'entities')} and ${counted(countFields(dictionary.entities), 'field')}`,
    describes: edition.describes,
    publisher: edition.publisher,
    guides: lines(others),
    entities: byArea(dictionary.entities)
      .map(({ name, entities: members }) => {
        const ofArea = members.flatMap((entity) => entities.get(entity) ?? []);
        return `## Entities: ${asText(name)}\n\n${lines(ofArea)}`;
      })
      .join('\n\n'),
    programs: lines(texts.programs),
  });
}
