import { useState, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

function List({ hand }: { readonly hand: (remove: (name: string) => void) => void }): ReactNode {
  const [names, setNames] = useState(['one', 'two']);
  const adder = useFocusWhenFewer(names.length);
  const remove = (name: string): void => setNames((now) => now.filter((one) => one !== name));
  hand(remove);
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => remove(name)}>
          {name}
        </button>
      ))}
      <button ref={adder} type="button">
        add
      </button>
    </>
  );
}

const shown = () => {
  const held: { remove: (name: string) => void } = { remove: () => undefined };
  render(<List hand={(remove) => (held.remove = remove)} />);
  return held;
};

it('focuses the Add button when the focused item is removed', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'add' }));
});

it('doesn’t move the focus when someone else removes an item', async () => {
  const held = shown();
  await userEvent.click(screen.getByRole('button', { name: 'add' }));
  await userEvent.click(document.body);
  act(() => held.remove('two'));
  expect(document.activeElement).toBe(document.body);
});
