import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { EntityDialog, type EntityDialogProps } from './entity-dialog.tsx';

const open = (props: Partial<EntityDialogProps> = {}) => {
  const onSubmit = vi.fn();
  const { user } = renderUi(
    <EntityDialog
      title="Add task"
      submitLabel="Add"
      submitKeyHint="mod+enter"
      isPending={false}
      onSubmit={onSubmit}
      onClose={() => undefined}
      {...props}
    >
      <TextInput label="Name" value="" onChange={() => undefined} error="Enter a name." />
    </EntityDialog>,
  );
  return { user, onSubmit };
};

describe('EntityDialog', () => {
  it('submits once with Ctrl+Enter in a field', async () => {
    const { user, onSubmit } = open();
    await user.type(screen.getByLabelText('Name'), '{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('focuses the first field with an error', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('ignores keys and buttons while a request is in progress', async () => {
    const onCancel = vi.fn();
    const { user, onSubmit } = open({ isPending: true, onCancel });
    await user.type(screen.getByLabelText('Name'), '{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
