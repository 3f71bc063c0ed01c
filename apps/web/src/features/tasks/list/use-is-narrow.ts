import { useSyncExternalStore } from 'react';

/** Below this width, lists become cards. */
const query = '(width < 768px)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
