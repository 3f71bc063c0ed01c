import { screen, waitFor, within } from '@testing-library/react';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { switchSingleKeys } from '../../lib/keyboard/shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DataList } from './data-list.tsx';
import type { RowAction } from './list-line.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}
const items: readonly Item[] = ['One', 'Two', 'Three', 'Four'].map((name) => ({ id: name, name }));

interface PageProps {
  readonly onOpen?: (name: string) => void;
  readonly onPeek?: (name: string) => void;
  readonly actions?: (item: Item) => readonly RowAction[];
}

function Page({ onOpen, onPeek, actions }: PageProps): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataList<Item>
        label="Tasks"
        items={items}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        columns={[
          { key: 'name', header: 'Name', render: ({ name }) => name },
          { key: 'due', header: 'Due', width: '80px', render: () => 'Today' },
        ]}
        onOpen={({ name }) => onOpen?.(name)}
        onPeek={({ name }) => onPeek?.(name)}
        actions={actions}
        selection={{ selected, onChange: setSelected }}
      />
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        <button type="button">Complete</button>
      </BulkBar>
    </>
  );
}
const focusFirst = (): void => screen.getByRole('row', { name: /One/ }).focus();
const here = (): string | undefined =>
  (document.activeElement as HTMLElement | null)?.dataset['row'];

describe('DataList', () => {
  afterEach(() => switchSingleKeys(true));

  it('is a grid with names of its columns', async () => {
    renderUi(<Page />);
    expect(screen.getByRole('grid', { name: 'Tasks' }).getAttribute('aria-rowcount')).toBe('4');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
      'Due',
    );
    await expectAccessible();
  });

  it('selects all rows with Ctrl+A', async () => {
    const { user } = renderUi(<Page />);
    focusFirst();
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByRole('toolbar', { name: '4 selected' })).toBeTruthy();
  });

  it('moves between rows with j, k, arrows, Home, and End', async () => {
    const { user } = renderUi(<Page />);
    focusFirst();
    await user.keyboard('jj');
    await waitFor(() => expect(here()).toBe('Three'));
    await user.keyboard('k');
    await waitFor(() => expect(here()).toBe('Two'));
    await user.keyboard('{End}');
    await waitFor(() => expect(here()).toBe('Four'));
    await user.keyboard('{ArrowDown}{Home}{ArrowDown}');
    await waitFor(() => expect(here()).toBe('Two'));
  });

  it('opens a row with Enter or a click, and previews it with Space', async () => {
    const onOpen = vi.fn();
    const onPeek = vi.fn();
    const { user } = renderUi(<Page onOpen={onOpen} onPeek={onPeek} />);
    focusFirst();
    await user.keyboard('{Enter} ');
    await user.click(screen.getByText('Three'));
    expect(onOpen.mock.calls).toEqual([['One'], ['Three']]);
    expect(onPeek.mock.calls).toEqual([['One']]);
  });

  it('selects rows with x and Shift, and clears them with Escape', async () => {
    const { user } = renderUi(<Page />);
    focusFirst();
    await user.keyboard('x');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(here()).toBe('Two'));
    expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeTruthy();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Four' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('toolbar', { name: '4 selected' })).toBeTruthy();
    await expectAccessible();
    focusFirst();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar', { name: /selected/ })).toBeNull();
  });

  it('shows the actions of the focused row, and runs them by key', async () => {
    const run = vi.fn();
    const { user } = renderUi(
      <Page
        actions={({ name }) => [
          { key: 'c', label: `Complete ${name}`, icon: <Check />, keyHint: 'c', run },
        ]}
      />,
    );
    await user.hover(screen.getByText('Two'));
    expect(screen.getByRole('button', { name: 'Complete Two' })).toBeTruthy();
    focusFirst();
    await user.keyboard('c');
    expect(run).toHaveBeenCalledOnce();
  });

  it('ignores letter keys when single-key shortcuts are off', async () => {
    switchSingleKeys(false);
    const { user } = renderUi(<Page />);
    focusFirst();
    await user.keyboard('jx');
    expect(here()).toBe('One');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(here()).toBe('Two'));
  });

  it('shows names of groups and the number of their rows', async () => {
    renderUi(
      <DataList<Item>
        label="Tasks"
        groups={[
          { key: 'late', label: 'Overdue', items: items.slice(0, 1) },
          { key: 'none', label: 'Empty', items: [] },
          { key: 'next', label: 'Next', count: '1000+', items: items.slice(1) },
        ]}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        columns={[{ key: 'name', header: 'Name', render: ({ name }) => name }]}
      />,
    );
    const grid = within(screen.getByRole('grid'));
    expect(grid.getByText('Overdue').textContent).toBe('Overdue1');
    expect(grid.getByText('Next').textContent).toBe('Next1000+');
    expect(grid.queryByText('Empty')).toBeNull();
    await expectAccessible();
  });
});
