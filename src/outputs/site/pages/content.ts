import type { Claim } from '../../../dictionary/model/sources';
import type { Entity, Field } from '../../../dictionary/model/dictionary';
import { countFieldsByName } from '../../../dictionary/model/names';
import { openQuestions, type OpenQuestion } from '../../../dictionary/model/openQuestions';
import type {
  PageClaim,
  PageData,
  PageField,
  PageNeighbor,
  PageValues,
} from '../../../dictionary/model/page';
import type { ValueSet } from '../../../dictionary/model/valueSets';
import { areasOf } from '../areas/render';

/** What the page of each entity shows: as much of the dictionary as it needs, ready to be shown. */
export function pageContents(entities: readonly Entity[]): (entity: Entity) => PageData {
  const fieldsCalled = countFieldsByName(entities);
  const neighbors = neighborsInArea(entities);
  return (entity) => {
    const { slug, name, fileName, area, description, customConfiguration, note } = entity;
    return {
      slug,
      name,
      fileName,
      area,
      description,
      customConfiguration,
      note,
      open: entity.open,
      conflict: entity.conflict?.map(pageClaim),
      ...neighbors.get(slug),
      fields: entity.fields.map((field) => pageField(field, fieldsCalled(field.fieldName))),
    };
  };
}

function pageField(field: Field, namesakes: number): PageField {
  const { values, conflict } = field;
  const isUnknown = values?.status === 'unknown';
  const questions = openQuestions(field).map(shortQuestion);
  const shown = {
    ...field,
    otherWords: undefined,
    open: questions.length > 0 ? questions : undefined,
    conflict: conflict?.map(pageClaim),
    values: values && !isUnknown ? pageValues(values) : undefined,
    namesakes,
  };
  return shown;
}

/** A question that stands at hundreds of fields says itself in few words there. */
function shortQuestion({ kind, question }: OpenQuestion): string {
  return kind === 'flag' ? 'whether 0/1 or false/true' : question;
}

function pageClaim({ source, says }: Claim): PageClaim {
  return { source: source.name, says };
}

function pageValues({ status, codeSystem, codes }: ValueSet): PageValues {
  return {
    status,
    codeSystem: codeSystem && { key: codeSystem.key, name: codeSystem.name },
    // 'Yes or no' says it; how they are spelled is an open question.
    codes: status === 'flag' ? [] : codes,
  };
}

function neighborsInArea(
  entities: readonly Entity[],
): ReadonlyMap<string, Pick<PageData, 'previous' | 'next'>> {
  const lists = areasOf({ entities }).map((area) => area.entities);
  return new Map(
    lists.flatMap((list) =>
      list.map(({ slug }, at) => [
        slug,
        { previous: neighbor(list[at - 1]), next: neighbor(list[at + 1]) },
      ]),
    ),
  );
}

function neighbor(entity?: PageNeighbor): PageNeighbor | undefined {
  return entity && { slug: entity.slug, name: entity.name };
}
