import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { testColumn, useTestColumns } from '../../testing/test-columns.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { TableEditor, type TableEditorProps } from './table-editor.tsx';
import {
  fieldColumn,
  listOf,
  type OpenedCell,
  type TableColumn,
  type TableRow,
} from './table-model.ts';
import { applyPatches, type TablePatch } from './table-patches.ts';

const options = ['Litre', 'Pallet'].map((name) => ({ id: name.toLowerCase(), name }));
const asked = [
  testColumn('name', 'Product', 'TEXT', { required: true }),
  testColumn('count', 'Count', 'NUMBER'),
  testColumn('day', 'Day', 'DATE'),
  testColumn('unit', 'Unit', 'SELECT', { options, mayAppend: true }),
  testColumn('cold', 'Chilled', 'CHECKBOX'),
];
const row = (id: string, name: string, count: number): TableRow => ({
  id,
  values: { [fieldColumn('name')]: name, [fieldColumn('count')]: count },
});
const start = [row('1', 'Milk', 1200), row('2', 'Butter', 7), row('3', 'Cheese', 3)];

interface Opened {
  readonly user: UserEvent;
  readonly patches: readonly TablePatch[];
}

function open(props: Partial<TableEditorProps> = {}, readOnly: readonly string[] = []): Opened {
  const patches: TablePatch[] = [];
  let made = 0;
  function Page(): ReactNode {
    const [rows, setRows] = useState(props.rows ?? start);
    const columns = useTestColumns(asked).map((column) => ({
      ...column,
      ...(readOnly.includes(column.id) && { isReadOnly: true }),
    }));
    return (
      <>
        <button type="button">Before</button>
        <TableEditor
          label="Deliveries"
          columns={columns}
          storageKey="test"
          newRowId={() => {
            made += 1;
            return `new-${made}`;
          }}
          onChange={(change) => {
            patches.push(...change);
            setRows((now) => applyPatches(now, change));
          }}
          {...props}
          rows={rows}
        />
        <button type="button">After</button>
      </>
    );
  }
  const { user } = renderUi(<Page />);
  return { user, patches };
}

const active = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
const cells = (of: number): (string | null)[] =>
  [...(screen.getAllByRole('row')[of]?.querySelectorAll('[role=gridcell]') ?? [])].map(
    ({ textContent }) => textContent,
  );
const enter = async (user: UserEvent): Promise<void> => {
  screen.getByRole('button', { name: 'Before' }).focus();
  await user.tab();
};
/** Copies from, or pastes into, the focused element. */
const clip = (kind: 'copy' | 'paste', text = '', as = 'text/plain'): string => {
  let copied = '';
  const target = document.activeElement ?? document.body;
  const event = createEvent[kind](target);
  Object.defineProperty(event, 'clipboardData', {
    value: {
      getData: () => text,
      setData: (type: string, data: string) => {
        if (type === as) copied = data;
      },
    },
  });
  fireEvent(target, event);
  return copied;
};

// Only visible rows are rendered, and jsdom has no layout.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});
afterEach(() => vi.restoreAllMocks());

