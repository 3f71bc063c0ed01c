import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { ValueInput, type InputValue } from './value-input.tsx';

const options = [{ value: 'litre', label: 'Litre' }];

/** Renders a field whose options can be extended, with values. */
const ask = (kind: 'SELECT' | 'MULTI_SELECT', start: InputValue, mayAppend = true) => {
  const held: { value: InputValue } = { value: start };
  function Asked(): ReactNode {
    const [value, setValue] = useState(start);
    const change = (next: InputValue): void => {
      held.value = next;
      setValue(next);
    };
    return (
      <ValueInput
        label="Unit"
        kind={kind}
        options={options}
        mayAppend={mayAppend}
        unit={null}
        value={value}
        onType={change}
        onCommit={change}
      />
    );
  }
  return { ...renderUi(<Asked />), held };
};

describe('options that people can add to', () => {
  it('accept and show a new option', async () => {
    const { user, held } = ask('SELECT', null);
    const box = screen.getByRole('combobox', { name: 'Unit' });
    await user.type(box, 'Crate');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Add “Crate”',
    ]);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(held.value).toBe('Crate');
    expect(box).toHaveProperty('value', 'Crate');
    await user.type(box, 'litre');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('keep options that were added before', async () => {
    const { user, held } = ask('MULTI_SELECT', ['Crate']);
    await user.type(screen.getByRole('combobox', { name: 'Unit' }), 'litre{Enter}');
    expect(held.value).toEqual(['Crate', 'litre']);
    expect(screen.getByRole('button', { name: 'Remove Crate' })).toBeTruthy();
  });
});

describe('an option that is no longer offered', () => {
  it('is marked, can’t be selected again, and can be removed', async () => {
    const { user, held } = ask('MULTI_SELECT', ['litre', 'barrel'], false);
    const gone = 'barrel (no longer available)';
    expect(screen.getByText(gone)).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Unit' }));
    expect(screen.getByRole('option', { name: gone }).getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: `Remove ${gone}` }));
    expect(held.value).toEqual(['litre']);
  });
});
