import { field, tellsBroken } from '../../testing/brokenRules';
import { inferredHasSource } from './inferred-has-source';

const inferred = (facts: string, basis: string) =>
  field('Agency', { more: `inferred: [${facts}]\n    basis: ${basis}` });

tellsBroken(inferredHasSource, [
  [
    'a basis without a source',
    inferred('dataType', 'Typed as text.'),
    'fields[0].basis',
    'names no source; write which it is of vendor dictionary, process page, product description',
  ],
  [
    'a name that was built and is not marked',
    inferred('dataType', 'The product description says only ROI; name and type follow Contact.'),
    'fields[0].inferred',
    'lacks fieldName, which the basis says no source names',
  ],
  [
    'a name that stands in running text and is not marked',
    inferred('dataType', 'Named in running text of the product description; typed as text.'),
    'fields[0].inferred',
    'lacks fieldName, which the basis says no source names',
  ],
  [
    'a name that was put together from several words and is not marked',
    inferred('dataType', 'Built from the words funding and source in the product description.'),
    'fields[0].inferred',
    'lacks fieldName, which the basis says no source names',
  ],
]);
