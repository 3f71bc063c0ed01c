import { fieldKey, rowId } from '@baton/fixtures/builders/fields';
import { expect, test } from 'vitest';
import { changedRows } from './changed-rows.ts';

const name = fieldKey(1);
const row = (n: number, text: string) => ({ row: rowId(n), cells: { [name]: text } });

test('changedRows returns added, removed, and changed rows', () => {
  const [kept, old, gone] = [row(1, 'kept'), row(2, 'old'), row(3, 'gone')];
  const [renewed, come] = [row(2, 'new'), row(4, 'come')];
  expect(changedRows([kept, old, gone], [come, kept, renewed])).toEqual({
    before: [old, gone],
    after: [come, renewed],
  });
});

test('changedRows returns all rows if only their order changed', () => {
  const rows = [row(1, 'one'), row(2, 'two')];
  expect(changedRows(rows, rows.toReversed())).toEqual({
    before: rows,
    after: rows.toReversed(),
  });
});
