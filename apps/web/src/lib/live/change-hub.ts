import { maxFollowed } from '@baton/domain/access/following';
import type { ChangeTopic, FollowedTopics } from './change-topic.ts';
import type { ChangeNotice, StreamEvents } from './change-stream.ts';

export type OnChange = (change: ChangeNotice | null) => void;

export interface ChangeHub {
  /** Calls back with each change of the topic, or with null if changes may have been missed. */
  readonly listen: (topic: ChangeTopic, onChange: OnChange) => () => void;
}

/** A hub with its own connection. */
export interface OpenChangeHub extends ChangeHub {
  readonly close: () => void;
}

export interface StreamHub extends OpenChangeHub {
  /** Like `listen`, but first calls back with null as soon as a stream is open. */
  readonly join: ChangeHub['listen'];
}

interface Listener {
  readonly topic: ChangeTopic;
  readonly onChange: OnChange;
  /** False if changes may have been missed since the last call. */
  isCurrent: boolean;
}

interface Stream {
  readonly topics: FollowedTopics;
  readonly close: () => void;
}

type OpenStream = (topics: FollowedTopics, events: StreamEvents) => () => void;

/** A screen that starts to listen may have been read just before one of these changes. */
const rememberedFor = 10_000;

/** Polling interval while no stream is open. */
const pollEvery = 10_000;

const concerns = (
  { workflowId, blueprintId, taskId, lists = false }: ChangeTopic,
  change: ChangeNotice,
): boolean => {
  if (taskId !== undefined) return change.presence.includes(taskId);
  if (lists && change.lists) return true;
  if (workflowId === undefined && blueprintId === undefined) return change.myWork;
  return (
    (workflowId !== undefined && change.workflowIds.includes(workflowId)) ||
    (blueprintId !== undefined && change.blueprintIds.includes(blueprintId))
  );
};

const newest = (ids: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    ids
      .filter((id) => id !== undefined)
      .toReversed()
      .slice(0, maxFollowed),
  ),
];

const covers = (wide: FollowedTopics, narrow: FollowedTopics): boolean =>
  narrow.workflowIds.every((id) => wide.workflowIds.includes(id)) &&
  narrow.blueprintIds.every((id) => wide.blueprintIds.includes(id));

const topicsOf = (listeners: Iterable<Listener>): FollowedTopics => {
  const topics = [...listeners].map(({ topic }) => topic);
  return {
    workflowIds: newest(topics.map(({ workflowId }) => workflowId)),
    blueprintIds: newest(topics.map(({ blueprintId }) => blueprintId)),
  };
};

/**
 * Shares one stream between all listeners, because a browser allows six connections to a host.
 * A stream that follows more replaces the present one, which stays open until then, so that no
 * change is missed. Without a stream, listeners poll.
 */
export function createChangeHub(open: OpenStream): StreamHub {
  const listeners = new Set<Listener>();
  let stream: Stream | null = null;
  let isOpen = false;
  let isCut = false;
  let closePrevious: () => void = () => undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let recent: readonly { readonly at: number; readonly change: ChangeNotice }[] = [];

  const recentChanges = (): typeof recent =>
    recent.filter(({ at }) => performance.now() - at < rememberedFor);
  const hasJustChanged = (topic: ChangeTopic): boolean =>
    recentChanges().some(({ change }) => concerns(topic, change));

  const tellAll = (): void => {
    for (const { onChange } of listeners) onChange(null);
  };
  const stopPolling = (): void => {
    clearInterval(poll);
    poll = undefined;
  };
  const isFollowed = (listener: Listener): boolean =>
    stream !== null && covers(stream.topics, topicsOf([listener]));
  const tellMissed = (): void => {
    for (const listener of listeners)
      if (!listener.isCurrent && isFollowed(listener)) {
        listener.isCurrent = true;
        listener.onChange(null);
      }
  };
  const dropPrevious = (): void => {
    closePrevious();
    closePrevious = () => undefined;
  };
  const close = (): void => {
    dropPrevious();
    stream?.close();
    stream = null;
    isOpen = false;
    isCut = false;
    stopPolling();
  };
  const replaceStream = (topics: FollowedTopics): void => {
    if (isOpen && stream !== null) closePrevious = stream.close;
    else stream?.close();
    isOpen = false;
    isCut = false;
    const isNewest = (): boolean => stream?.topics === topics;
    const closeStream = open(topics, {
      opened: () => {
        if (!isNewest()) return;
        dropPrevious();
        stopPolling();
        isOpen = true;
        isCut = false;
        tellMissed();
      },
      changed: (change) => {
        recent = [...recentChanges(), { at: performance.now(), change }];
        for (const { topic, onChange } of listeners) if (concerns(topic, change)) onChange(change);
      },
      cut: () => {
        for (const listener of listeners) listener.isCurrent = false;
        if (!isNewest()) return;
        dropPrevious();
        isOpen = false;
        isCut = true;
        poll ??= setInterval(tellAll, pollEvery);
      },
    });
    stream = { topics, close: closeStream };
  };
  const connect = (): void => {
    if (listeners.size === 0) {
      close();
      return;
    }
    const topics = topicsOf(listeners);
    if (stream === null || !covers(stream.topics, topics)) replaceStream(topics);
  };
  const add = (listener: Listener): (() => void) => {
    listeners.add(listener);
    connect();
    return () => {
      listeners.delete(listener);
      // A screen that is replaced by the next one must not cost a reconnection.
      setTimeout(connect, 0);
    };
  };

  return {
    close: () => {
      listeners.clear();
      close();
    },
    listen: (topic, onChange) => {
      const listener = { topic, onChange, isCurrent: false };
      listener.isCurrent = isOpen && isFollowed(listener) && !hasJustChanged(topic);
      const stop = add(listener);
      if (isOpen) tellMissed();
      return stop;
    },
    join: (topic, onChange) => {
      const stop = add({ topic, onChange, isCurrent: false });
      if (isOpen) tellMissed();
      // A new page may come with a new session or a connection that works again.
      else if (isCut) replaceStream(topicsOf(listeners));
      return stop;
    },
  };
}
