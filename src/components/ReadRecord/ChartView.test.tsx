import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DrawingOf, EntryView } from '../../export/record/draw/Entry';
import { PartLinks, partsOf } from '../../export/record/draw/Parts';
import type { Chart } from '../../export/record/makeChart';

const entry = {
  ...{ kind: 'Visit', title: 'Therapy', day: '2025-02-01', file: 'Visit.json', line: 1 },
  ...{ json: '{}', values: [], from: [], ends: [] },
};
const chart = { entries: [entry], kinds: { Visit: { name: 'Visit', fields: [] } }, sections: [] };

it('shows a hundred records of a list, twice as many when asked, and all down to the one that was gone to', () => {
  const timeline = [...Array(350).keys()];
  const long = { ...chart, entries: timeline.map(() => entry), timeline } as unknown as Chart;
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

it('opens an attached file, and shows a picture, leads to a PDF in a new tab, or says that there is no such file', () => {
  const entries = [entry, { ...entry, attached: { file: 'x', name: 'card' } }];
  const attached = { ...chart, entries } as unknown as Chart;
  const open = vi.fn();
  const of = (address: string) => (
    <DrawingOf value={{ chart: attached, isWhole: true, open, opened: new Map([[1, address]]) }}>
      <EntryView at={1} isOpen />
    </DrawingOf>
  );
  const { rerender } = render(of(''));
  fireEvent.click(screen.getByRole('button', { name: 'Open card' }));
  expect(open.mock.calls).toEqual([[1]]);
  const said = ['', 'data:x', 'blob:x'].map((address) => {
    rerender(of(address));
    return screen.getByRole('status').innerHTML;
  });
  expect(said).toEqual([
    'The export has no such file that can be read.',
    '<img alt="card" src="data:x">',
    '<a href="blob:x" target="_blank" download="card"><bdi>card</bdi> in a new tab</a>',
  ]);
});
