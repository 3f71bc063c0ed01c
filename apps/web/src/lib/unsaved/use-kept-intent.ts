import { useState } from 'react';
import type { Unsettled, UnsettledStore } from '../api/use-command.ts';
import { useViewer } from '../session/viewer-context.ts';
import { lockedStorage } from './locked-storage.ts';

const isIntent = (kept: unknown): kept is Unsettled =>
  typeof kept === 'object' &&
  kept !== null &&
  'asked' in kept &&
  typeof kept.asked === 'string' &&
  'key' in kept &&
  typeof kept.key === 'string';

/**
 * An intent whose answer never came, kept beside the draft it was made of: a page that is
 * loaded again asks for the same thing once more, not for a second one.
 */
export function useKeptIntent(name: string): UnsettledStore {
  const { browserKey, tenantId, id } = useViewer();
  const [store] = useState((): UnsettledStore => {
    const storage = lockedStorage(browserKey, localStorage);
    const kept = `intent.${name}.${tenantId}.${id}`;
    // Where the browser keeps nothing, this page still knows it.
    let here: Unsettled | null = null;
    return {
      read: () => {
        const found = storage.read(kept);
        return isIntent(found) ? found : here;
      },
      write: (intent) => {
        here = intent;
        // Written at once: the page may go away before the answer is here.
        if (intent === null) storage.remove(kept);
        else storage.write(kept, intent);
      },
    };
  });
  return store;
}
