// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import CustomFieldFiles from './index';

afterEach(cleanup);

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
