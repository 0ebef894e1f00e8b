/*
 * What only the build draws the rows from. Browsers have them in the page, so `src/site/plugin` keeps this file out of what they
 * load; there all that it exports is undefined.
 */
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import catalogFile from '../../../static/catalog.json';
import {
  readCatalog,
  type CatalogEntity,
  type CatalogFile,
} from '../../dictionary/contract/catalog';
import { fieldPath } from '../../dictionary/model/addresses';
import { TODO } from '../../dictionary/model/dataTypes';
import { TextOrTodo } from '../ui';

export const CATALOG: readonly CatalogEntity[] | undefined = readCatalog(
  catalogFile as CatalogFile,
);

/**
 * The rows of the table of all fields, in menu and file order; `readRows` reads them. There are thousands, so each has
 * one link, which is also one stop for the keyboard. The entity comes first, for then a row begins like the one
 * before it, which packs best.
 */
export function FieldRows({ catalog }: { catalog: readonly CatalogEntity[] }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { collectLink } = useBrokenLinks();
  return catalog.flatMap(({ slug, name, fields }) =>
    fields.map((field) => {
      const { anchor, dataType, isNullable } = field;
      const address = withBaseUrl(fieldPath(slug, anchor));
      collectLink(address);
      return (
        <tr key={`${slug}#${anchor}`}>
          <td>{name}</td>
          <th scope="row">
            <a href={address}>{field.fieldName}</a>
          </th>
          <td
            data-nullable={isNullable ? 'yes' : undefined}
            data-values={field.status}
            data-system={field.codeSystem}
          >
            <TextOrTodo>{isNullable && dataType !== TODO ? `${dataType} ` : dataType}</TextOrTodo>
            {isNullable && <i>nullable</i>}
          </td>
          <td data-by={field.describedBy}>
            <TextOrTodo>{field.description}</TextOrTodo>
          </td>
        </tr>
      );
    }),
  );
}
