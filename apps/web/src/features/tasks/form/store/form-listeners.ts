type Listener = () => void;

/** Listeners to all changes, or to those of one field. */
export interface FormListeners {
  readonly add: (listener: Listener, place?: string) => () => void;
  /** Calls the listeners to a field and to all changes. Without a field, calls all listeners. */
  readonly call: (place?: string) => void;
}

export function createListeners(): FormListeners {
  const ofAll = new Set<Listener>();
  const byPlace = new Map<string, Set<Listener>>();
  const listenersOf = (place: string): Set<Listener> => {
    const known = byPlace.get(place) ?? new Set();
    byPlace.set(place, known);
    return known;
  };
  return {
    add: (listener, place) => {
      const listeners = place === undefined ? ofAll : listenersOf(place);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call: (place) => {
      for (const listener of ofAll) listener();
      const concerned = place === undefined ? [...byPlace.values()] : [listenersOf(place)];
      for (const listeners of concerned) for (const listener of listeners) listener();
    },
  };
}
