import { column } from '@baton/fixtures/builders/fields';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { usePlannedRows } from './use-planned-rows.ts';

const people = column(1, 'PEOPLE');
const columns = [people];
const mapping = [people.key];
const rows = [{ number: 2, cells: ['Ada'] }];

function Judging(): ReactNode {
  const { planned, failure } = usePlannedRows(rows, columns, mapping);
  return (
    <>
      {failure !== null && <p role="alert">failed</p>}
      {planned !== null && <p>{planned.length} judged</p>}
    </>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('retries a failed lookup of people and clears the error', async () => {
  let asked = 0;
  let fail = (): void => undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    asked += 1;
    if (asked === 1)
      return new Promise((_, reject) => {
        fail = () => reject(new TypeError('no connection'));
      });
    const ada = { __typename: 'User', id: 'ada', name: 'Ada', kind: 'USER', email: 'a@b.example' };
    return Promise.resolve(Response.json({ data: { partiesNamed: [ada] } }));
  });
  await renderScreen(<Judging />);
  vi.useFakeTimers();
  fail();
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await vi.waitFor(() => expect(screen.getByText('1 judged')).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toBe(2);
});
