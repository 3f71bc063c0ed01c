import { useEffect, useSyncExternalStore } from 'react';
import type { ChangeTopic } from '../live/change-topic.ts';
import { useLiveChanges } from '../live/use-live-changes.ts';
import type { Draft, DraftSnapshot } from './draft.ts';

/** Returns the state of an open draft. While the editor is mounted, it saves and merges changes. */
export function useAutosavedDraft<Content, Place>(
  draft: Draft<Content, Place>,
  isEditable: boolean,
  topic: ChangeTopic,
  /** Loads the version of the draft on the server. */
  head: () => Promise<number>,
): DraftSnapshot<Content> {
  useLiveChanges(topic, async () => {
    if ((await head()) > draft.version()) await draft.refresh();
  });
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
