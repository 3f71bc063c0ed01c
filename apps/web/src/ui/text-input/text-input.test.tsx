import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

function Entry(props: Partial<TextInputProps>): ReactNode {
  const [value, setValue] = useState('');
  return <TextInput label="Legal name" {...props} value={value} onChange={setValue} />;
}

describe('TextInput', () => {
  it('is found by its label and accepts text', async () => {
    const { user } = renderUi(<Entry />);
    await user.type(screen.getByLabelText('Legal name'), 'Northwind');
    expect(screen.getByLabelText('Legal name')).toHaveProperty('value', 'Northwind');
    await expectAccessible();
  });

  it('shows its hint and error, and is marked as required', async () => {
    renderUi(<Entry required description="As in the register." error="Enter a value." />);
    const input = screen.getByRole('textbox', { name: /Legal name/ });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['As in the register.', 'Enter a value.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a value.');
    await expectAccessible();
  });

  it('has a hidden label for screen readers', async () => {
    renderUi(<Entry hideLabel />);
    expect(screen.getByLabelText('Legal name')).toBeTruthy();
    await expectAccessible();
  });
});

describe('TextArea', () => {
  it('accepts several lines', async () => {
    function Note(): ReactNode {
      const [value, setValue] = useState('');
      return <TextArea label="Note" value={value} onChange={setValue} />;
    }
    const { user } = renderUi(<Note />);
    await user.type(screen.getByLabelText('Note'), 'one{Enter}two');
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'one\ntwo');
    await expectAccessible();
  });
});
