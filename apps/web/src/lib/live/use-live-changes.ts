import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ChangeNotice } from './change-stream.ts';
import type { ChangeTopic } from './change-topic.ts';
import type { ChangeHub } from './change-hub.ts';

export const ChangeHubContext = createContext<ChangeHub | null>(null);

const firstRetryPause = 1_000;
const longestRetryPause = 30_000;

/**
 * Calls `refresh` after a change of the named workflow or blueprint, of the workspace's lists, or,
 * without a name, of the person's own work. At most one refresh runs and one waits. A failed
 * refresh is retried.
 */
export function useLiveChanges(
  topic: ChangeTopic,
  refresh: () => Promise<unknown>,
  /**
   * Returns true if the response to the viewer's own command already updated everything shown here.
   */
  isShown: (cause: string) => boolean = () => false,
): void {
  const hub = use(ChangeHubContext);
  const onRefresh = useEffectEvent(refresh);
  const isKnown = useEffectEvent((change: ChangeNotice | null) => {
    const cause = change?.cause;
    return cause != null && isShown(cause);
  });
  const { workflowId, blueprintId, taskId, lists } = topic;
  useEffect(() => {
    let isRunning = false;
    let isWaiting = false;
    let isOver = false;
    let failures = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      if (isRunning) {
        isWaiting = true;
        return;
      }
      isRunning = true;
      clearTimeout(retry);
      try {
        do {
          isWaiting = false;
          await onRefresh();
        } while (isWaiting && !isOver);
        failures = 0;
      } catch {
        // A failed refresh is repeated, because the next change may come much later.
        failures += 1;
        const pause = Math.min(longestRetryPause, firstRetryPause * 2 ** (failures - 1));
        if (!isOver) retry = setTimeout(() => void run(), pause);
      } finally {
        isRunning = false;
      }
    };
    const stop = hub?.listen({ workflowId, blueprintId, taskId, lists }, (change) => {
      if (!isKnown(change)) void run();
    });
    return () => {
      isOver = true;
      clearTimeout(retry);
      stop?.();
    };
  }, [hub, workflowId, blueprintId, taskId, lists]);
}
