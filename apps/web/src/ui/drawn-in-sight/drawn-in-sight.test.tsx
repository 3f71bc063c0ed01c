import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { TextInput } from '../text-input/text-input.tsx';

type Seen = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/** Imported again for each test with all it uses, because a module keeps a list of waiting fields. */
const load = async () => ({
  ...(await import('./drawn-in-sight.tsx')),
  ...(await import('../../testing/render-ui.tsx')),
});

let seen: Seen = () => undefined;
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  idle = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: Seen) {
        seen = onSeen;
      }
      observe(): void {}
      unobserve(): void {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (then: (time: object) => void) =>
    idle.push(() => then({ timeRemaining: () => 0 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const { DrawnInSight, renderUi } = await load();
  function Field({ name, isWanted = false }: { name: string; isWanted?: boolean }): ReactNode {
    return (
      <DrawnInSight label={name} text={`${name} said`} kind="TEXT" isWanted={isWanted}>
        <TextInput label={name} value={`${name} said`} onChange={() => undefined} />
      </DrawnInSight>
    );
  }
  function Form(): ReactNode {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsRefused(true)}>
          Hand in
        </button>
        <Field name="First" />
        <Field name="Second" />
        <Field name="Third" isWanted={isRefused} />
      </>
    );
  }
  return renderUi(<Form />);
};
const drawn = (): readonly (string | undefined)[] =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox')
    .map(({ labels }) => labels?.[0]?.textContent ?? '');
const boxOf = (text: string): Element => {
  const box = screen.getByText(text, { exact: false }).closest('[data-waits]');
  if (box === null) throw new Error('does not wait');
  return box;
};

describe('DrawnInSight', () => {
  it('shows a placeholder until it is on the screen', async () => {
    await open();
    expect(drawn()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Edit Second Second said' })).toBeTruthy();
    await expectAccessible();
    act(() => seen([{ target: boxOf('Second said'), isIntersecting: true }]));
    expect(drawn()).toEqual(['Second']);
  });

  it('draws the other items in order when the browser is idle', async () => {
    await open();
    act(() => idle.shift()?.());
    expect(drawn()).toEqual(['First']);
    act(() => idle.shift()?.());
    expect(drawn()).toEqual(['First', 'Second']);
  });

  it('draws an item that gets keyboard focus or has an error', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(drawn()).toEqual(['Third']);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second' }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First' }));
  });
});
