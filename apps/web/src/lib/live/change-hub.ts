import { maxFollowed } from '@baton/domain/access/workflow/following';
import type { ChangeTopic, FollowedTopics } from './change-topic.ts';
import { replayed, type ChangeNotice, type StreamEvents } from './change-stream.ts';

export type OnChange = (change: ChangeNotice | null) => void;

export interface ChangeHub {
  /** Calls back with each change of the topic, or with null if changes may have been missed. */
  readonly listen: (topic: ChangeTopic, onChange: OnChange) => () => void;
}

/** A hub with its own connection. */
export interface OpenChangeHub {
  /** `age`: milliseconds since the listener last read, if known. */
  readonly listen: (topic: ChangeTopic, onChange: OnChange, age?: number) => () => void;
  readonly close: () => void;
}

export interface StreamHub extends OpenChangeHub {
  /** Like `listen`, for a page that has been loading for the given milliseconds. */
  readonly join: (topic: ChangeTopic, onChange: OnChange, age: number) => () => void;
}

interface Listener {
  readonly topic: ChangeTopic;
  readonly onChange: OnChange;
  /** Time from which on changes may have been missed, or null if none can be. */
  missedSince: number | null;
}

interface Stream {
  readonly topics: FollowedTopics;
  readonly close: () => void;
}

type OpenStream = (topics: FollowedTopics, events: StreamEvents) => () => void;

/** Keeps changes for screens that load before a change and start to listen after it. */
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
  /** The server replays recent changes, but not presence. */
  const tellMissed = (): void => {
    for (const listener of listeners)
      if (listener.missedSince !== null && isFollowed(listener)) {
        const isReplayed =
          listener.topic.taskId === undefined &&
          performance.now() - listener.missedSince < replayed;
        listener.missedSince = null;
        if (!isReplayed) listener.onChange(null);
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
        // All listeners read again, because it is unknown since when the connection was dead.
        for (const listener of listeners) listener.missedSince = Number.NEGATIVE_INFINITY;
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
      // Waits before reconnecting, so that a screen that replaces another one with the same topics
      // causes no reconnection.
      setTimeout(connect, 0);
    };
  };

  const listen = (topic: ChangeTopic, onChange: OnChange, age = rememberedFor): (() => void) => {
    const listener: Listener = { topic, onChange, missedSince: performance.now() - age };
    const isCurrent =
      isOpen && isFollowed(listener) && age <= rememberedFor && !hasJustChanged(topic);
    if (isCurrent) listener.missedSince = null;
    const stop = add(listener);
    // An open stream has nothing more to replay.
    if (isOpen && listener.missedSince !== null && isFollowed(listener)) {
      listener.missedSince = null;
      onChange(null);
    }
    return stop;
  };

  return {
    close: () => {
      listeners.clear();
      close();
    },
    listen,
    join: (topic, onChange, age) => {
      const stop = listen(topic, onChange, age);
      // A new page may come with a new session or a connection that works again.
      if (isCut) replaceStream(topicsOf(listeners));
      return stop;
    },
  };
}
