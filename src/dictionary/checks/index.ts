import { formatProblem, type Problem } from '../model/problem';
import { abbreviationListed } from './abbreviation-listed';
import { americanSpelling } from './american-spelling';
import { codeSystemUsed } from './code-system-used';
import { codedFieldHasValues } from './coded-field-has-values';
import { coverageNamesExist } from './coverage-names-exist';
import { datesInOrder } from './dates-in-order';
import { deaCheckDigit } from './dea-check-digit';
import { descriptionAddsToName } from './description-adds-to-name';
import { descriptionDistinct } from './description-distinct';
import { descriptionSaysWho } from './description-says-who';
import { endedRecordAgrees } from './ended-record-agrees';
import { exampleCodeValid } from './example-code-valid';
import { exampleFitsDataType } from './example-fits-data-type';
import { exampleFromReservedRange } from './example-from-reserved-range';
import { exampleInClosedList } from './example-in-closed-list';
import { exampleNoPlaceholder } from './example-no-placeholder';
import { exceptionNeeded } from './exception-needed';
import { gtinCheckDigit } from './gtin-check-digit';
import { exampleInShownValues } from './example-in-shown-values';
import { exampleLeadsToRecord } from './example-leads-to-record';
import { idsKeptApart } from './ids-kept-apart';
import { storyPlacesExist } from './story-places-exist';
import { recordNamesItsClient } from './record-names-its-client';
import { sampleTextsFit } from './sample-texts-fit';
import { staffMayAct } from './staff-may-act';
import { childAfterParent } from './child-after-parent';
import { nothingAfterExport } from './nothing-after-export';
import { statementsHold } from './statements-hold';
import { coverInForce } from './cover-in-force';
import { oneWeightADay } from './one-weight-a-day';
import { pillsAreCounted } from './pills-are-counted';
import { timelineTellsExamples } from './timeline-tells-examples';
import { datesInTextsKnown } from './dates-in-texts-known';
import { monthsMakeTheYear } from './months-make-the-year';
import { pairHasEntities } from './pair-has-entities';
import { paymentPlanFitsCharges } from './payment-plan-fits-charges';
import { dependentsAgree } from './dependents-agree';
import { oneAccident } from './one-accident';
import { moneyFitsStory } from './money-fits-story';
import { identifierHasOutcome } from './identifier-has-outcome';
import { inferredHasSource } from './inferred-has-source';
import { intentHasPage } from './intent-has-page';
import { joinToldAsModeled } from './join-told-as-modeled';
import { linesEndClean } from './lines-end-clean';
import { loincCheckDigit } from './loinc-check-digit';
import { npiCheckDigit } from './npi-check-digit';
import { otherWordsDiffer } from './other-words-differ';
import { personIsFictional } from './person-is-fictional';
import { placeIsFictional } from './place-is-fictional';
import { plainWords } from './plain-words';
import { providerNumberReserved } from './provider-number-reserved';
import { publishedAddressStays } from './published-address-stays';
import { publishedSectionStays } from './published-section-stays';
import { recipeNamesExist } from './recipe-names-exist';
import { renamedFieldGone } from './renamed-field-gone';
import { isExcepted } from './support/exceptions';
import type { CheckedData, Rule } from './support/rule';
import { todoExplained } from './todo-explained';
import { validCodeUsed } from './valid-code-used';
import { valueSetComplete } from './value-set-complete';
import { wordKnown } from './word-known';

const CONTENT_RULES: readonly Rule[] = [
  todoExplained,
  descriptionAddsToName,
  descriptionDistinct,
  descriptionSaysWho,
  exampleFitsDataType,
  exampleInClosedList,
  exampleInShownValues,
  inferredHasSource,
  exampleNoPlaceholder,
  datesInOrder,
  endedRecordAgrees,
  identifierHasOutcome,
  joinToldAsModeled,
  exampleLeadsToRecord,
  idsKeptApart,
  storyPlacesExist,
  sampleTextsFit,
  recordNamesItsClient,
  staffMayAct,
  timelineTellsExamples,
  childAfterParent,
  nothingAfterExport,
  statementsHold,
  coverInForce,
  oneWeightADay,
  pillsAreCounted,
  datesInTextsKnown,
  monthsMakeTheYear,
  moneyFitsStory,
  paymentPlanFitsCharges,
  dependentsAgree,
  oneAccident,
  codedFieldHasValues,
  valueSetComplete,
  coverageNamesExist,
  codeSystemUsed,
  exampleCodeValid,
  validCodeUsed,
  npiCheckDigit,
  deaCheckDigit,
  gtinCheckDigit,
  loincCheckDigit,
  providerNumberReserved,
  otherWordsDiffer,
  exampleFromReservedRange,
  personIsFictional,
  placeIsFictional,
  americanSpelling,
  wordKnown,
  plainWords,
  abbreviationListed,
  linesEndClean,
  publishedAddressStays,
  publishedSectionStays,
  intentHasPage,
  pairHasEntities,
  recipeNamesExist,
  renamedFieldGone,
];

/** Every rule about the content, in the order in which `npm run check -- --list` gives them. */
export const RULES: readonly Rule[] = [...CONTENT_RULES, exceptionNeeded(CONTENT_RULES)];

/** What breaks rules, by how much it matters. */
export type Findings = Readonly<{ errors: readonly Problem[]; warnings: readonly Problem[] }>;

/** Applies rules: each problem carries its rule's name, and what an exception allows is left out. */
export function checkContent(data: CheckedData, rules: readonly Rule[] = RULES): Findings {
  const { exceptions } = data.shared.exceptions.value;
  const found = rules.map(({ name, severity, check }) => {
    const ofRule = exceptions.filter(({ rule }) => rule === name);
    const problems = check(data).filter((problem) => !isExcepted(problem, ofRule));
    return { severity, problems: problems.map((problem) => ({ ...problem, rule: name })) };
  });
  const ofSeverity = (severity: Rule['severity']) =>
    eachOnce(found.flatMap((each) => (each.severity === severity ? each.problems : [])));
  return { errors: ofSeverity('error'), warnings: ofSeverity('warning') };
}

/** A text of the vocabulary is that of many fields, and is told once. */
function eachOnce(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}
