import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkdownTable } from './tables';

it('keeps rows, headings and cells for those who hear them, and names each cell by its heading', () => {
  render(
    <MarkdownTable label="The rule">
      {'\n'}
      <table>
        {'\n'}
        <thead>
          <tr>
            {'\n'}
            <th>Clause</th>
            <th>Where</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>(i)</td>
            <td>
              In <a href="/home">Home</a>
            </td>
          </tr>
        </tbody>
      </table>
    </MarkdownTable>,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(screen.getByRole('table', { name: 'The rule' })).toBeTruthy();
  expect(texts('columnheader')).toEqual(['Clause', 'Where']);
  expect([texts('row'), texts('rowheader')]).toEqual([['ClauseWhere', '(i)In Home'], ['(i)']]);
  const cell = screen.getByRole('cell');
  expect(cell.getAttribute('data-heading')).toBe('Where');
  expect(cell.querySelector('a')?.textContent).toBe('Home');
});
