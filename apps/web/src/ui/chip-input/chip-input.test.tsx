import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { ChipInput } from './chip-input.tsx';
import { chipsOf } from './chips-of.ts';

function Entry(): ReactNode {
  const [value, setValue] = useState<readonly string[]>(['dairy']);
  return (
    <>
      <ChipInput label="Groups" value={value} onChange={setValue} />
      <output>{value.join('|')}</output>
    </>
  );
}
const output = (): string | null | undefined => document.querySelector('output')?.textContent;

describe('chipsOf', () => {
  it.each([
    ['a, b,,c', ['a', 'b', 'c']],
    ['a\nb\r\n\n  c ', ['a', 'b', 'c']],
    ['甲，乙、丙', ['甲', '乙', '丙']],
    ['a, a', ['a']],
    [' , \n', []],
  ])('splits %j', (text, pieces) => expect(chipsOf(text)).toEqual(pieces));
});

describe('ChipInput', () => {
  it('creates chips on comma, Enter, and blur', async () => {
    const { user } = renderUi(<Entry />);
    await user.type(screen.getByRole('textbox', { name: 'Groups' }), 'chilled,organic{Enter}fresh');
    await user.tab();
    expect(output()).toBe('dairy|chilled|organic|fresh');
    await expectAccessible();
  });

  it('splits pasted text and drops duplicates', async () => {
    const { user } = renderUi(<Entry />);
    await user.click(screen.getByRole('textbox', { name: 'Groups' }));
    await user.paste('chilled\ndairy\n\nfrozen');
    expect(output()).toBe('dairy|chilled|frozen');
  });

  it('removes chips by button and by Backspace', async () => {
    const { user } = renderUi(<Entry />);
    const box = screen.getByRole('textbox', { name: 'Groups' });
    await user.type(box, 'a,b,');
    await user.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(document.activeElement).toBe(box);
    await user.keyboard('{Backspace}');
    expect(output()).toBe('dairy');
  });
});
