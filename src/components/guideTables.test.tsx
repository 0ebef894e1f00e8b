// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomFieldFiles, QueryResult } from './guideTables';

it('names the second file, or says that there is none', () => {
  const entity = (name: string, isCustomOnly: boolean) => ({
    slug: name.toLowerCase(),
    name,
    isCustomOnly,
    file: `Content${name}.json`,
    customFile: `Content${name}_Custom.json`,
  });
  render(
    <CustomFieldFiles label="Files" list={[entity('Employee', false), entity('Episode', true)]} />,
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'EntityDocumented fieldsCustom fields',
    'EmployeeContentEmployee.jsonContentEmployee_Custom.json',
    'EpisodeContentEpisode.jsonin the same file',
  ]);
});

it('shows the rows under their columns, and null as such, in a box that the keyboard can scroll', () => {
  const rows = [['58813', null]];
  render(<QueryResult label="Result: visits" result={{ columns: ['Visit Id', 'sent'], rows }} />);
  const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Visit Id', 'sent']);
  expect(texts('cell')).toEqual(['58813', 'null']);
  expect([texts('rowheader'), texts('caption')]).toEqual([[], ['Result: visits']]);
});
