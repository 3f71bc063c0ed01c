import { useSyncExternalStore } from 'react';

/** True while the window is narrower than so many pixels. */
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
