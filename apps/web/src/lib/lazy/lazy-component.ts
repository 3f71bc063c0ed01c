import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { completeMessages } from '../i18n/load-messages.ts';

/** Milliseconds before each further attempt. */
const waits = [500, 1000, 2000, 4000];

/** Resolves when the browser is online and the time is over. */
const nextAttempt = async (milliseconds: number): Promise<void> => {
  if (!navigator.onLine)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
};

/** Loads code, and tries again if the connection fails. Throws the last error. */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await nextAttempt(wait);
    }
  }
  return load();
};

/** Loads code and, at the same time, the messages that the first screens don't need. */
export const loadWithMessages = async <T>(load: () => Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([loadCode(load), loadCode(completeMessages)]);
  return loaded;
};

/**
 * A component whose code is loaded when it is first rendered. A lost connection doesn't replace
 * the screen around it by an error.
 */
export const lazyComponent = <P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await loadWithMessages(load) }));
