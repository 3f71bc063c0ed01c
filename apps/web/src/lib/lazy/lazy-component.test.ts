import { expect, it, vi } from 'vitest';
import { loadCode } from './lazy-component.ts';

it('loads the code again after a lost connection', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('editor');
  const loading = loadCode(load);
  await vi.advanceTimersByTimeAsync(1500);
  await expect(loading).resolves.toBe('editor');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('waits for the connection, and reports an error that doesn’t go away', async () => {
  vi.useFakeTimers();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = loadCode(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(loading).resolves.toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});
