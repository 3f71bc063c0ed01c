import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Page({ hasField = false }: { hasField?: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Settings"
        footer={<Button>Save</Button>}
      >
        {hasField && <TextInput label="Name" autoFocus value="" onChange={() => undefined} />}
        <Select
          label="Kind"
          options={[{ value: 'a', label: 'A' }]}
          value={null}
          onChange={() => undefined}
        />
      </Dialog>
    </>
  );
}

function Sending(): ReactNode {
  const [isSending, setIsSending] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Sending">
      <Button loading={isSending} onClick={() => setIsSending(true)}>
        Send
      </Button>
    </Dialog>
  );
}

function Steps(): ReactNode {
  const [step, setStep] = useState(1);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Steps">
      {step === 1 ? <Button onClick={() => setStep(2)}>Next</Button> : <p>The last step</p>}
    </Dialog>
  );
}

describe('Dialog', () => {
  it('closes with Escape after the focused button was disabled', async () => {
    const { user } = renderUi(<Sending />);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the focus inside when a step replaces the focused button', async () => {
    const { user } = renderUi(<Steps />);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Steps' })),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has a name, traps focus, closes with Escape, and returns focus', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  it('focuses the field that asks for it', async () => {
    const { user } = renderUi(<Page hasField />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('stays open when Escape closes a list inside it', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
    expect(screen.getByRole('listbox')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
  });

  it('can’t be closed during a request', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Dialog isOpen isBusy onClose={onClose} title="Sending">
        …
      </Dialog>,
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  it('says what will change, and has a verb on its button', async () => {
    const onConfirm = vi.fn();
    const { user } = renderUi(
      <ConfirmDialog
        isOpen
        onClose={() => undefined}
        title="Delete team"
        confirmLabel="Delete team"
        onConfirm={onConfirm}
      >
        The team is removed.
      </ConfirmDialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Delete team' });
    expect(dialog.textContent).toContain('The team is removed.');
    await expectAccessible(dialog);
    await user.click(screen.getByRole('button', { name: 'Delete team' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('Drawer', () => {
  it('has a name and closes with its button', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Drawer isOpen onClose={onClose} title="Navigation" side="left">
        <a href="/my/tasks">My tasks</a>
      </Drawer>,
    );
    await expectAccessible(await screen.findByRole('dialog', { name: 'Navigation' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
