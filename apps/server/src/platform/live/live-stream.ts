import type { LiveEvent, LiveInterest } from './live-event.ts';

/** The event stream of one browser. */
export interface LiveStream {
  readonly interest: LiveInterest;
  readonly push: (event: LiveEvent) => void;
  readonly close: () => void;
  readonly events: () => AsyncGenerator<LiveEvent>;
}

/**
 * Streams end after this time. The browser reconnects immediately, maybe to a newer process, and
 * its session is checked again.
 */
const longestMillis = 15 * 60_000;

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [
  ...new Set([...a, ...b]),
];

const merge = (a: LiveEvent, b: LiveEvent): LiveEvent => ({
  workflowIds: union(a.workflowIds, b.workflowIds),
  blueprintIds: union(a.blueprintIds, b.blueprintIds),
  myWork: a.myWork || b.myWork,
  lists: a.lists || b.lists,
  cause: a.cause === b.cause ? a.cause : null,
  presence: union(a.presence, b.presence),
});

/**
 * Stores at most one event. An event only says what to read again, so a slow reader gets one merged
 * event, and memory doesn't grow.
 */
export const createLiveStream = (interest: LiveInterest, onClosed: () => void): LiveStream => {
  let waiting: LiveEvent | null = null;
  let isOpen = true;
  let wake = Promise.withResolvers<void>();

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(timer);
    onClosed();
    wake.resolve();
  };
  const timer = setTimeout(close, longestMillis);
  timer.unref();

  const take = (): LiveEvent | null => {
    const event = waiting;
    waiting = null;
    return event;
  };

  const next = async (): Promise<IteratorResult<LiveEvent, undefined>> => {
    while (isOpen && waiting === null) {
      await wake.promise;
      wake = Promise.withResolvers<void>();
    }
    const event = take();
    return event === null ? { done: true, value: undefined } : { done: false, value: event };
  };

  const finish = async (): Promise<IteratorResult<LiveEvent, undefined>> => {
    close();
    return { done: true, value: undefined };
  };

  // Not an async function*, because a generator that waits for an event can't be ended from
  // outside. A closed browser would leave its stream open.
  const generator: AsyncGenerator<LiveEvent> = {
    next,
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]: () => generator,
    [Symbol.asyncDispose]: async () => close(),
  };

  return {
    interest,
    push: (event) => {
      waiting = waiting === null ? event : merge(waiting, event);
      wake.resolve();
    },
    close,
    events: () => generator,
  };
};
