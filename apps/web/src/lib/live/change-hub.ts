import type { ChangeTopic } from './change-topic.ts';
import type { ChangeNotice, StreamEvents } from './change-stream.ts';

export interface ChangeHub {
  /** Called with what changed; with null where it is not known. */
  readonly listen: (
    topic: ChangeTopic,
    onChange: (change: ChangeNotice | null) => void,
  ) => () => void;
}

interface Listener {
  readonly topic: ChangeTopic;
  readonly onChange: (change: ChangeNotice | null) => void;
}

type OpenStream = (topic: ChangeTopic, events: StreamEvents) => () => void;

/** Spec 9: the default polling interval, used while no stream is open. */
const pollEvery = 10_000;

const concerns = (
  { workflowId, blueprintId, taskId, lists = false }: ChangeTopic,
  change: ChangeNotice,
): boolean => {
  if (taskId !== undefined) return change.presence.includes(taskId);
  if (lists && change.lists) return true;
  if (workflowId === undefined && blueprintId === undefined) return change.myWork;
  return (
    (workflowId !== undefined && change.workflowId === workflowId) ||
    (blueprintId !== undefined && change.blueprintId === blueprintId)
  );
};

/**
 * Shares one stream between all screens, because a browser allows six connections to a
 * host. The newest listener with a topic of its own decides what the stream watches;
 * every stream carries the person's own work as well. Each connection, the first as well,
 * makes all listeners read again: what happened between their last answer and the moment
 * the stream stands would be told by nobody.
 */
export function createChangeHub(open: OpenStream): ChangeHub {
  const listeners = new Set<Listener>();
  let watched: string | null = null;
  let close: (() => void) | null = null;
  let poll: ReturnType<typeof setInterval> | null = null;

  const tellAll = (): void => {
    for (const { onChange } of listeners) onChange(null);
  };
  const stopPolling = (): void => {
    if (poll !== null) clearInterval(poll);
    poll = null;
  };
  const startPolling = (): void => {
    poll ??= setInterval(tellAll, pollEvery);
  };
  const wanted = (): ChangeTopic => {
    const own = [...listeners].filter(
      ({ topic }) => topic.workflowId !== undefined || topic.blueprintId !== undefined,
    );
    return own.at(-1)?.topic ?? {};
  };
  const connect = (): void => {
    if (listeners.size === 0) {
      close?.();
      close = null;
      watched = null;
      stopPolling();
      return;
    }
    const topic = wanted();
    const key = JSON.stringify([topic.workflowId, topic.blueprintId]);
    if (key === watched) return;
    const previous = close;
    watched = key;
    close = open(topic, {
      opened: () => {
        stopPolling();
        tellAll();
      },
      changed: (change) => {
        for (const { topic: mine, onChange } of listeners)
          if (concerns(mine, change)) onChange(change);
      },
      cut: startPolling,
    });
    previous?.();
  };

  return {
    listen: (topic, onChange) => {
      const listener = { topic, onChange };
      listeners.add(listener);
      connect();
      return () => {
        listeners.delete(listener);
        // A screen that is replaced by the next one must not cost a reconnection.
        setTimeout(connect, 0);
      };
    },
  };
}
