import { useSyncExternalStore } from 'react';

const minute = 60_000;
const roundedNow = (): number => Math.floor(Date.now() / minute) * minute;

let current = roundedNow();
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

const tick = (): void => {
  const next = roundedNow();
  if (next === current) return;
  current = next;
  for (const watcher of watchers) watcher();
};

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  timer ??= setInterval(tick, 5_000);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const read = (): number => {
  // The timer was stopped without listeners, so the stored minute can be old.
  if (timer === undefined) current = roundedNow();
  return current;
};

/** Returns the current minute. Renders the component again every minute. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, read));
