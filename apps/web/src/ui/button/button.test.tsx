import { screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  it('runs its action by click, Enter, and Space', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(<Button onClick={onClick}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
    await expectAccessible();
  });

  it('is disabled while loading', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('stays focusable when unavailable, and says why', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <Button disabledReason="Only approvers may do this." onClick={onClick}>
        Approve
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Approve' });
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    await user.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Only approvers may do this.');
    await expectAccessible();
  });

  it('submits a form only if it has the type submit', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('IconButton', () => {
  it('uses its label as name and tooltip', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(<IconButton label="Add task" icon={<Plus />} onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Add task' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    await user.unhover(button);
    await user.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toContain('Add task');
    await expectAccessible();
  });
});
