import { act, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedColumn, useAskedColumns } from '../../testing/asked-columns.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { TableEditor } from './table-editor.tsx';
import { fieldColumn, type TableRow } from './table-model.ts';
import type { TableChange } from './table-patches.ts';

const asked = [askedColumn('name', 'Product', 'TEXT'), askedColumn('count', 'Count', 'NUMBER')];
const [product, count] = [fieldColumn('name'), fieldColumn('count')];
const row = (id: string, name: string, of: number | null = null): TableRow => ({
  id,
  values: { [product]: name, [count]: of },
});
const start = [row('1', 'Milk'), row('2', 'Butter'), row('3', 'Cheese')];

// Only rows in sight are drawn, and a page without a layout has none.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});
afterEach(() => vi.restoreAllMocks());

/** A table in whose second row somebody types, while somebody else does something to it. */
const typing = async (text: string, column = 0) => {
  const onChange = vi.fn<TableChange>();
  const listeners = new Set<() => void>();
  let held: readonly TableRow[] = start;
  const become = (next: readonly TableRow[]): void => {
    held = next;
    act(() => {
      for (const listener of listeners) listener();
    });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Page(): ReactNode {
    const rows = useSyncExternalStore(subscribe, () => held);
    const columns = useAskedColumns(asked);
    return (
      <TableEditor
        label="Deliveries"
        storageKey="overtaken"
        newRowId={() => 'new'}
        {...{ rows, columns, onChange }}
      />
    );
  }
  const { user } = renderUi(<Page />);
  await user.tab();
  await user.keyboard(`{ArrowDown}${'{ArrowRight}'.repeat(column)}`);
  await user.keyboard(text);
  return { user, onChange, become };
};
const setName = (value: string) => ({
  ...{ kind: 'SET', cells: [{ rowId: '2', column: product, value }] },
});

describe('a cell that somebody else changes while it is written in', () => {
  it('is told with what its writer saw', async () => {
    const { user, onChange, become } = await typing('Ghee');
    become([row('1', 'Milk'), row('2', 'Margarine'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith([setName('Ghee')], [setName('Butter')]);
  });

  it('stays as the other left it where nothing was typed', async () => {
    const { user, onChange, become } = await typing('{F2}');
    become([row('1', 'Milk'), row('2', 'Margarine'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Margarine')).toBeTruthy();
  });

  it('says nothing of it where the other changed something else', async () => {
    const { user, onChange, become } = await typing('Ghee');
    become([row('1', 'Cream'), row('2', 'Butter', 7), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith([setName('Ghee')], []);
  });

  it('comes back with its row, where that was taken out', async () => {
    const { user, onChange, become } = await typing('Ghee');
    become([row('1', 'Milk'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    const back = { kind: 'INSERT', before: '3', rows: [start[1]] };
    expect(onChange).toHaveBeenCalledWith([back, setName('Ghee')], [back]);
  });

  it('comes back to be mended, where what stands in it cannot be read', async () => {
    const { user, onChange, become } = await typing('many', 1);
    become([row('1', 'Milk'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    const back = { kind: 'INSERT', before: '3', rows: [start[1]] };
    expect(onChange).toHaveBeenCalledWith([back], []);
  });
});
