import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label="Filters"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button onClick={() => setIsOpen(!isOpen)}>Filter</Button>}
    >
      <Button>Apply</Button>
    </Popover>
  );
}

describe('Popover', () => {
  it('opens at its trigger and closes with Escape', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await expectAccessible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Apply'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
