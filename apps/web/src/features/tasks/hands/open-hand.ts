import { createContext, use, useState } from 'react';
import type { HandAction } from './hand-actions.ts';

/** The action whose form is open, by task or approval. Null if the person closed it. */
export interface OpenHands {
  readonly opened: ReadonlyMap<string, HandAction | null>;
  readonly open: (taskId: string, action: HandAction | null) => void;
}

/** Lets a menu open the form of an action, which the task or approval shows. */
export const OpenHandsContext = createContext<OpenHands>({
  opened: new Map(),
  open: () => undefined,
});

export function useOpenHands(): OpenHands {
  const [opened, setOpened] = useState<OpenHands['opened']>(new Map());
  return {
    opened,
    open: (taskId, action) => setOpened((now) => new Map(now).set(taskId, action)),
  };
}

export const useOpenHand = (): OpenHands => use(OpenHandsContext);
