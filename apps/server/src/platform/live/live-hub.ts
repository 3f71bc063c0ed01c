import type { Change } from './change.ts';
import type { LiveEvent, LiveInterest, LiveMessage } from './live-event.ts';
import { createPresence, type PresenceNews, type PresentScreen, type Screen } from './presence.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import { createRecentChanges } from './recent-changes.ts';

export interface LiveHub {
  /** Notifies all open screens in all processes, after the change committed. */
  readonly publish: (change: Change) => void;
  readonly endSessions: (ids: readonly string[]) => void;
  readonly reconnect: (userIds: readonly string[]) => void;
  /**
   * Starts with what changed in the last `replayed` milliseconds. Returns null if the session has
   * too many open streams.
   */
  readonly subscribe: (
    interest: LiveInterest,
    replayed: number,
  ) => AsyncGenerator<LiveEvent> | null;
  /**
   * Calls the listener after each change in any process. Returns a function that removes it.
   */
  readonly onChange: (listener: (change: Change) => void) => () => void;
  /** Reports that a screen has a task open. Returns the other screens with that task. */
  readonly come: (screen: PresentScreen) => readonly PresentScreen[];
  /** Reports that the screen no longer has the task open. */
  readonly leave: (screen: Screen) => void;
  /** Processes a message from another process. */
  readonly deliver: (message: LiveMessage) => void;
  /** Number of open streams of this process. */
  readonly size: () => number;
  readonly close: () => void;
}

/** Minimum interval between list updates, however much changes. */
const listsPause = 400;

/** The tabs of a browser share one stream. More than this in one session is a bug or an attack. */
const maxStreamsPerSession = 20;

const nothing: LiveEvent = {
  workflowIds: [],
  blueprintIds: [],
  myWork: false,
  lists: false,
  cause: null,
  presence: [],
};

const followed = (
  interest: ReadonlySet<string>,
  changed: readonly (string | undefined)[],
): readonly string[] => changed.filter((id): id is string => id !== undefined && interest.has(id));

const eventFor = (interest: LiveInterest, change: Change): LiveEvent | null => {
  if (change.tenantId !== interest.tenantId) return null;
  const workflowIds = followed(interest.workflowIds, [change.workflowId, change.parentWorkflowId]);
  const blueprintIds = followed(interest.blueprintIds, [change.blueprintId]);
  const cause = change.cause?.userId === interest.userId ? change.cause.key : null;
  const myWork = change.partyIds.some((party) => interest.parties.has(party));
  return workflowIds.length > 0 || blueprintIds.length > 0 || myWork
    ? { ...nothing, workflowIds, blueprintIds, myWork, cause }
    : null;
};

/**
 * Returns the events that a stream would have received. `changes` is null if this process doesn't
 * know all of them. Then everything may have changed.
 */
const missedBy = (
  interest: LiveInterest,
  changes: readonly Change[] | null,
): readonly LiveEvent[] => {
  if (changes === null)
    return [
      {
        ...nothing,
        workflowIds: [...interest.workflowIds],
        blueprintIds: [...interest.blueprintIds],
        myWork: true,
        lists: interest.seesLists,
      },
    ];
  const own = changes.filter(({ tenantId }) => tenantId === interest.tenantId);
  const events = own.map((change) => eventFor(interest, change)).filter((event) => event !== null);
  return own.length > 0 && interest.seesLists ? [...events, { ...nothing, lists: true }] : events;
};

/** Milliseconds for which changes are kept, so that a page can ask for those while it loaded. */
export const maxReplayed = 20_000;

/**
 * Streams of this process and what they watch. `broadcast` sends messages to other processes, and
 * local streams don't wait for it.
 */
export const createLiveHub = (
  broadcast: (message: LiveMessage) => void,
  now: () => number,
): LiveHub => {
  const presence = createPresence(now);
  const streams = new Map<string, Set<LiveStream>>();
  const listeners = new Set<(change: Change) => void>();
  const recent = createRecentChanges(maxReplayed);
  const inTenant = (tenantId: string): Iterable<LiveStream> => streams.get(tenantId) ?? [];

  // Sends one update for all list changes of an interval, because each update goes to all screens
  // of the workspace.
  const due = new Map<string, NodeJS.Timeout>();
  const tellLists = (tenantId: string) => {
    if (due.has(tenantId)) return;
    const timer = setTimeout(() => {
      due.delete(tenantId);
      for (const stream of inTenant(tenantId))
        if (stream.interest.seesLists) stream.push({ ...nothing, lists: true });
    }, listsPause);
    due.set(tenantId, timer.unref());
  };

  const closeWhere = (matches: (interest: LiveInterest) => boolean) => {
    for (const group of streams.values())
      for (const stream of [...group]) if (matches(stream.interest)) stream.close();
  };

  // Sends only that something changed, to people with the task open. They read it again with their
  // own access.
  const tellPresent = (news: readonly PresenceNews[]) => {
    for (const { tenantId, taskId, userIds } of news)
      for (const stream of inTenant(tenantId))
        if (userIds.has(stream.interest.userId)) stream.push({ ...nothing, presence: [taskId] });
  };

  const deliver = (message: LiveMessage) => {
    if (message.kind === 'change') {
      recent.add(message.change);
      for (const listener of listeners) listener(message.change);
      for (const stream of inTenant(message.change.tenantId)) {
        const event = eventFor(stream.interest, message.change);
        if (event !== null) stream.push(event);
      }
      tellLists(message.change.tenantId);
    } else if (message.kind === 'sessions') {
      closeWhere(({ sessionId }) => message.ids.includes(sessionId));
      tellPresent(message.ids.flatMap(presence.endSession));
    } else if (message.kind === 'people') {
      closeWhere(({ userId }) => message.ids.includes(userId));
      tellPresent(message.ids.flatMap(presence.endPerson));
    } else if (message.kind === 'present') tellPresent(presence.come(message.screen));
    else tellPresent(presence.leave(message.screen));
  };

  const tell = (message: LiveMessage) => {
    deliver(message);
    broadcast(message);
  };

  return {
    publish: (change) => tell({ kind: 'change', change }),
    endSessions: (ids) => {
      if (ids.length > 0) tell({ kind: 'sessions', ids });
    },
    reconnect: (ids) => {
      if (ids.length > 0) tell({ kind: 'people', ids });
    },
    subscribe: (interest, replayed) => {
      const group = streams.get(interest.tenantId) ?? new Set();
      const ofSession = [...group].filter((s) => s.interest.sessionId === interest.sessionId);
      if (ofSession.length >= maxStreamsPerSession) return null;
      streams.set(interest.tenantId, group);
      const stream = createLiveStream(interest, () => {
        group.delete(stream);
        if (group.size === 0 && streams.get(interest.tenantId) === group)
          streams.delete(interest.tenantId);
      });
      group.add(stream);
      for (const event of missedBy(interest, recent.within(replayed))) stream.push(event);
      return stream.events();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    come: (screen) => {
      tell({ kind: 'present', screen });
      return presence.at(screen.tenantId, screen.taskId);
    },
    leave: (screen) => tell({ kind: 'gone', screen }),
    deliver,
    size: () => [...streams.values()].reduce((sum, group) => sum + group.size, 0),
    close: () => {
      for (const timer of due.values()) clearTimeout(timer);
      recent.forget();
      closeWhere(() => true);
    },
  };
};
