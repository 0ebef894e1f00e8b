import type { JoinedEntities } from '../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../dictionary/model/exampleRecord';
import { CLIENT } from '../../dictionary/model/relations';

/** The files of an export: lines of records, or bytes. */
export type Files = Map<string, string[] | Uint8Array>;

/** Ids of two copies are more than any id of the sample apart; but a Client Id must fit a smallint. */
const [IDS_APART, FIRST_CLIENT] = [2_100_000, 11_000];
const MEMBER = /"((?:[^"\\]|\\.)*)":("(?:[^"\\]|\\.)*"|[^,}]+)/g;
const GUID = /[0-9a-f]{8}(?=(-[0-9a-f]{4}){3}-[0-9a-f]{12}"?$)/i;

/**
 * Copies the clients of an export, under other ids and on earlier days: in each copy, all joins lead to records. What
 * belongs to no client is not copied.
 *
 * @param copies how many of all clients; a thousand at most, or ids are too large
 */
export function* copyClients(
  { entities, relationships: { joins } }: JoinedEntities,
  files: Files,
  copies: number,
): Generator<Files> {
  const places = joins.filter(({ to }) => to.slug === CLIENT).flatMap(({ from, to }) => [from, to]);
  const ofClients = entities.filter(({ slug }) => places.some((place) => place.slug === slug));
  // A short number is no id by itself: it is looked up together with the Client Id.
  const homes = ofClients.flatMap(({ slug, fields }) =>
    fields.flatMap(({ fieldName, dataType }) =>
      /smallint|tinyint/.test(dataType) ? [] : `${slug}/${fieldName}`,
    ),
  );
  const ids = new Set(
    joins
      .filter(({ to }) => homes.includes(`${to.slug}/${to.fieldName}`))
      .flatMap(({ from, to }) => [from, to].map(({ slug, fieldName }) => `${slug}/${fieldName}`)),
  );
  const clients = [
    ...new Set(
      [...files.values()]
        .flatMap(String)
        .join()
        .match(/(?<="Client Id":)\d+/g),
    ),
  ];

  for (let nth = 1; nth <= copies; nth += 1) {
    const otherId = (id: string) => {
      const client = clients.indexOf(id);
      if (client >= 0) return String(FIRST_CLIENT + (nth - 1) * clients.length + client);
      if (GUID.test(id)) return id.replace(GUID, String(nth).padStart(8, '0'));
      return /[a-z]/i.test(id)
        ? id.replace(/"?$/, `-${nth}$&`)
        : id.replace(/\d+/, (digits) => String(Number(digits) + nth * IDS_APART));
    };
    const earlier = (day: string) =>
      new Date(Date.parse(day) - (nth % 52) * 7 * 86_400_000).toISOString().slice(0, 10);
    const copy: Files = new Map();
    for (const { slug, fileName } of ofClients) {
      for (const file of [exportFileName(fileName), customExportFileName(fileName)]) {
        const lines = files.get(file) as string[] | undefined;
        if (lines)
          copy.set(
            file,
            lines.map((line) =>
              line.replace(MEMBER, (_, name: string, value: string) => {
                const other =
                  ids.has(`${slug}/${name}`) && value !== 'null'
                    ? otherId(value)
                    : value.replace(/(?<=^")(?!1900)\d{4}-\d\d-\d\d/, earlier);
                return `"${name}":${other}`;
              }),
            ),
          );
      }
    }
    for (const [name, bytes] of files) if (GUID.test(name)) copy.set(otherId(name), bytes);
    yield copy;
  }
}