describe('TableEditor', () => {
  it('is a grid with a label that names size, columns, and active cell', async () => {
    const { user } = open();
    await enter(user);
    const grid = screen.getByRole('grid', { name: 'Deliveries' });
    expect(grid.getAttribute('aria-rowcount')).toBe('4');
    expect(grid.getAttribute('aria-colcount')).toBe('6');
    expect(screen.getByRole('columnheader', { name: /Product/ }).textContent).toContain('Required');
    expect(active()).toBe('Product, row 1: Milk');
    await expectAccessible();
  });

  it('moves with Enter, Tab, and arrows, and Tab leaves it after the last cell', async () => {
    const { user } = open();
    await enter(user);
    await user.keyboard('{Enter}');
    expect(active()).toBe('Product, row 2: Butter');
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowRight}');
    expect(active()).toBe('Count, row 1: 1,200');
    await user.keyboard('{End}{Tab}');
    expect(active()).toBe('Product, row 2: Butter');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(active()).toBe('Chilled, row 1: ');
    await user.keyboard('{Control>}{End}{/Control}{Tab}');
    expect(document.activeElement?.textContent).toBe('Add row');
  });

  it('edits by typing, saves with Enter, and cancels with Escape', async () => {
    const { user, patches } = open();
    await enter(user);
    await user.keyboard('Oat milk{Enter}');
    expect(patches).toEqual([
      {
        kind: 'SET',
        cells: [{ rowId: '1', column: 'column-form-field-name', value: 'Oat milk' }],
      },
    ]);
    expect(active()).toBe('Product, row 2: Butter');
    await user.keyboard('{F2}, salted{Enter}{ArrowUp}');
    expect(active()).toBe('Product, row 2: Butter, salted');
    await user.keyboard('nothing{Escape}');
    expect(active()).toBe('Product, row 2: Butter, salted');
  });

  it('adds a line with Alt+Enter and saves all lines with Enter', async () => {
    const { user, patches } = open({ rows: [row('1', 'Milk\nfresh', 1)] });
    await enter(user);
    await user.keyboard('{F2}!{Alt>}{Enter}{/Alt}cold{Enter}');
    const cell = { rowId: '1', column: fieldColumn('name'), value: 'Milk\nfresh!\ncold' };
    expect(patches).toEqual([{ kind: 'SET', cells: [cell] }]);
  });

  it('selects the option that matches the typed text when the cell is left', async () => {
    const { user, patches } = open();
    await enter(user);
    await user.keyboard('{End}{ArrowLeft}Pal{Tab}');
    expect(patches.at(-1)).toMatchObject({ cells: [{ rowId: '1', value: 'pallet' }] });
    await user.keyboard('{ArrowLeft}{ArrowDown}lit');
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(patches.at(-1)).toMatchObject({ cells: [{ rowId: '2', value: 'litre' }] });
  });

  it('keeps text that is no option beside selected options', async () => {
    const id = fieldColumn('units');
    function Page(): ReactNode {
      const [rows, setRows] = useState<readonly TableRow[]>([{ id: '1', values: {} }]);
      const units = testColumn('units', 'Units', 'MULTI_SELECT', { options });
      return (
        <TableEditor
          label="Deliveries"
          columns={useTestColumns([units])}
          storageKey="test"
          newRowId={() => 'new'}
          rows={rows}
          onChange={(change) => setRows((now) => applyPatches(now, change))}
          onUnread={told}
        />
      );
    }
    const told = vi.fn();
    const { user } = renderUi(<Page />);
    await user.tab();
    await user.keyboard('Pal{Enter}barr');
    expect(told).toHaveBeenLastCalledWith({ 1: { [id]: 'Pallet, barr' } });
    await user.keyboard('{Tab}{ArrowUp}');
    expect(cells(1)[0]).toMatch(/^Pallet, barr/);
    expect(screen.getByRole('status').textContent).toMatch(/doesn’t fit/);
    screen.getByRole('textbox', { name: /Units, row 1/ }).focus();
    await user.keyboard('{F2}{Backspace}{Backspace}{Backspace}{Backspace}Litre{Tab}');
    expect(cells(1)[0]).toBe('Litre, Pallet');
  });

  it('supports keyboards without Latin letters', async () => {
    const { user } = open();
    await enter(user);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const press = (key: string, code: string): void => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ctrlKey: true });
    };
    press('ก', 'KeyD');
    expect(cells(2)[0]).toBe('Milk');
    press('ผ', 'KeyZ');
    expect(cells(2)[0]).toBe('Butter');
  });

  it('reports how many pasted cells did not fit', async () => {
    const { user } = open({ maxRows: 4 });
    await enter(user);
    await user.keyboard('{Control>}{End}{/Control}');
    clip('paste', 'TRUE\ta\nFALSE\tb\nTRUE\tc');
    expect(screen.getAllByRole('row')).toHaveLength(5);
    expect(screen.getByRole('status').textContent).toMatch(
      /1 row didn’t fit and was skipped\. 1 column didn’t fit/,
    );
    await user.keyboard('{Delete}');
    expect(screen.getByRole('status').textContent).not.toMatch(/didn’t fit/);
  });

  it('reports how many read-only cells were not pasted into', async () => {
    const rows = [row('1', 'Milk', 1200)];
    const { user } = open({ rows }, [fieldColumn('count')]);
    await enter(user);
    // Empty and equal texts lose nothing.
    clip('paste', 'Yoghurt\t4\nKefir\t5\nQuark\t');
    expect(screen.getByRole('status').textContent).toMatch(/2 cells are read-only/);
    await user.keyboard('{Control>}{Home}{/Control}');
    clip('paste', 'Cream\t1200');
    expect(screen.getByRole('status').textContent).not.toMatch(/read-only/);
    expect(cells(1).slice(0, 2)).toEqual(['Cream', '1,200']);
  });

  it('adds rows for pasted data, but not for pasted images', async () => {
    const { user, patches } = open({ rows: [] });
    screen.getByRole('button', { name: 'Add row' }).focus();
    clip('paste', '');
    expect(patches).toEqual([]);
    clip('paste', 'Milk\t3\nButter\t4\n');
    expect([1, 2].map((of) => cells(of).slice(0, 2))).toEqual([
      ['Milk', '3'],
      ['Butter', '4'],
    ]);
    expect(active()).toBe('Product, row 1: Milk');
    clip('paste', '');
    expect(cells(1)[0]).toBe('Milk');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText(/No rows yet/)).toBeTruthy();
  });

  it('keeps invalid text visible and reports it', async () => {
    const { user, patches } = open();
    await enter(user);
    await user.keyboard('{ArrowRight}many{Enter}{ArrowUp}');
    // The previous value doesn't stay either.
    expect(patches).toEqual([
      { kind: 'SET', cells: [{ rowId: '1', column: fieldColumn('count'), value: null }] },
    ]);
    expect(cells(1)[1]).toContain('many');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch(/doesn’t fit/);
    await user.keyboard('1,500{Enter}');
    expect(cells(1)[1]).toBe('1,500');
    await expectAccessible();
  });

  it('reports invalid and unfinished text, and restores both', async () => {
    const told = vi.fn();
    const { user } = open({ onUnread: told });
    await enter(user);
    await user.keyboard('{ArrowRight}many{Enter}9');
    const count = fieldColumn('count');
    expect(told).toHaveBeenLastCalledWith({ 1: { [count]: 'many' }, 2: { [count]: '9' } });
    await user.keyboard('{Escape}{ArrowUp}{Delete}');
    expect(told).toHaveBeenLastCalledWith({ 1: { [count]: 'many' } });
    cleanup();
    const again = open({ unread: { 1: { [count]: 'many' }, 2: { [count]: '9' } }, onUnread: told });
    expect(cells(1)[1]).toBe('many');
    expect(cells(2)[1]).toBe('9');
    expect(again.patches).toEqual([
      { kind: 'SET', cells: [{ rowId: '2', column: count, value: 9 }] },
    ]);
    expect(told).toHaveBeenLastCalledWith({ 1: { [count]: 'many' } });
  });

  it('selects options by typing, and Space switches a checkbox', async () => {
    const { user } = open();
    await enter(user);
    await user.keyboard('{End}{ArrowLeft}p');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Pallet',
      'Add “p”',
    ]);
    await expectAccessible();
    await user.keyboard('{Enter}{ArrowUp}');
    expect(active()).toBe('Unit, row 1: Pallet');
    await user.keyboard('{ArrowRight} ');
    expect(active()).toBe('Chilled, row 1: Yes');
  });

  it('adds a new option where allowed', async () => {
    const { user, patches } = open();
    await enter(user);
    await user.keyboard('{End}{ArrowLeft}Crate');
    expect(screen.getByRole('option').textContent).toBe('Add “Crate”');
    await user.keyboard('{Enter}{ArrowUp}');
    expect(active()).toBe('Unit, row 1: Crate');
    expect(patches).toMatchObject([{ cells: [{ value: 'Crate' }] }]);
  });

  it('counts invalid cells and moves to the next one', async () => {
    const { user } = open();
    await enter(user);
    clip('paste', 'Milk\tmany\tnever\nButter\tfew');
    const next = screen.getByRole('button', { name: 'Go to next of 3 errors' });
    for (const place of [
      'Count, row 1: many',
      'Day, row 1: never',
      'Count, row 2: few',
      'Count, row 1: many',
    ]) {
      await user.click(next);
      expect(active()).toBe(place);
    }
    await user.keyboard('5{Enter}');
    expect(screen.getByRole('button', { name: /2 errors/ })).toBeTruthy();
  });

  it('selects columns by a click on their names, not on their edges', async () => {
    const { user } = open();
    await user.click(screen.getByRole('columnheader', { name: /Count/ }));
    expect(clip('copy')).toBe('1200\n7\n3');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('columnheader', { name: /Product/ }));
    await user.keyboard('{/Shift}');
    expect(clip('copy')).toBe('Milk\t1200\nButter\t7\nCheese\t3');
    const edge = screen.getByRole('columnheader', { name: /Day/ }).querySelector('[data-edge]');
    if (edge === null) throw new Error('no edge');
    fireEvent.mouseDown(edge);
    expect(clip('copy')).toBe('Milk\t1200\nButter\t7\nCheese\t3');
  });

  it('copies to and pastes from a spreadsheet, and adds missing rows', async () => {
    const { user, patches } = open();
    await enter(user);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(clip('copy')).toBe('Milk\t1200\nButter\t7');
    expect(clip('copy', '', 'text/html')).toContain('<tr><td>Butter</td><td>7</td></tr>');
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    clip('paste', 'Yoghurt\t4.5\t2027-03-31\n"Sour ""cream"""\t5\tnever\n');
    expect(cells(3).slice(0, 3)).toEqual(['Yoghurt', '4.5', '31 Mar 2027']);
    expect(cells(4).slice(0, 3)).toEqual(['Sour "cream"', '5', 'never']);
    expect(patches.at(-1)).toEqual({
      kind: 'INSERT',
      before: null,
      rows: [
        {
          id: 'new-1',
          values: { [fieldColumn('name')]: 'Sour "cream"', [fieldColumn('count')]: 5 },
        },
      ],
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(cells(3)[0]).toBe('Cheese');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await user.keyboard('{Control>}y{/Control}');
    expect(screen.getAllByRole('row')).toHaveLength(5);
  });

  it('fills down, clears, inserts, and removes rows', async () => {
    const { user } = open();
    await enter(user);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect([1, 2, 3].map((of) => cells(of)[0])).toEqual(['Milk', 'Milk', 'Milk']);
    await user.keyboard('{Control>}z{/Control}{Delete}');
    expect([1, 2, 3].map((of) => cells(of)[0])).toEqual(['', '', '']);
    await user.keyboard('{Control>}z{/Control}{Escape}');
    await user.click(screen.getByRole('button', { name: 'Insert row above' }));
    expect(screen.getAllByRole('row')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Remove row' }));
    expect([1, 2, 3].map((of) => cells(of)[0])).toEqual(['Milk', 'Butter', 'Cheese']);
  });

  it('adds the first row with its button', async () => {
    const { user, patches } = open({ rows: [] });
    expect(screen.getByText(/No rows yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    expect(active()).toBe('Product, row 1: ');
    await user.keyboard('Milk{Tab}');
    expect(active()).toBe('Count, row 1: ');
    expect(patches).toHaveLength(2);
  });

  it('selects with the mouse and edits with a double click', async () => {
    const { user, patches } = open();
    const at = (of: number, column: number): Element => {
      const found = screen.getAllByRole('row')[of]?.querySelectorAll('[role=gridcell]')[column];
      if (found === undefined) throw new Error('there is no such cell');
      return found;
    };
    await user.click(at(1, 0));
    await user.keyboard('{Shift>}');
    await user.click(at(2, 1));
    await user.keyboard('{/Shift}');
    expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(4);
    await user.dblClick(at(3, 0));
    await user.keyboard('!');
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(patches).toEqual([
      { kind: 'SET', cells: [{ rowId: '3', column: fieldColumn('name'), value: 'Cheese!' }] },
    ]);
    expect(document.activeElement?.textContent).toBe('After');
  });

  it('remembers the width of a column', async () => {
    const { user } = open();
    await enter(user);
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(localStorage.getItem('baton.column-widths.test')).toBe(
      JSON.stringify({ [fieldColumn('name')]: 210 }),
    );
    expect(screen.getByRole('grid').style.getPropertyValue('--columns')).toContain('210px');
  });

  it('can’t be changed when read-only, and Tab leaves it', async () => {
    const { user, patches } = open({ isReadOnly: true });
    await enter(user);
    await user.keyboard('x{Delete}{F2}y{Control>}d{/Control}');
    clip('paste', 'Yoghurt');
    expect(patches).toEqual([]);
    expect(clip('copy')).toBe('Milk');
    expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Keyboard shortcuts');
    await expectAccessible();
  });

  it('picks a date in the calendar by keyboard', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
    const { user, patches } = open();
    await enter(user);
    await user.keyboard('{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/25 November 2026/);
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(patches.at(-1)).toMatchObject({
      kind: 'SET',
      cells: [{ rowId: '1', column: fieldColumn('day'), value: '2026-12-03' }],
    });
    expect(active()).toBe('Day, row 1: 3 Dec 2026');
    // After F2, the arrow key moves into the calendar, and Escape returns to the cell.
    await user.keyboard('{F2}{ArrowDown}{ArrowDown}{Escape}');
    expect(active()).toBe('Day, row 1: 3 Dec 2026');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Tab}');
    expect(active()).toBe('Unit, row 1: ');
    await expectAccessible();
    vi.useRealTimers();
  });

  it('edits large cells in a dialog and applies the value', async () => {
    const editor = ({ row: number, value, isReadOnly, onCommit, onClose }: OpenedCell) => (
      <div role="dialog" aria-label={`Row ${number}`}>
        <span>{listOf(value).join(' ')}</span>
        {!isReadOnly && (
          <button type="button" onClick={() => onCommit(['a.pdf'])}>
            Add
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    );
    const id = fieldColumn('proof');
    const columns: readonly TableColumn[] = [{ id, label: 'Proof', kind: 'DOCUMENT', editor }];
    const rows = [{ id: '1', values: {} }];
    const { user, patches } = open({ columns, rows });
    await user.tab();
    await user.tab();
    await user.keyboard('{F2}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Row 1' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(patches).toEqual([
      { kind: 'SET', cells: [{ rowId: '1', column: id, value: ['a.pdf'] }] },
    ]);
    expect(dialog.getByText('a.pdf')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(active()).toMatch(/^Proof, row 1/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(patches.at(-1)).toEqual({
      kind: 'SET',
      cells: [{ rowId: '1', column: id, value: null }],
    });
  });

  it('accepts one option in a single-select list', async () => {
    const column: TableColumn = {
      id: 'column-form-field-buyer',
      label: 'Buyer',
      kind: 'PEOPLE',
      isSingle: true,
      options: [
        { value: 'maya', label: 'Maya' },
        { value: 'ken', label: 'Ken' },
      ],
    };
    const { user, patches } = open({ columns: [column], rows: [{ id: '1', values: {} }] });
    await enter(user);
    await user.keyboard('Ma{Enter}');
    expect(patches.at(-1)).toMatchObject({ cells: [{ value: ['maya'] }] });
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{ArrowUp}Ke{Enter}');
    expect(patches.at(-1)).toMatchObject({ cells: [{ value: ['ken'] }] });
  });
});
