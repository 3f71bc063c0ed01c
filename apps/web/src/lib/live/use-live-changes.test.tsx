import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OnChange } from './change-hub.ts';
import { ChangeHubContext, useLiveChanges } from './use-live-changes.ts';

const harness = (refresh: () => Promise<unknown>) => {
  const listeners = new Set<OnChange>();
  const hub = {
    listen: (_: object, onChange: OnChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
  function Screen(): ReactNode {
    useLiveChanges({}, refresh);
    return null;
  }
  const { unmount } = render(
    <ChangeHubContext value={hub}>
      <Screen />
    </ChangeHubContext>,
  );
  return {
    unmount,
    change: () => act(async () => [...listeners].forEach((listener) => listener(null))),
  };
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useLiveChanges', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('retries a failed refresh until it succeeds', async () => {
    const refresh = vi.fn(async () => undefined);
    refresh.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'));
    const { change } = harness(refresh);
    await change();
    expect(refresh).toHaveBeenCalledOnce();
    await pass(1_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    await pass(2_000);
    expect(refresh).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('stops retrying after the person leaves the screen', async () => {
    const refresh = vi.fn(async () => {
      throw new Error('busy');
    });
    const { change, unmount } = harness(refresh);
    await change();
    unmount();
    await pass(60_000);
    expect(refresh).toHaveBeenCalledOnce();
  });
});
