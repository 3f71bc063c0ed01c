import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ValueInput, type InputValue, type ValueInputKind } from './value-input.tsx';

interface EntryProps {
  readonly kind: ValueInputKind;
  readonly start: InputValue;
  readonly onCommit: (value: InputValue) => void;
}

function Entry({ kind, start, onCommit }: EntryProps): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <ValueInput
      label="Reply"
      kind={kind}
      options={[
        { value: 'red', label: 'Red' },
        { value: 'blue', label: 'Blue' },
      ]}
      unit={kind === 'CURRENCY' ? 'EUR' : null}
      value={value}
      onType={setValue}
      onCommit={onCommit}
    />
  );
}

const open = (kind: ValueInputKind, start: InputValue = null) => {
  const committed: InputValue[] = [];
  const onCommit = (value: InputValue): void => void committed.push(value);
  return { ...renderUi(<Entry kind={kind} start={start} onCommit={onCommit} />), committed };
};

describe('saving of a value', () => {
  it.each([
    ['TEXT', 'Flour', 'Flour'],
    ['NUMBER', '12', 12],
    ['CURRENCY', '12.5', 12.5],
    ['EMAIL', 'a@example.com', 'a@example.com'],
  ] satisfies readonly (readonly [ValueInputKind, string, InputValue])[])(
    '%s is saved on blur',
    async (kind, typed, value) => {
      const { user, committed } = open(kind);
      await user.type(screen.getByLabelText('Reply'), typed);
      expect(committed).toEqual([]);
      await user.tab();
      expect(committed).toEqual([value]);
    },
  );

  it('a date is saved when it is picked', async () => {
    const { user, committed } = open('DATE', '2027-03-31');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    await user.click(screen.getByRole('button', { name: / 7 March 2027/ }));
    expect(committed).toEqual(['2027-03-07']);
  });

  it('an option is saved when it is selected', async () => {
    const { user, committed } = open('SELECT');
    await user.click(screen.getByLabelText('Reply'));
    await user.click(await screen.findByRole('option', { name: 'Blue' }));
    expect(committed).toEqual(['blue']);
  });

  it('a checkbox is saved when it is toggled', async () => {
    const { user, committed } = open('CHECKBOX', false);
    await user.click(screen.getByLabelText('Reply'));
    expect(committed).toEqual([true]);
  });
});
