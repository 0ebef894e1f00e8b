import { isSamePlace } from '../model/relationships';
import type { Rule } from './support/rule';
import { toldStory, type Shown } from './support/story';

/** When a record was entered to which others refer, by the slug of its entity. */
const ENTERED: Readonly<Record<string, string>> = {
  'medication-request': 'Medication Added Date',
  orders: 'Order Date',
  'statement-header': 'Statement Created Date',
};

/** What is made during a visit is named by the visit's record, which is the older of the two. */
const OLDER_THAN_VISIT = ['schedulerplanner', 'insurance', 'authorization', 'liability', 'family'];

/** Names of moments at which something is entered into a record. */
const ENTRY =
  /Created Date|Signed|Transferred|Signature .*Date|^Signature Datetime|Updated Date|Approved Date|Approval Date|Accepted|Pushed|Submitted|Action Date|Sent Date|Recorded Date|Completed Date|Actual Payment|EOB|Medication Added/;
const NO_ENTRY = /^Pillbox|Published/;

/** A record that refers to another was entered no earlier than that one. */
export const childAfterParent: Rule = {
  name: 'child-after-parent',
  description: 'A record is entered no earlier than the record that it refers to.',
  severity: 'error',
  check: (data) => {
    const { all, at } = toldStory(data);
    const { joins } = data.dictionary.relationships;
    const parents = (slug: string) => {
      const own = all.filter((each) => each.slug === slug);
      const slugs = own.flatMap(({ field, text }) =>
        joins
          .filter(({ from }) => isSamePlace(from, { slug, ...field }))
          .filter(({ to }) => at(`${to.slug}/${to.fieldName}`)?.text === text)
          .map(({ to }) => to.slug),
      );
      return [...new Set(slugs)].filter((parent) => parent !== slug && isOlder(slug, parent));
    };
    return data.dictionary.entities.flatMap(({ slug }) => {
      const moments = all.filter((each) => each.slug === slug && isEntry(each));
      return parents(slug).flatMap((parent) => {
        const entered = at(`${parent}/${ENTERED[parent] ?? 'Created Date'}`);
        const first = entered?.time && toTheMinute(entered.time);
        return moments
          .filter(({ time }) => first && time && time < first)
          .map((each) =>
            each.problem(`is before ${entered?.time}, when the record of ${parent} was entered`),
          );
      });
    });
  },
};

function isOlder(slug: string, parent: string): boolean {
  return slug !== 'visit-service' || OLDER_THAN_VISIT.includes(parent);
}

function isEntry({ field: { fieldName } }: Shown): boolean {
  return ENTRY.test(fieldName) && !NO_ENTRY.test(fieldName);
}

function toTheMinute(time: string): string {
  return time.slice(0, 16);
}
