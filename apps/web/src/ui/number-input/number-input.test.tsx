import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

function Entry({
  start = null,
  ...props
}: Partial<NumberInputProps> & { start?: number | null }): ReactNode {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberInput label="Amount" {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

describe('NumberInput', () => {
  it('shows separators of thousands when it loses focus', async () => {
    const { user, container } = renderUi(<Entry maxFractionDigits={2} />);
    await user.type(screen.getByLabelText('Amount'), '1284500.5');
    expect(container.querySelector('output')?.textContent).toBe('1284500.5');
    await user.tab();
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,284,500.5');
    await expectAccessible();
  });

  it('reads pasted numbers with separators, and whole numbers without decimals', async () => {
    const { user, container } = renderUi(<Entry />);
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('1,234');
    expect(container.querySelector('output')?.textContent).toBe('1234');
  });

  it.each(['1200.50', '12k', '1e6', '2.7', '5.', '-1.5'])(
    'refuses %s in a whole-number field, and keeps the text',
    async (text) => {
      const { user, container } = renderUi(<Entry />);
      const input = screen.getByLabelText<HTMLInputElement>('Amount');
      await user.type(input, text);
      await user.tab();
      expect(input.value).toBe(text);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(container.querySelector('output')?.textContent).toBe('null');
    },
  );

  it('says during typing that it accepts only whole numbers', async () => {
    const { user } = renderUi(<Entry />);
    await user.type(screen.getByLabelText('Amount'), '2.');
    expect(screen.getByRole('alert').textContent).toBe('Whole numbers only');
  });

  it('keeps letters that are typed into an amount', async () => {
    const { user, container } = renderUi(<Entry currency="USD" maxFractionDigits={2} />);
    await user.type(screen.getByLabelText('Amount'), '12k');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '12k');
    expect(container.querySelector('output')?.textContent).toBe('null');
  });

  it('accepts a minus sign, and reports it only by the minimum', async () => {
    const { user, container } = renderUi(<Entry min={0} />);
    await user.type(screen.getByLabelText('Amount'), '-5');
    expect(container.querySelector('output')?.textContent).toBe('-5');
    expect(screen.getByRole('alert').textContent).toBe('Enter 0 or more.');
  });

  it('refuses decimals in composed text', () => {
    const { container } = renderUi(<Entry />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    fireEvent.focus(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '２．７' }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('2.7');
    expect(container.querySelector('output')?.textContent).toBe('null');
  });

  it('keeps existing digits around pasted text', async () => {
    const { user, container } = renderUi(<Entry start={12} />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    await user.click(input);
    input.setSelectionRange(1, 1);
    await user.paste('0');
    expect(container.querySelector('output')?.textContent).toBe('102');
  });

  it.each([
    ['1,234.6', '1235'],
    ['-7.5', '-7'],
    ['-7,500', '-7500'],
  ])('rounds pasted decimals of a whole number: %s', async (text, value) => {
    const { user, container } = renderUi(<Entry />);
    await user.click(screen.getByLabelText('Amount'));
    await user.paste(text);
    expect(container.querySelector('output')?.textContent).toBe(value);
  });

  it('keeps text that is no number, with an error and no value', async () => {
    const { user, container } = renderUi(<Entry start={12} />);
    const input = screen.getByLabelText('Amount');
    await user.clear(input);
    await user.type(input, '1,2,3');
    await user.tab();
    expect(input).toHaveProperty('value', '1,2,3');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(container.querySelector('output')?.textContent).toBe('null');
  });

  it('shows the decimals of money, and no separators if not wanted', () => {
    renderUi(<Entry start={1234.5} maxFractionDigits={2} minFractionDigits={2} />);
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,234.50');
    renderUi(<Entry label="Plain" start={1234} hasGrouping={false} />);
    expect(screen.getByLabelText('Plain')).toHaveProperty('value', '1234');
  });

  it('changes by one with the arrow keys, up to the limits', async () => {
    const { user, container } = renderUi(<Entry start={4} min={0} max={5} />);
    await user.click(screen.getByLabelText('Amount'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(container.querySelector('output')?.textContent).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Decrease Amount' }));
    expect(container.querySelector('output')?.textContent).toBe('4');
    await user.click(screen.getByLabelText('Amount'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(container.querySelector('output')?.textContent).toBe('0');
  });

  it.each([
    ['１２３', '123'],
    ['๑๒๓', '123'],
  ])('reads full-width digits and digits of other scripts: %s', async (text, value) => {
    const { user, container } = renderUi(<Entry />);
    await user.type(screen.getByLabelText('Amount'), text);
    expect(container.querySelector('output')?.textContent).toBe(value);
    await user.clear(screen.getByLabelText('Amount'));
    await user.paste(text);
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(value);
  });

  it('keeps the text while a character is composed', () => {
    const { container } = renderUi(<Entry />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    fireEvent.focus(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '１２' }, isComposing: true });
    expect(input.value).toBe('１２');
    expect(container.querySelector('output')?.textContent).toBe('null');
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('12');
    expect(container.querySelector('output')?.textContent).toBe('12');
  });

  it('has the value null when empty, and shows its error', async () => {
    const { user, container } = renderUi(<Entry start={9} max={5} />);
    expect(screen.getByRole('alert').textContent).toBe('Enter 5 or less.');
    await user.clear(screen.getByLabelText('Amount'));
    expect(container.querySelector('output')?.textContent).toBe('null');
    await user.type(screen.getByLabelText('Amount'), '-');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('Enter a number.');
  });

  it.each([
    ['€5', '5'],
    ['EUR 7.50', '7.5'],
    ['£5', 'null'],
    ['JPY 500', 'null'],
  ])('accepts an amount only in its own currency: %s', async (text, value) => {
    const { user, container } = renderUi(<Entry currency="EUR" maxFractionDigits={2} />);
    await user.click(screen.getByLabelText('Amount'));
    await user.paste(text);
    expect(container.querySelector('output')?.textContent).toBe(value);
  });

  it('keeps a number with a typed unit, also with a decimal point', async () => {
    const { user, container } = renderUi(<Entry unit="kilogram" maxFractionDigits={1} />);
    await user.type(screen.getByLabelText('Amount'), '1,250.5 กก.');
    expect(container.querySelector('output')?.textContent).toBe('1250.5');
    await user.tab();
    expect(screen.queryByText('Enter a number.')).toBeNull();
  });
});
