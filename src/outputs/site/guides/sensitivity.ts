import type {
  ReadLaw,
  SensitiveClass,
  SensitiveEntity,
} from '../../../dictionary/contract/guideTables';
import type { Dictionary, Entities } from '../../../dictionary/model/dictionary';
import { PAGES } from '../../../dictionary/model/addresses';
import { CLASSES, classesOf, countClasses } from '../../../dictionary/model/sensitivity';

export function sensitivityClasses({
  entities,
  sensitivity,
}: Pick<Dictionary, 'entities' | 'sensitivity'>): SensitiveClass[] {
  const marks = entities.flatMap(({ fields }) => fields.flatMap(classesOf));
  return CLASSES.map((name) => ({
    ...{ name, ...sensitivity.classes[name] },
    fields: marks.filter((each) => each === name).length,
  }));
}

/** All entities, those with most free text, scans and signatures first. */
export function sensitiveEntities({ entities }: Entities): SensitiveEntity[] {
  return entities
    .map(({ slug, name, fields, customConfiguration: { isCustomOnly, hasCustomFields } }) => ({
      ...{ slug, name, counts: Object.fromEntries(countClasses({ fields })) },
      own: (isCustomOnly ? ['all others'] : hasCustomFields ? ['a second file'] : []).map(
        (text) => ({ text, to: PAGES.customFields }),
      ),
    }))
    .sort((a, b) => looked(b) - looked(a));
}

const looked = ({ counts }: SensitiveEntity) =>
  (counts['free-text'] ?? 0) + (counts['image-signature'] ?? 0);

export const lawRead = ({ sensitivity }: Pick<Dictionary, 'sensitivity'>): ReadLaw[] =>
  Object.entries(sensitivity.law).map(([section, read]) => ({ section, read }));
