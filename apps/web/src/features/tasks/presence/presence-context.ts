import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChangeHubContext, useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { endPresence, tellPresence, type PresentPerson } from './presence-requests.ts';
import { createTaskPresence, type TaskPresence } from './task-presence.ts';

export const PresenceContext = createContext<TaskPresence | null>(null);

const nobody: readonly PresentPerson[] = [];
const never = (): (() => void) => () => undefined;

/** The dialog's own data is loaded first. */
const firstReportDelay = 400;

/**
 * Reports that the task is open in this window while it is visible. Returns null without live
 * updates.
 */
export function useOpenPresence(taskId: string, isWanted: boolean): TaskPresence | null {
  const isLive = use(ChangeHubContext) !== null && isWanted;
  const [presence] = useState(() =>
    createTaskPresence({
      send: (instance) => tellPresence(taskId, instance),
      end: endPresence,
      now: () => performance.now(),
    }),
  );
  useLiveChanges({ taskId }, async () => {
    if (isLive && !document.hidden) presence.tell();
  });
  const stop = useEffectEvent(() => presence.stop());
  useEffect(() => {
    if (!isLive) return undefined;
    const first = setTimeout(() => presence.tell(), firstReportDelay);
    const onVisibility = (): void => {
      if (document.hidden) stop();
      else presence.tell();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', stop);
    return () => {
      clearTimeout(first);
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', stop);
      presence.stop();
    };
  }, [isLive, presence]);
  return isLive ? presence : null;
}

/** Returns everyone else who has the task open. */
export const useOthersPresent = (): readonly PresentPerson[] => {
  const presence = use(PresenceContext);
  return useSyncExternalStore(presence?.subscribe ?? never, presence?.others ?? (() => nobody));
};

/** Returns the field that the reader is editing. */
export const useOwnPlace = (): string | null => {
  const presence = use(PresenceContext);
  return useSyncExternalStore(presence?.subscribe ?? never, presence?.place ?? (() => null));
};

/** Returns the people who are editing one field. */
export const usePresentAt = (instance: string): readonly PresentPerson[] => {
  const presence = use(PresenceContext);
  return useSyncExternalStore(presence?.subscribe ?? never, () => presence?.at(instance) ?? nobody);
};
