import { useSyncExternalStore } from 'react';

/** Returns true while the window is narrower than this many pixels. */
export function useNarrow(width: number): boolean {
  const query = `(width < ${width}px)`;
  return useSyncExternalStore(
    (watcher) => {
      const media = matchMedia(query);
      media.addEventListener('change', watcher);
      return () => media.removeEventListener('change', watcher);
    },
    () => matchMedia(query).matches,
  );
}
