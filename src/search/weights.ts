export const WEIGHTS = {
  /** Where a word stands; 1 where nothing is said. */
  places: { name: 2.25, codeSystem: 2.5, other: 0.6, context: 0.1 },
  /** A word that is only the beginning of one that stands there. */
  beginning: 0.5,
  /** A phrase that means the same. */
  sameMeaning: 0.35,
  /** What nearly every record is about says little of which field is meant; nor does what a request begins with. */
  common: 0.25,
  /** A question asks for a field or for how things are, less often for an entity or a code. */
  questionKinds: { entity: 1, field: 1, value: 0.5, guide: 0.6 },
  aboutKinds: { entity: 0.7, field: 0.5, value: 0.3, guide: 1 },
  fileKinds: { entity: 3, field: 1, value: 0.5, guide: 0.6 },
  /** Who looks for `SSN` wants the fields; what it stands for comes after them. */
  abbreviation: 0.05,
  /** What it stands for, where that is asked. */
  letters: 10,
  /** A field of the kind that is asked for, a date for when, a person for who, as far as it has the query’s words; and an entity where records are requested. */
  answer: 7,
  /** A flag, for a question that is answered with yes or no: often a date or a status answers it as well. */
  flag: 3,
  requested: 1.4,
  /** What has in its name the thing that a question names: `lab` of `which lab ran the test`. */
  head: 5,
  /** The power of the share of the query that was found. */
  coverage: 2.5,
  /** How much of a word counts as found that is only among what the field’s entity is also called. */
  context: 0.5,
  /** How well the names fit, beside the engine's best score of 1; of a section also the words by which readers look for it. */
  names: { entity: 1.1, field: 1, value: 1, guide: 0.5 },
  /** A phrase that readers say for a section or an entity, by the square of how much of the query it is. */
  phrases: { entity: 0.8, field: 0, value: 0, guide: 1.5 },
  /** How much more of the query such a phrase must be than that of an intent, to come before it. */
  longer: 0.15,
  /** Names that have only words of the same meaning; and where those are the whole name. */
  sameName: 0.3,
  sameWholeName: 0.7,
  /** A word such as `by` or `to` that is in the name as well: it tells names apart that are alike. */
  smallWord: 0.3,
};
