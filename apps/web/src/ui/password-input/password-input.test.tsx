import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PasswordInput } from './password-input.tsx';

function Entry(): ReactNode {
  const [value, setValue] = useState('');
  return (
    <PasswordInput
      label="Password"
      autoComplete="current-password"
      value={value}
      onChange={setValue}
    />
  );
}

describe('PasswordInput', () => {
  it('shows the password when the person asks for it', async () => {
    const { user } = renderUi(<Entry />);
    const input = screen.getByLabelText('Password');
    await user.type(input, 'secret');
    expect(input).toHaveProperty('type', 'password');
    await user.click(screen.getByLabelText('Show password'));
    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'secret');
    await expectAccessible();
  });

  it('warns about caps lock while typing', () => {
    renderUi(<Entry />);
    const input = screen.getByLabelText('Password');
    fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on.')).toBeTruthy();
    fireEvent.blur(input);
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });
});
