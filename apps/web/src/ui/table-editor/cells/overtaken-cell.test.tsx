import { act, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testColumn, useTestColumns } from '../../../testing/test-columns.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { TableEditor } from '../table-editor.tsx';
import { fieldColumn, type TableRow } from '../table-model.ts';
import type { TableChange } from '../table-patches.ts';

const asked = [testColumn('name', 'Product', 'TEXT'), testColumn('count', 'Count', 'NUMBER')];
const [product, count] = [fieldColumn('name'), fieldColumn('count')];
const row = (id: string, name: string, of: number | null = null): TableRow => ({
  id,
  values: { [product]: name, [count]: of },
});
const start = [row('1', 'Milk'), row('2', 'Butter'), row('3', 'Cheese')];

// Only visible rows are rendered, and jsdom has no layout.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});
afterEach(() => vi.restoreAllMocks());

/** Starts typing into the second row of a table, which someone else then changes. */
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
    const columns = useTestColumns(asked);
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

describe('a cell that someone else changes while it is edited', () => {
  it('shows the value that its editor saw as a conflict', async () => {
    const { user, onChange, become } = await typing('Ghee');
    become([row('1', 'Milk'), row('2', 'Margarine'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith([setName('Ghee')], [setName('Butter')]);
  });

  it('takes the change of the other person if nothing was typed', async () => {
    const { user, onChange, become } = await typing('{F2}');
    become([row('1', 'Milk'), row('2', 'Margarine'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Margarine')).toBeTruthy();
  });

  it('is saved without a conflict if the other person changed another cell', async () => {
    const { user, onChange, become } = await typing('Ghee');
    become([row('1', 'Cream'), row('2', 'Butter', 7), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith([setName('Ghee')], []);
  });

  it('brings its row back if the other person removed the row', async () => {
    const { user, onChange, become } = await typing('Ghee');
    become([row('1', 'Milk'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    const back = { kind: 'INSERT', before: '3', rows: [start[1]] };
    expect(onChange).toHaveBeenCalledWith([back, setName('Ghee')], [back]);
  });

  it('keeps its invalid text, so that it can be fixed', async () => {
    const { user, onChange, become } = await typing('many', 1);
    become([row('1', 'Milk'), row('3', 'Cheese')]);
    await user.keyboard('{Enter}');
    const back = { kind: 'INSERT', before: '3', rows: [start[1]] };
    expect(onChange).toHaveBeenCalledWith([back], []);
  });
});
