import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { RowFindings } from './row-findings.tsx';
import type { RowFinding } from './row-finding-text.ts';

const unknown = (column: number, name: string): RowFinding => ({
  column,
  severity: 'ERROR',
  code: 'UnknownOption',
  params: { value: name, name },
});
const lines = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'Errors in the rows' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows equal errors of several rows as one line', () => {
  const rows = [2, 3, 5, 8, 13, 21, 34, 55].map((number) => ({
    number,
    findings: [unknown(0, 'Bicycles'), ...(number === 3 ? [unknown(1, 'Bicycles')] : [])],
  }));
  renderUi(<RowFindings rows={rows} columns={['Sector', 'Other']} />);
  expect(lines()).toEqual([
    expect.stringMatching(/^Rows 2, 3, 5, 8, 13, 21 … \(8\), Sector.*Bicycles/),
    expect.stringMatching(/^Row 3, Other.*Bicycles/),
  ]);
});

it('shows different errors separately, and shortens a long list', async () => {
  const rows = Array.from({ length: 10 }, (_, n) => ({
    number: n + 2,
    findings: [unknown(0, `Word ${n}`)],
  }));
  const { user } = renderUi(<RowFindings rows={rows} columns={['Sector']} />);
  expect(lines()).toHaveLength(8);
  await user.click(screen.getByRole('button'));
  expect(lines()).toHaveLength(10);
});
