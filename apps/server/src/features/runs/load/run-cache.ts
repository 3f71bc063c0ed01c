import type { Database } from '../../../platform/db/trip.ts';
import { sharedAbsences, type AskedAbsences } from './current-absences.queries.ts';
import type { LoadedRun } from './run-load.ts';

/** A run as a process remembers it: valid while the head of its chain and the workspace's stamp are the same. */
export type RememberedRun = Omit<LoadedRun, 'givenBefore'>;

/** What a command or a screen asks for. */
export interface RunTarget {
  readonly kind: 'TASK' | 'WORKFLOW';
  readonly id: string;
}

export interface RunCache {
  /** What is remembered; whether it is still so, the caller finds out. */
  readonly find: (target: RunTarget) => RememberedRun | undefined;
  /**
   * Remembers the run unless a later state of it is known; forgets those unused for longest. After
   * a command `grownBy` says by how many characters it has grown at most; else it is measured.
   */
  readonly keep: (run: RememberedRun, grownBy?: number) => void;
  readonly forget: (workflowId: string) => void;
  /** Asks who is away, for what is not known of it. */
  readonly askAbsences: () => AskedAbsences;
  readonly clear: () => void;
  /** Characters that the runs would have as JSON, roughly. */
  readonly size: () => number;
}

interface Entry {
  readonly run: RememberedRun;
  readonly size: number;
}

/** About 1,000 workflows of 20 tasks; in memory a run takes twice to three times its characters. */
const mostCharacters = 24_000_000;

const sizeOf = ({ run, texts }: RememberedRun): number => {
  let size = JSON.stringify(run).length;
  for (const { name, description } of texts.tasks.values())
    size += name.length + description.length + 100;
  return size;
};

export const createRunCache = (limit: number = mostCharacters): RunCache => {
  // In the order of their last use.
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
      // Measured when the run is read; what a command adds is in its events.
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

/** The runs that this process remembers of a database. */
export const runCacheOf = (database: Database): RunCache => {
  const known = caches.get(database);
  if (known !== undefined) return known;
  const cache = createRunCache();
  database.onLost(cache.clear);
  caches.set(database, cache);
  return cache;
};
