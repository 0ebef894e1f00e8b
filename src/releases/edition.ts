import type { Dictionary } from '../dictionary/model/dictionary';
import { editionOf, type Edition } from '../dictionary/model/edition';
import type { History } from './history';

type CitableEdition = Edition &
  Readonly<{
    /** The version of the dictionary with its day. */
    dictionary: string;
    /** What a citation says between a field and its address. */
    citedAs: string;
  }>;

/** The edition as a citation names it: with the version of the dictionary, and the day of its release. */
export function citableEdition(
  from: Pick<Dictionary, 'site' | 'sources'>,
  { version, releases }: Pick<History, 'version' | 'releases'>,
): CitableEdition {
  const last = releases[0];
  const isLater = last && version !== last.version;
  const dictionary = last
    ? `data dictionary ${last.version} of ${last.date}${isLater ? ' with later changes' : ''}`
    : 'data dictionary without a release';
  const edition = editionOf(from);
  const { title, publisher } = from.site;
  const parts = [title, publisher?.name, dictionary.replace('d', 'D'), edition.describes];
  return { ...edition, dictionary, citedAs: `${parts.filter(Boolean).join('. ')}.` };
}
