import type { Change } from './change.ts';
import type { LiveEvent, LiveInterest, LiveMessage } from './live-event.ts';
import { createPresence, type PresenceNews, type PresentScreen, type Screen } from './presence.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

export interface LiveHub {
  /** Tells every open screen, here and on the other processes, after the change was committed. */
  readonly publish: (change: Change) => void;
  readonly endSessions: (ids: readonly string[]) => void;
  readonly reconnect: (userIds: readonly string[]) => void;
  /** Null when the session has too many streams open. */
  readonly subscribe: (interest: LiveInterest) => AsyncGenerator<LiveEvent> | null;
  /** Tells the listener when calls are ready, here or in another process, until it is called off. */
  readonly onCallsReady: (listener: () => void) => () => void;
  /** A screen says that it has a task open; answers whom it shows. */
  readonly come: (screen: PresentScreen) => readonly PresentScreen[];
  /** It has it open no longer. */
  readonly leave: (screen: Screen) => void;
  /** For what another process told. */
  readonly deliver: (message: LiveMessage) => void;
  /** Open streams of this process. */
  readonly size: () => number;
  readonly close: () => void;
}

/** Lists are read again at most this often, however much happens in a workspace. */
const listsPause = 400;

/** The tabs of a browser share one stream; more than this of one session is a fault or an attack. */
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
 * Who of this process wants to know what. `broadcast` carries messages to the other
 * processes; those who listen here do not wait for it.
 */
export const createLiveHub = (
  broadcast: (message: LiveMessage) => void,
  now: () => number,
): LiveHub => {
  const presence = createPresence(now);
  const streams = new Map<string, Set<LiveStream>>();
  const callers = new Set<() => void>();
  const inTenant = (tenantId: string): Iterable<LiveStream> => streams.get(tenantId) ?? [];

  // One notice for everything of the last moment: each is told to every member's screens.
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

  // Only that there is news, and only to those who have the task open: they ask again, by their own rights.
  const tellPresent = (news: readonly PresenceNews[]) => {
    for (const { tenantId, taskId, userIds } of news)
      for (const stream of inTenant(tenantId))
        if (userIds.has(stream.interest.userId)) stream.push({ ...nothing, presence: [taskId] });
  };

  const deliver = (message: LiveMessage) => {
    if (message.kind === 'change') {
      if (message.change.callsReady === true) for (const listener of callers) listener();
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
    subscribe: (interest) => {
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
      return stream.events();
    },
    onCallsReady: (listener) => {
      callers.add(listener);
      return () => callers.delete(listener);
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
      closeWhere(() => true);
    },
  };
};
