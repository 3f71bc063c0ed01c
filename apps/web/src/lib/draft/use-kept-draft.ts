import { useEffect, useSyncExternalStore } from 'react';
import type { Draft, DraftSnapshot } from './draft.ts';

/** The state of an open draft, which is saved as long as its editor is there. */
export function useKeptDraft<Content, Place>(
  draft: Draft<Content, Place>,
  isEditable: boolean,
): DraftSnapshot<Content> {
  useEffect(() => (isEditable ? draft.attach() : undefined), [draft, isEditable]);
  useEffect(() => {
    // A name that is still being typed is taken before the page goes.
    const commit = (): void => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    window.addEventListener('pagehide', commit);
    return () => window.removeEventListener('pagehide', commit);
  }, []);
  useEffect(() => {
    const again = (): void => void draft.flush();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [draft]);
  return useSyncExternalStore(draft.subscribe, draft.snapshot);
}
