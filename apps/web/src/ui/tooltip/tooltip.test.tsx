import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiFrame } from '../../testing/render-ui.tsx';
import { tooltip, type TooltipOptions } from './tooltip.ts';

const show = (text: string, options?: TooltipOptions): HTMLElement => {
  render(
    <UiFrame>
      <button type="button" {...tooltip(text, options)}>
        Here
      </button>
    </UiFrame>,
  );
  return screen.getByRole('button');
};
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

describe('tooltip', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('opens after 250 ms, and is the description of its element', () => {
    const target = show('Due in two days');
    fireEvent.pointerOver(target);
    pass(249);
    expect(screen.queryByRole('tooltip')).toBeNull();
    pass(1);
    const tip = screen.getByRole('tooltip');
    expect(tip.textContent).toBe('Due in two days');
    expect(target.getAttribute('aria-describedby')).toBe(tip.id);
  });

  it('waits 500 ms if configured', () => {
    const target = show('Later', { delay: 'long' });
    fireEvent.pointerOver(target);
    pass(499);
    expect(screen.queryByRole('tooltip')).toBeNull();
    pass(1);
    expect(screen.getByRole('tooltip')).toBeTruthy();
  });

  it('closes on Escape, when the pointer leaves, and on a press', () => {
    const target = show('Warning', { delay: 'none' });
    for (const hide of [
      () => fireEvent.keyDown(target, { key: 'Escape' }),
      () => fireEvent.pointerOver(document.body),
      () => fireEvent.pointerDown(target),
    ]) {
      fireEvent.pointerOver(target);
      pass(0);
      expect(screen.getByRole('tooltip')).toBeTruthy();
      act(() => void hide());
      expect(screen.queryByRole('tooltip')).toBeNull();
      expect(target.hasAttribute('aria-describedby')).toBe(false);
    }
  });

  it('is not shown for an empty text or on touch', () => {
    expect(tooltip('')).toEqual({});
    expect(tooltip(null)).toEqual({});
    const target = show('Warning', { delay: 'none' });
    fireEvent.pointerOver(target, { pointerType: 'touch' });
    pass(600);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
