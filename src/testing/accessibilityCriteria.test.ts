import axe from 'axe-core';
import { expect, it } from 'vitest';
import { dictionary } from './guides/projectGuides';

const { accessibility } = dictionary;

/** WCAG 2.2, levels A and AA: how many criteria each guideline has, in their order, with the AAA ones left out. */
const NUMBERS = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10
1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2
2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`;

it('tells of each criterion once, in order', () => {
  expect(accessibility.map(({ number }) => number)).toEqual(NUMBERS.split(/\s/));
  expect(accessibility.filter(({ level }) => level === 'A')).toHaveLength(31);
});

it('names the checker for those that it has rules for, and for no other', () => {
  const tags = axe
    .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .filter(({ tags }) => !tags.includes('experimental'))
    .flatMap(({ tags }) => tags);
  const hasRule = (number: string) => tags.includes(`wcag${number.replaceAll('.', '')}`);
  const wrong = accessibility.filter(({ number, triedBy }) =>
    // Of what is not on the site, such as videos, it has rules as well.
    triedBy.includes('does-not-apply')
      ? triedBy.length > 1
      : triedBy.includes('axe') !== hasRule(number),
  );
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

it('says what was left out where nobody has looked', () => {
  const silent = accessibility.filter(({ triedBy, open }) => triedBy.includes('nobody') && !open);
  expect(silent).toEqual([]);
});
