import type { Change } from './change.ts';

/** Changes of all workspaces in the last seconds. */
export interface RecentChanges {
  readonly add: (change: Change) => void;
  /** Returns the changes of the last milliseconds, or null if some of them aren't known. */
  readonly within: (milliseconds: number) => readonly Change[] | null;
  /** Forgets everything, because changes may have been missed. */
  readonly forget: () => void;
}

interface Dated {
  readonly at: number;
  readonly change: Change;
}

/** Keeps changes for the given milliseconds. */
export const createRecentChanges = (keptFor: number): RecentChanges => {
  let kept: Dated[] = [];
  let completeSince = performance.now();
  return {
    add: (change) => {
      const at = performance.now();
      const firstKept = kept.findIndex((other) => at - other.at <= keptFor);
      // Removes in large pieces, because removing the first one moves all others.
      if (firstKept > 1000) kept = kept.slice(firstKept);
      kept.push({ at, change });
    },
    within: (milliseconds) => {
      const since = performance.now() - milliseconds;
      if (since < completeSince || milliseconds > keptFor) return null;
      return kept.filter(({ at }) => at >= since).map(({ change }) => change);
    },
    forget: () => {
      kept = [];
      completeSince = performance.now();
    },
  };
};
