import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ChangeNotice } from './change-stream.ts';
import type { ChangeTopic } from './change-topic.ts';
import type { ChangeHub } from './change-hub.ts';

export const ChangeHubContext = createContext<ChangeHub | null>(null);

/**
 * Calls `refresh` when the named workflow or blueprint, the workspace's lists, or without a
 * name the person's own work, has changed; at most one refresh runs and one more waits.
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
    const run = async (): Promise<void> => {
      if (isRunning) {
        isWaiting = true;
        return;
      }
      isRunning = true;
      try {
        do {
          isWaiting = false;
          await onRefresh();
        } while (isWaiting && !isOver);
      } catch {
        // What is on the screen stays; the next change or poll reads again.
      } finally {
        isRunning = false;
      }
    };
    const stop = hub?.listen({ workflowId, blueprintId, taskId, lists }, (change) => {
      if (!isKnown(change)) void run();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [hub, workflowId, blueprintId, taskId, lists]);
}
