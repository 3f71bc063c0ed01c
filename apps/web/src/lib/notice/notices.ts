import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Shown in small print under the text, for support. */
  readonly requestId?: string | null | undefined;
}

let notices: readonly Notice[] = [];
let nextId = 1;
const watchers = new Set<() => void>();

const publish = (next: readonly Notice[]): void => {
  notices = next;
  for (const watcher of watchers) watcher();
};

/** Shows a temporary notice. With more than three, the oldest disappears. */
export function notify(notice: Omit<Notice, 'id'>): number {
  const id = nextId++;
  const others = notices.filter((other) => other.text !== notice.text);
  publish([...others, { ...notice, id }].slice(-3));
  return id;
}

export function dismissNotice(id: number): void {
  publish(notices.filter((notice) => notice.id !== id));
}

/** Removes all notices. */
export const dismissAllNotices = (): void => publish([]);

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);
