import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DrawingOf } from '../../export/record/draw/Entry';
import { PartLinks, partsOf } from '../../export/record/draw/Parts';
import type { Chart } from '../../export/record/makeChart';
import { Finder } from './ChartView';

const entry = (kind: string, title: string, day: string, more = {}) => ({
  ...{ kind, title, day, file: `${kind}.json`, line: 1, json: '{}', values: [], from: [] },
  ...{ ends: [], ...more },
});
const entries = [
  entry('Visit', 'Therapy', '2025-02-01'),
  entry('Drug', 'Aspirin', '2023-05-01', { ends: [{ said: 'End', day: '2024-01-01' }] }),
  entry('Drug', 'Lithium', '2024-01-01'),
];
const groups = (kind: string) => [{ kind, entries: [] }];
const chart = {
  ...{ entries, byTime: [0, 2, 1] },
  kinds: { Visit: { name: 'Visit', fields: [] }, Drug: { name: 'Drug', fields: [], hasEnd: true } },
  sections: [
    { title: 'Visits', groups: groups('Visit') },
    { title: 'Medications', groups: groups('Drug') },
  ],
} as unknown as Chart;

it.each([
  ['Find in the record', 'aspirin', ['Aspirin']],
  ['Part', 'Medications', ['Lithium', 'Aspirin']],
  ['Year', '2025', ['Therapy']],
  ['In effect on', '2023-12-31', ['Aspirin']],
  // The day on which one ends and the other begins: as in the summary, both are current.
  ['In effect on', '2024-01-01', ['Lithium', 'Aspirin']],
  ['In effect on', '2024-01-02', ['Lithium']],
  // What has no period is in effect on no day.
  ['In effect on', '2025-03-01', ['Lithium']],
])('%s: %s', (label, value, titles) => {
  render(
    <DrawingOf value={{ chart, isWhole: false, open: () => {} }}>
      <Finder>Summary</Finder>
    </DrawingOf>,
  );
  expect(screen.queryByText('Summary')).not.toBeNull();
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const shown = screen.getAllByText(/Therapy|Aspirin|Lithium/).map((each) => each.textContent);
  expect(shown.map((text) => titles.find((title) => text?.includes(title)))).toEqual(titles);
  expect(screen.queryByText('Summary')).toBeNull();
});

it('shows a hundred records of a list, twice as many when asked, and all down to the one that was gone to', () => {
  const timeline = [...Array(350).keys()];
  const long = { ...chart, entries: timeline.map(() => entries[0]), timeline } as unknown as Chart;
  const part = partsOf(long)[1]?.[1];
  const drawn = (target?: number) => (
    <DrawingOf value={{ chart: long, isWhole: false, target }}>{part}</DrawingOf>
  );
  const { container, rerender } = render(drawn());
  const shown = () => [
    container.querySelectorAll('.read-entry').length,
    screen.queryByRole('button')?.textContent,
  ];
  expect(container.querySelector('summary')?.textContent).toBe('No date Visit: Therapy');
  expect(shown()).toEqual([100, 'Show more: 250 records']);
  rerender(drawn(149));
  expect(shown()).toEqual([150, 'Show more: 200 records']);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual([300, 'Show more: 50 records']);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual([350, undefined]);
});

it('opens the records of a part that stands open, not what is added up, and marks the part', () => {
  const groups = [{ kind: 'Visit', entries: [0] }];
  const sections = [{ title: 'Visits', isOpen: true, troubles: [], groups }];
  const kinds = { Visit: { name: 'Visit', about: '', fields: [], amounts: ['Fee'] } };
  const open = { ...chart, sections, kinds } as unknown as Chart;
  const { container } = render(
    <DrawingOf value={{ chart: open, isWhole: false }}>
      <PartLinks titles={['Summary', 'Visits']} current="Visits" />
      {partsOf(open)[2]?.[1]}
    </DrawingOf>,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Visits');
  const opened = [...container.querySelectorAll('details[open] > summary')];
  expect(opened.map(({ textContent }) => textContent)).toEqual(['No date Therapy']);
});
