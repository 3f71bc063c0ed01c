import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { TwoStepPopover } from './two-step-popover.tsx';

type Kind = 'NONE' | 'DAYS' | 'DATE';

function Page(): ReactNode {
  const [kind, setKind] = useState<Kind>('DAYS');
  const [text, setText] = useState('');
  return (
    <TwoStepPopover<Kind>
      label="Due"
      trigger={(open) => (
        <button type="button" onClick={open}>
          {kind}
        </button>
      )}
      options={(['NONE', 'DAYS', 'DATE'] as const).map((key) => ({
        key,
        label: key,
        isChosen: key === kind,
        isComplete: key === 'NONE',
      }))}
      onSelect={setKind}
      value={(key) => <TextInput label={`Value of ${key}`} value={text} onChange={setText} />}
    />
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

describe('TwoStepPopover', () => {
  it('moves to the step of the value by keyboard', async () => {
    const { user } = renderUi(<Page />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('DAYS'));
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('DAYS');
    await expectAccessible();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('DATE');
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Value of DATE' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe('DATE'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
  });

  it('closes after an option that needs no value', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'DAYS' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'NONE' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'NONE' })).toBeTruthy();
  });
});
