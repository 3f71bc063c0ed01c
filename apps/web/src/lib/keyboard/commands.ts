import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** An action of what is on the screen, which the search dialog also offers. */
export interface Command {
  readonly label: string;
  /** Object of the command, such as the name of a task. */
  readonly subject?: string | undefined;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

const offers = new Set<() => readonly Command[]>();

/** Returns the actions on the screen, those of the newest dialog first. Not for use while rendering. */
export const listCommands = (): readonly Command[] =>
  [...offers].toReversed().flatMap((offer) => offer());

/** Offers actions in the search dialog while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const current = useEffectEvent(() => commands);
  useEffect(() => {
    const offer = (): readonly Command[] => current();
    offers.add(offer);
    return () => {
      offers.delete(offer);
    };
  }, []);
}
