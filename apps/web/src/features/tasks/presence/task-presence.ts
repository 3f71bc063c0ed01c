import { isDeepEqual } from '@baton/domain/core/equality';
import type { PresentPerson } from './presence-requests.ts';

/** Who else has the task open, and the fields they edit. */
export interface TaskPresence {
  readonly others: () => readonly PresentPerson[];
  /** Returns the people who are editing a field. The list is the same object until it changes. */
  readonly at: (instance: string) => readonly PresentPerson[];
  /** Returns the field that this person is editing. */
  readonly place: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports activity of this person in a field. */
  readonly enter: (instance: string) => void;
  readonly exit: (instance: string) => void;
  /** Reports this person and loads the others. */
  readonly tell: () => void;
  /** Stops when the task is closed or its window hidden. `tell` starts again. */
  readonly stop: () => void;
}

export interface PresenceLine {
  readonly send: (instance: string | null) => Promise<readonly PresentPerson[]>;
  readonly end: () => Promise<unknown>;
  readonly now: () => number;
}

/** Interval while others are present. Without others, nothing is sent until someone arrives. */
const reportInterval = 10_000;
/** Minimum milliseconds between two reports. */
const leastPause = 1_000;
/** Without activity for this long, a person is no longer editing a field. */
const idleAfter = 60_000;

const nobody: readonly PresentPerson[] = [];

export function createTaskPresence({ send, end, now }: PresenceLine): TaskPresence {
  const listeners = new Set<() => void>();
  let others = nobody;
  let byPlace: ReadonlyMap<string, readonly PresentPerson[]> = new Map();
  let place: string | null = null;
  let touchedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isTold = false;
  let isUnderWay = false;
  let isAskedAgain = false;

  const become = (next: readonly PresentPerson[]): void => {
    if (isDeepEqual(next, others)) return;
    others = next;
    const places = new Map<string, readonly PresentPerson[]>();
    for (const one of next)
      if (one.instance != null)
        places.set(one.instance, [...(places.get(one.instance) ?? []), one]);
    for (const [instance, people] of byPlace)
      if (isDeepEqual(places.get(instance), people)) places.set(instance, people);
    byPlace = places;
    for (const listener of listeners) listener();
  };
  const schedule = (pause: number): void => {
    if (now() + pause >= dueAt) return;
    clearTimeout(timer);
    dueAt = now() + pause;
    timer = setTimeout(() => void say(), pause);
  };
  const unschedule = (): void => {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
  };
  const activePlace = (): string | null => (now() - touchedAt < idleAfter ? place : null);
  const say = async (): Promise<void> => {
    unschedule();
    isUnderWay = true;
    isAskedAgain = false;
    reportedAt = now();
    const wasAccompanied = others.length > 0;
    const sentPlace = activePlace();
    const answer = await send(sentPlace).catch(() => null);
    isUnderWay = false;
    // The task was closed during the request. The end is reported again, because this report may
    // have arrived after it.
    if (!isTold) {
      void end().catch(() => undefined);
      return;
    }
    become(answer ?? nobody);
    // A field that was entered or left during the request hasn't been sent if no one else was
    // known.
    if (isAskedAgain || (others.length > 0 && activePlace() !== sentPlace)) tell();
    // After an error, the client must report again.
    else if (answer === null || wasAccompanied || answer.length > 0) schedule(reportInterval);
  };
  const tell = (): void => {
    isTold = true;
    if (isUnderWay) isAskedAgain = true;
    else schedule(Math.max(0, reportedAt + leastPause - now()));
  };

  return {
    others: () => others,
    at: (instance) => byPlace.get(instance) ?? nobody,
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: (instance) => {
      const wasIdle = now() - touchedAt >= idleAfter;
      touchedAt = now();
      if (place === instance && !wasIdle) return;
      place = instance;
      for (const listener of listeners) listener();
      if (others.length > 0) tell();
    },
    exit: (instance) => {
      if (place !== instance) return;
      place = null;
      for (const listener of listeners) listener();
      if (others.length > 0) tell();
    },
    tell,
    stop: () => {
      unschedule();
      if (!isTold) return;
      isTold = false;
      become(nobody);
      if (!isUnderWay) void end().catch(() => undefined);
    },
  };
}
