import { useSyncExternalStore } from 'react';

const query = matchMedia('(width < 768px)');

const subscribe = (watcher: () => void): (() => void) => {
  query.addEventListener('change', watcher);
  return () => query.removeEventListener('change', watcher);
};

/** Returns true on phones, where the sidebar is a drawer. */
export const useNarrowScreen = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
