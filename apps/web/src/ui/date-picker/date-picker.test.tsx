import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DatePicker, DateTimePicker, WallTimePicker } from './date-picker.tsx';

function Day({ min, max }: { min?: string; max?: string }): ReactNode {
  const [value, setValue] = useState<string | null>('2027-03-31');
  return (
    <>
      <DatePicker label="Valid until" min={min} max={max} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
function Moment(): ReactNode {
  const [value, setValue] = useState<string | null>('2027-03-31T17:00:00.000Z');
  return (
    <>
      <DateTimePicker label="Due" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const output = (): string | null | undefined => document.querySelector('output')?.textContent;

describe('DatePicker', () => {
  it('selects a day in the calendar', async () => {
    const { user } = renderUi(<Day />);
    expect(screen.getByLabelText('Valid until')).toHaveProperty('value', '31 Mar 2027');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: / 7 April 2027/ }));
    expect(output()).toBe('2027-04-07');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('moves between days of the calendar by keyboard', async () => {
    const { user } = renderUi(<Day />);
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    screen.getByRole('button', { name: /31 March 2027/ }).focus();
    await user.keyboard('{ArrowUp}{ArrowLeft}{PageDown}{Enter}');
    expect(output()).toBe('2027-04-23');
  });

  it('accepts a typed date with a two-digit year', async () => {
    const { user } = renderUi(<Day />);
    const input = screen.getByLabelText('Valid until');
    await user.clear(input);
    await user.type(input, '5.4.28{Enter}');
    expect(output()).toBe('2028-04-05');
  });

  it('closes the calendar when Tab leaves the field', async () => {
    const { user } = renderUi(
      <>
        <Day />
        <button type="button">Next</button>
      </>,
    );
    const input = screen.getByLabelText('Valid until');
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}5.4.28');
    expect(screen.getByRole('grid')).toBeTruthy();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Next');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(output()).toBe('2028-04-05');
  });

  it('reports text that isn’t a date, and keeps the text', async () => {
    const { user } = renderUi(<Day />);
    const input = screen.getByLabelText('Valid until');
    await user.clear(input);
    await user.type(input, 'soon{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/^Enter a date such as /);
    expect(input).toHaveProperty('value', 'soon');
    expect(output()).toBe('2027-03-31');
  });

  it('refuses dates outside its limits', async () => {
    const { user } = renderUi(<Day min="2027-03-10" max="2027-04-02" />);
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    expect(screen.getByRole('button', { name: / 9 March 2027/ })).toHaveProperty('disabled', true);
    const input = screen.getByLabelText('Valid until');
    await user.clear(input);
    await user.type(input, '2027-05-01{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Select 2 Apr 2027 or earlier.');
  });

  it('can be cleared', async () => {
    const { user } = renderUi(<Day />);
    await user.click(screen.getByRole('button', { name: 'Clear Valid until' }));
    expect(output()).toBe('');
  });
});

describe('DateTimePicker', () => {
  it('accepts a time and defaults to the end of the day', async () => {
    const { user } = renderUi(<Moment />);
    expect(screen.getByLabelText('Due')).toHaveProperty('value', '31 Mar 2027, 17:00');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    const time = screen.getByLabelText('Time');
    await user.clear(time);
    await user.type(time, '9:30{Enter}');
    expect(output()).toBe('2027-03-31T09:30:00.000Z');
    await user.clear(time);
    await user.keyboard('{Enter}');
    expect(output()).toBe('2027-03-31T23:59:59.999Z');
  });

  it('reports an invalid time, and keeps the text', async () => {
    const { user } = renderUi(<Moment />);
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    const time = screen.getByLabelText('Time');
    await user.clear(time);
    await user.type(time, '25:70{Enter}');
    expect(screen.getByText(/^Enter a time such as/)).toBeTruthy();
    expect(time).toHaveProperty('value', '25:70');
    expect(output()).toBe('2027-03-31T17:00:00.000Z');
  });
});

describe('WallTimePicker', () => {
  it('reports typed text even if invalid, and restores it after Escape', async () => {
    function Typed(): ReactNode {
      const [value, setValue] = useState<string | null>('2027-03-31T17:00');
      return (
        <>
          <WallTimePicker
            label="Due"
            value={value}
            onChange={setValue}
            onType={setValue}
            onUnread={setValue}
          />
          <output>{value}</output>
        </>
      );
    }
    const { user } = renderUi(<Typed />);
    const due = screen.getByLabelText('Due');
    await user.clear(due);
    await user.type(due, '7 Apr 2027, 9:');
    expect(output()).toBe('7 Apr 2027, 9:');
    await user.type(due, '15');
    expect(output()).toBe('2027-04-07T09:15');
    await user.keyboard('{Escape}');
    expect(output()).toBe('2027-03-31T17:00');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    const time = screen.getByLabelText('Time');
    await user.clear(time);
    await user.type(time, '25:70');
    expect(output()).toBe('31 Mar 2027, 25:70');
    await user.clear(time);
    await user.type(time, '8{Enter}');
    expect(output()).toBe('2027-03-31T08:00');
    await user.clear(time);
    await user.type(time, '25:70{Enter}');
    expect(due).toHaveProperty('value', '31 Mar 2027, 25:70');
  });

  it('treats 23:59 as the end of the day without a time', async () => {
    function Wall(): ReactNode {
      const [value, setValue] = useState<string | null>('2027-03-31T23:59');
      return (
        <>
          <WallTimePicker label="Due" value={value} onChange={setValue} />
          <output>{value}</output>
        </>
      );
    }
    const { user } = renderUi(<Wall />);
    expect(screen.getByLabelText('Due')).toHaveProperty('value', '31 Mar 2027');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    await user.type(screen.getByLabelText('Time'), '9:30{Enter}');
    expect(output()).toBe('2027-03-31T09:30');
    await user.click(screen.getByRole('button', { name: / 7 March 2027/ }));
    expect(output()).toBe('2027-03-07T09:30');
  });
});
