import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { InlineEdit } from './inline-edit.tsx';

function Title({ refuses = false }: { refuses?: boolean }): ReactNode {
  const [saved, setSaved] = useState('Collect tax forms');
  const [draft, setDraft] = useState(saved);
  const error = draft.trim() === '' ? 'Enter a value.' : null;
  return (
    <InlineEdit
      label="Title"
      display={<span>{saved}</span>}
      error={error}
      onEdit={() => setDraft(saved)}
      onSave={() => {
        if (refuses) return false;
        setSaved(draft);
        return true;
      }}
    >
      <TextInput label="Title" error={error} value={draft} onChange={setDraft} />
    </InlineEdit>
  );
}
const edit = (): HTMLElement => screen.getByRole('button', { name: 'Edit Title' });

describe('InlineEdit', () => {
  it('ignores Escape while a character is composed', async () => {
    const { user } = renderUi(<Title />);
    await user.click(edit());
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('loads the editor only for editing, and focuses it', async () => {
    const { user } = renderUi(<Title />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await expectAccessible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await expectAccessible();
  });

  it('saves with Ctrl+Enter and returns focus', async () => {
    const { user } = renderUi(<Title />);
    await user.click(edit());
    await user.type(screen.getByRole('textbox'), ' again');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Collect tax forms again')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(edit()));
  });

  it('saves with Enter in a one-line field without an error', async () => {
    const { user } = renderUi(<Title />);
    await user.click(edit());
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox'), 'Ask for forms{Enter}');
    expect(await screen.findByText('Ask for forms')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(edit()));
  });

  it('cancels with Escape', async () => {
    const { user } = renderUi(<Title />);
    await user.click(edit());
    await user.type(screen.getByRole('textbox'), ' again{Escape}');
    expect(screen.getByText('Collect tax forms')).toBeTruthy();
  });

  it('doesn’t save a text with an error, and Ctrl+Enter then closes it', async () => {
    const { user } = renderUi(<Title />);
    await user.click(edit());
    await user.clear(screen.getByRole('textbox'));
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Collect tax forms')).toBeTruthy();
  });

  it('stays open with the typed text when saving fails', async () => {
    const { user } = renderUi(<Title refuses />);
    await user.click(edit());
    await user.type(screen.getByRole('textbox'), ' again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Collect tax forms again');
  });

  it('shows no button without permission to edit', () => {
    renderUi(
      <InlineEdit label="Title" display="Fixed" isEditable={false} onSave={() => true}>
        {null}
      </InlineEdit>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
