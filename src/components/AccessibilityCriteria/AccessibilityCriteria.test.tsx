// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Criterion } from '../../dictionary/model/accessibility';
import AccessibilityCriteria from './index';

const criterion = (number: string, rest: Partial<Criterion> = {}): Criterion => ({
  number,
  title: 'Title',
  level: 'A',
  triedBy: ['axe'],
  says: 'What is there.',
  ...rest,
});

const LIST = [
  criterion('1.4.10', { title: 'Reflow', level: 'AA', triedBy: ['axe', 'browser-test'] }),
  criterion('1.4.11', { triedBy: ['nobody'], open: 'The outlines.' }),
  criterion('4.1.2'),
];

it('counts the criteria by how they were tried', () => {
  render(<AccessibilityCriteria list={LIST} />);
  const counts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(counts.map((text) => text?.match(/^.*?: \d+ criteri(on|a);/)?.[0])).toEqual([
    'Checker: 2 criteria;',
    'Browser test: 1 criterion;',
    'Review: 0 criteria;',
    'Does not apply: 0 criteria;',
    'Not tested: 1 criterion;',
  ]);
});

it('lists each below its principle, with how it was tried and what was not', () => {
  const { container } = render(<AccessibilityCriteria list={LIST} />);
  const sections = Array.from(container.querySelectorAll('section'), (section) => [
    section.querySelector('h3')?.textContent,
    ...Array.from(section.querySelectorAll('dt, dd'), ({ textContent }) => textContent),
  ]);
  expect(sections).toEqual([
    [
      'Perceivable',
      '1.4.10 Reflow (level AA)',
      'Checker, Browser test. What is there.',
      '1.4.11 Title (level A)',
      'Not tested. What is there. Not tested: The outlines.',
    ],
    ['Operable'],
    ['Understandable'],
    ['Robust', '4.1.2 Title (level A)', 'Checker. What is there.'],
  ]);
});
