import { useState } from 'react';
import type { Unsettled, UnsettledStore } from '../api/use-command.ts';
import { useViewer } from '../session/viewer-context.ts';
import { unsentStorage } from './unsent-storage.ts';

const isIntent = (kept: unknown): kept is Unsettled =>
  typeof kept === 'object' &&
  kept !== null &&
  'asked' in kept &&
  typeof kept.asked === 'string' &&
  'key' in kept &&
  typeof kept.key === 'string';

/**
 * Stores an unanswered command together with its draft, so that a reloaded page retries it with the
 * same key.
 */
export function useStoredCommand(name: string): UnsettledStore {
  const { tenantId, id } = useViewer();
  const [store] = useState((): UnsettledStore => {
    const storage = unsentStorage(localStorage);
    const kept = `intent.${name}.${tenantId}.${id}`;
    // Kept in this variable if the browser has no storage.
    let here: Unsettled | null = null;
    return {
      read: () => {
        const found = storage.read(kept);
        return isIntent(found) ? found : here;
      },
      write: (intent) => {
        here = intent;
        // Stored immediately, because the page can close before the response arrives.
        if (intent === null) storage.remove(kept);
        else storage.write(kept, intent);
      },
    };
  });
  return store;
}
