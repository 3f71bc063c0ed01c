import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PermissionTable } from './permission-table.tsx';

it('shows which roles allow an action', async () => {
  await renderScreen(<PermissionTable />);
  const row = await screen.findByRole('row', { name: /^Publish blueprints/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['Yes', 'No', 'Yes', 'No', 'No', 'No', 'No', 'No', 'No']);
  await expectAccessible();
});

it('shows what people can do in a workflow', async () => {
  await renderScreen(<PermissionTable />);
  const table = await screen.findByRole('table', { name: 'In a running workflow' });
  const row = within(table).getByRole('row', { name: /^Complete the task(?! for)/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['No', 'No', 'No', 'No', 'Yes', 'No', 'No', 'Yes', 'No']);
});
