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
      label="Answer"
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

describe('when an answer is handed over (specification 4.5)', () => {
  it.each([
    ['TEXT', 'Flour', 'Flour'],
    ['NUMBER', '12', 12],
    ['CURRENCY', '12.5', 12.5],
    ['EMAIL', 'a@example.com', 'a@example.com'],
  ] satisfies readonly (readonly [ValueInputKind, string, InputValue])[])(
    '%s waits until it is left',
    async (kind, typed, value) => {
      const { user, committed } = open(kind);
      await user.type(screen.getByLabelText('Answer'), typed);
      expect(committed).toEqual([]);
      await user.tab();
      expect(committed).toEqual([value]);
    },
  );

  it('a day goes as it is chosen', async () => {
    const { user, committed } = open('DATE', '2027-03-31');
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    await user.click(screen.getByRole('button', { name: / 7 March 2027/ }));
    expect(committed).toEqual(['2027-03-07']);
  });

  it('a choice goes as it is made', async () => {
    const { user, committed } = open('SELECT');
    await user.click(screen.getByLabelText('Answer'));
    await user.click(await screen.findByRole('option', { name: 'Blue' }));
    expect(committed).toEqual(['blue']);
  });

  it('a tick goes as it is set', async () => {
    const { user, committed } = open('CHECKBOX', false);
    await user.click(screen.getByLabelText('Answer'));
    expect(committed).toEqual([true]);
  });
});
