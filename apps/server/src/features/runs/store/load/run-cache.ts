import type { Database } from '../../../../platform/db/trip.ts';
import { sharedAbsences, type AbsencesRequest } from './current-absences.queries.ts';
import type { LoadedRun } from './run-load.ts';

/**
 * A cached run. It is valid while the chain head and the version of the workspace's people are
 * unchanged.
 */
export type RememberedRun = Omit<LoadedRun, 'earlierUse'>;

/** The target of a command or screen. */
export interface RunTarget {
  readonly kind: 'TASK' | 'WORKFLOW';
  readonly id: string;
}

export interface RunCache {
  /** Returns the cached run. The caller checks that it is current. */
  readonly find: (target: RunTarget) => RememberedRun | undefined;
  /**
   * Caches the run unless a later state is cached, and evicts the least recently used runs. After a
   * command, `grownBy` is the maximum growth in characters. Without it, the run is measured.
   */
  readonly keep: (run: RememberedRun, grownBy?: number) => void;
  readonly forget: (workflowId: string) => void;
  /** Returns the query for the absences that are missing in the cache. */
  readonly askAbsences: () => AbsencesRequest;
  readonly clear: () => void;
  /** Approximate size of all runs as JSON, in characters. */
  readonly size: () => number;
}

interface Entry {
  readonly run: RememberedRun;
  readonly size: number;
}

/** About 1,000 workflows with 20 tasks. In memory, a run takes 2 to 3 bytes for each character. */
const maxCharacters = 24_000_000;

const sizeOf = ({ run, texts }: RememberedRun): number => {
  let size = JSON.stringify(run).length;
  for (const { name, description } of texts.tasks.values())
    size += name.length + description.length + 100;
  return size;
};

export const createRunCache = (limit: number = maxCharacters): RunCache => {
  // Ordered by last use.
  const entries = new Map<string, Entry>();
  const workflowOfTask = new Map<string, string>();
  const absences = sharedAbsences();
  let total = 0;

  const forget = (workflowId: string): void => {
    const entry = entries.get(workflowId);
    if (entry === undefined) return;
    entries.delete(workflowId);
    total -= entry.size;
    for (const { id } of entry.run.run.tasks) workflowOfTask.delete(id);
  };

  return {
    forget,
    askAbsences: absences.ask,
    clear: () => {
      entries.clear();
      absences.clear();
      workflowOfTask.clear();
      total = 0;
    },
    size: () => total,
    find: ({ kind, id }) => {
      const workflowId = kind === 'WORKFLOW' ? id : workflowOfTask.get(id);
      if (workflowId === undefined) return undefined;
      const entry = entries.get(workflowId);
      if (entry === undefined) return undefined;
      entries.delete(workflowId);
      entries.set(workflowId, entry);
      return entry.run;
    },
    keep: (run, grownBy) => {
      const { workflow, tasks } = run.run;
      const known = entries.get(workflow.id);
      const isSame = known?.run.run.workflow.tenantId === workflow.tenantId;
      if (isSame && known.run.run.workflow.version > workflow.version) return;
      // Measured when the run is read. After that, only the size of new events is added.
      const isNext = isSame && grownBy !== undefined && known.run.run.tasks.length === tasks.length;
      const size = isNext ? known.size + grownBy : sizeOf(run);
      if (isNext) {
        entries.delete(workflow.id);
        total += grownBy;
      } else {
        forget(workflow.id);
        total += size;
        for (const { id } of tasks) workflowOfTask.set(id, workflow.id);
      }
      const shared = absences.share(workflow.tenantId, run);
      const kept = shared === run.absences ? run : { ...run, absences: shared };
      entries.set(workflow.id, { run: kept, size });
      for (const [oldest] of entries) {
        if (total <= limit) break;
        forget(oldest);
      }
    },
  };
};

const caches = new WeakMap<Database, RunCache>();

/** Returns the run cache of a database in this process. */
export const runCacheOf = (database: Database): RunCache => {
  const known = caches.get(database);
  if (known !== undefined) return known;
  const cache = createRunCache();
  database.onLost(cache.clear);
  caches.set(database, cache);
  return cache;
};

/**
 * Returns the cached run at a version of its workspace's people. Returns null if it isn't cached or
 * a name is missing. It can be outdated, so a write must check that it is current.
 */
export const findCachedRun = (
  database: Database,
  target: RunTarget,
  { tenantId, stamp }: { readonly tenantId: string; readonly stamp: number },
): LoadedRun | null => {
  const known = runCacheOf(database).find(target);
  return known?.run.workflow.tenantId === tenantId &&
    known.stamp === stamp &&
    known.unnamed.length === 0
    ? { ...known, earlierUse: null }
    : null;
};

/** Returns the query for current absences, to run with other statements. */
export const askAbsences = (database: Database): AbsencesRequest =>
  runCacheOf(database).askAbsences();

/** Removes all cached runs of a database, for tests that change rows. */
export const forgetCachedRuns = (database: Database): void => runCacheOf(database).clear();
