import { useEffect, useSyncExternalStore } from 'react';
import type { Draft, DraftSnapshot } from './draft.ts';

/** Returns the state of an open draft and saves it while the editor is mounted. */
export function useAutosavedDraft<Content, Place>(
  draft: Draft<Content, Place>,
  isEditable: boolean,
): DraftSnapshot<Content> {
  useEffect(() => (isEditable ? draft.attach() : undefined), [draft, isEditable]);
  useEffect(() => {
    // Applies a name that is still being typed before the page unloads.
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
