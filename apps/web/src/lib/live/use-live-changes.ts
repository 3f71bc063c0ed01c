import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ChangeNotice } from './change-stream.ts';
import type { ChangeTopic } from './change-topic.ts';
import type { ChangeHub } from './change-hub.ts';

export const ChangeHubContext = createContext<ChangeHub | null>(null);

const firstRetryPause = 1_000;
const longestRetryPause = 30_000;

/**
 * Calls `refresh` when the named workflow or blueprint, the workspace's lists, or without a
 * name the person's own work, has changed. At most one refresh runs and one more waits. A
 * refresh that fails is retried.
 */
export function useLiveChanges(
  topic: ChangeTopic,
  refresh: () => Promise<unknown>,
  /** Of one's own command: whether its answer has shown all that is to be seen of it here. */
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
        // The next change may be far away. Until the retry, the screen stays as it is.
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
