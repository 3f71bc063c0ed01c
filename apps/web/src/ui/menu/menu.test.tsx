import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

describe('Menu', () => {
  it('opens by keyboard, runs an item, and returns focus', async () => {
    const run = vi.fn();
    const { user } = renderUi(
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { heading: 'Blueprint' },
          { key: 'rename', label: 'Rename', run },
          'divider',
          { key: 'delete', label: 'Delete', isDanger: true, run: () => undefined },
        ]}
      />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expectAccessible();
    expect(document.activeElement?.textContent).toBe('Rename');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await user.keyboard('r');
    expect(document.activeElement?.textContent).toBe('Rename');
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement?.textContent).toBe('More');
  });

  it('shows an unavailable item with the reason', async () => {
    const run = vi.fn();
    const { user } = renderUi(
      <Menu
        trigger={<Button>More</Button>}
        items={[{ key: 'copy', label: 'Duplicate', disabledReason: 'Publish it first.', run }]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await user.hover(item);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Publish it first.');
    await user.click(item);
    expect(run).not.toHaveBeenCalled();
  });

  it('filters items by typed text, and runs the first one with Enter', async () => {
    const run = vi.fn();
    const { user } = renderUi(
      <Menu
        trigger={<Button>Add</Button>}
        searchLabel="Search"
        items={[
          { heading: 'Text' },
          { key: 'text', label: 'Text', run: () => undefined },
          { heading: 'Files' },
          { key: 'signature', label: 'Signature', run },
          { key: 'deed', label: 'Título', run: () => undefined },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const box = await screen.findByRole('searchbox', { name: 'Search' });
    expect(document.activeElement).toBe(box);
    await expectAccessible();
    await user.keyboard('titu');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Título',
    ]);
    expect(screen.queryByText('Text')).toBeNull();
    await user.keyboard('x');
    expect(screen.getByText('No matches')).toBeTruthy();
    await user.clear(box);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Text');
    await user.keyboard('sig{Enter}');
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add'));
  });
});
