import { field, findsBroken } from '../../testing/brokenRules';
import { inferredHasSource } from './inferred-has-source';

const inferred = (facts: string, basis: string) =>
  field('Agency', { more: `inferred: [${facts}]\n    basis: ${basis}` });

findsBroken(inferredHasSource, 'fields[0].basis', {
  'names no source; write which it is of vendor dictionary, process page, product description':
    inferred('dataType', 'Typed as text.'),
});
findsBroken(inferredHasSource, 'fields[0].inferred', {
  'lacks fieldName, which the basis says no source names': [
    'The product description says only ROI; name and type follow Contact.',
    'Named in running text of the product description; typed as text.',
    'Built from the words funding and source in the product description.',
  ].map((basis) => inferred('dataType', basis)),
});
