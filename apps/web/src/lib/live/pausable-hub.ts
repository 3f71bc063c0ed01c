import type { ChangeHub, OnChange, OpenChangeHub } from './change-hub.ts';
import type { ChangeTopic } from './change-topic.ts';

export interface PausableHub extends ChangeHub {
  /** Closes the connection; the listeners stay. */
  readonly pause: () => void;
  readonly resume: () => void;
}

interface Listener {
  readonly topic: ChangeTopic;
  readonly onChange: OnChange;
  stop: (() => void) | null;
}

/** A hub whose connection can be closed for a while. Opens the connection immediately. */
export function createPausableHub(open: () => OpenChangeHub): PausableHub {
  const listeners = new Set<Listener>();
  let hub: OpenChangeHub | null = open();
  const attach = (listener: Listener, age?: number): void => {
    listener.stop = hub?.listen(listener.topic, listener.onChange, age) ?? null;
  };
  return {
    listen: (topic, onChange) => {
      const listener: Listener = { topic, onChange, stop: null };
      listeners.add(listener);
      attach(listener);
      return () => {
        listeners.delete(listener);
        listener.stop?.();
      };
    },
    pause: () => {
      hub?.close();
      hub = null;
      for (const listener of listeners) listener.stop = null;
    },
    resume: () => {
      if (hub !== null) return;
      hub = open();
      for (const listener of listeners) {
        listener.onChange(null);
        attach(listener, 0);
      }
    },
  };
}
