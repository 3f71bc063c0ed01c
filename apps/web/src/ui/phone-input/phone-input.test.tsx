import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PhoneInput } from './phone-input.tsx';

function Entry({ start = '' }: { readonly start?: string }): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneInput label="Telephone" country="DE" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const output = (): string | null | undefined => document.querySelector('output')?.textContent;
const country = (): HTMLElement => screen.getByRole('button', { name: /^Country/ });

describe('PhoneInput', () => {
  it('formats a national number with its country code', async () => {
    const { user } = renderUi(<Entry />);
    await waitFor(() => expect(country().getAttribute('aria-label')).toBe('Country: Germany +49'));
    await user.type(screen.getByLabelText('Telephone'), '030 123456');
    await user.tab();
    expect(output()).toBe('+49 30 123456');
  });

  it('detects the country of the typed number', async () => {
    const { user } = renderUi(<Entry />);
    await user.type(screen.getByLabelText('Telephone'), '+66 2 123 4567');
    await waitFor(() => expect(country().getAttribute('aria-label')).toBe('Country: Thailand +66'));
    await expectAccessible();
  });

  it('changes the country code with the selected country', async () => {
    const { user } = renderUi(<Entry start="+49 30 123456" />);
    await waitFor(() => expect(country().getAttribute('aria-label')).toBe('Country: Germany +49'));
    await user.click(country());
    await user.keyboard('austri');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Austria+43',
    ]);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(output()).toBe('+43 30123456');
    expect(document.activeElement).toBe(screen.getByLabelText('Telephone'));
  });

  it('formats a stored number, but not while it is edited', async () => {
    const { user } = renderUi(<Entry start="+442079460000" />);
    const input = screen.getByLabelText<HTMLInputElement>('Telephone');
    await waitFor(() => expect(input.value).toBe('+44 20 7946 0000'));
    await user.type(input, '{End}{Backspace}1');
    expect(input.value).toBe('+44 20 7946 0001');
    await user.tab();
    expect(output()).toBe('+44 20 7946 0001');
  });

  it('accepts a plus sign and full-width digits', async () => {
    const { user } = renderUi(<Entry />);
    await user.type(screen.getByLabelText('Telephone'), '＋６６２１２３４５６７');
    await waitFor(() => expect(country().getAttribute('aria-label')).toBe('Country: Thailand +66'));
    await user.tab();
    expect(output()).toBe('+66 2 123 4567');
  });

  it('keeps text that is no phone number', async () => {
    const { user } = renderUi(<Entry />);
    await user.type(screen.getByLabelText('Telephone'), 'ask Ken');
    await user.tab();
    expect(output()).toBe('ask Ken');
  });
});
