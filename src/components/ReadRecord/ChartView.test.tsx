import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DrawingOf } from '../../export/record/draw/Entry';
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
