import { isTestVersion } from '@baton/domain/blueprint/test-run';
import type { Instant } from '@baton/domain/core/ids';
import { plannedEnd } from '@baton/domain/run/dates/planned-end';
import type { RunEvent } from '@baton/domain/run-model/event';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import type { Statement } from '../../../../platform/db/statement.ts';
import type { Services } from '../../../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../../../platform/jobs/job.ts';
import type { PartyNode } from '../../../people/index.ts';
import { linkOrders } from '../../jobs/linked-runs.jobs.ts';
import { timerOrders, timerStatements } from '../../jobs/runs.jobs.ts';
import { aboutRun, type ExpectedAgent } from '../../run-channel.ts';
import { namedIn } from '../load/current-absences.queries.ts';
import { runCacheOf } from '../load/run-cache.ts';
import type { LoadedRun } from '../load/run-load.ts';
import { describedTasks, unnamedIn, withTexts, type RunTexts } from '../rows/run-texts.ts';
import { changedTasks, tasksBefore, type RunSave } from '../rows/saved-run.ts';
import { callsOf, callStatements, type Calls } from './call-statements.ts';
import { partiesOfTask, saveStatements } from './run-save.ts';

/** The decided but not yet stored effect of one command on one run. */
export interface RunDecision extends Pick<RunSave, 'after' | 'row' | 'targetId'> {
  readonly loaded: LoadedRun;
  /** People, teams, and roles that the command can add to the run. */
  readonly people: readonly PartyNode[];
  /** Due time of the timer that sent the command. The command ends this timer's job. */
  readonly timer: Instant | null;
  /** Time before which linked workflows get no message. Null if they get it immediately. */
  readonly releaseAt: Instant | null;
  /** Statements that are written in the same round trip as the command's events. */
  readonly extraStatements?: (() => readonly Statement[]) | undefined;
}

/** The stored effect of a decision. */
interface SavedRun {
  readonly changed: readonly RunTask[];
  readonly texts: RunTexts;
}

/** Everything to store for one decision. */
interface PlannedSave extends RunSave, SavedRun {
  readonly decision: RunDecision;
  readonly calls: Calls;
  readonly timer: Instant | null;
}

/**
 * Returns the texts after the command, with increased task versions and the names of new people.
 */
const textsAfter = (
  { texts }: LoadedRun,
  newcomers: readonly PartyNode[],
  run: Run,
  changed: readonly RunTask[],
): RunTexts => {
  const tasks = new Map(texts.tasks);
  for (const { id } of changed) {
    const known = tasks.get(id);
    if (known !== undefined) tasks.set(id, { ...known, version: known.version + 1 });
  }
  const parties = new Map(texts.parties);
  for (const party of newcomers) parties.set(party.id, party);
  return { ...texts, tasks, parties, plannedEnd: plannedEnd(run) };
};

/** Returns the tasks whose state or text changed. */
const changedTaskIds = (
  before: Run,
  after: Run,
  events: readonly RunEvent[],
): readonly RunTask[] => {
  const described = describedTasks(events);
  const moved = changedTasks(before, after);
  return described.size === 0
    ? moved
    : [...new Set([...moved, ...after.tasks.filter(({ id }) => described.has(id))])];
};

/** Returns the names of delegates on the changed tasks. */
const delegateNames = (
  absences: LoadedRun['absences'],
  changed: readonly RunTask[],
): readonly PartyNode[] =>
  absences.length === 0
    ? []
    : namedIn(
        absences,
        new Set(changed.flatMap(({ standIns }) => standIns.flatMap(({ by, away }) => [by, away]))),
      );

const planSave = (decision: RunDecision): PlannedSave => {
  const { loaded, after, row, targetId, timer } = decision;
  const before = loaded.run;
  const changed = changedTaskIds(before, after, row.events);
  const newcomers = [...decision.people, ...delegateNames(loaded.absences, changed)];
  const texts = withTexts(textsAfter(loaded, newcomers, after, changed), row.events);
  return {
    ...{ decision, before, after, row, targetId, timer, changed, texts },
    calls: callsOf(before, after, texts, row.at),
    chainHead: loaded.chainHead,
    plannedEnd: texts.plannedEnd,
    isTestRun: isTestVersion(texts.blueprintVersion),
  };
};

/** Returns the people whose lists change: assignees before and after the command. */
const concerned = ({ before, after, changed }: PlannedSave): readonly string[] => {
  // Deleting or restoring a workflow changes lists although no task changed.
  const isRemoval = before.workflow.deletedAt !== after.workflow.deletedAt;
  const had = isRemoval ? before.tasks : tasksBefore(before, after);
  return [...new Set([...had, ...changed].flatMap(partiesOfTask)), after.workflow.ownerId];
};

/** Caches the run for the next command. New ids without texts must be loaded. */
const remember = (
  { database }: Pick<Services, 'database'>,
  { decision, after: run, row, texts }: PlannedSave,
  chainHead: string,
): void => {
  const cache = runCacheOf(database);
  const { hasNames, stamp, unnamed, gone, absences } = decision.loaded;
  // A run without names can't be shown on screens, so it isn't cached.
  if (!hasNames) return;
  if (run.tasks.length !== texts.tasks.size) return cache.forget(run.workflow.id);
  const written = JSON.stringify(row.events);
  cache.keep(
    {
      ...{ run, texts, hasNames, chainHead, stamp, gone, absences },
      unnamed: [...unnamed, ...unnamedIn(written, texts)],
    },
    written.length,
  );
};

const publish = ({ publish: tell }: Pick<Services, 'publish'>, save: PlannedSave): void => {
  const { workflow } = save.after;
  const { actorId: userId, commandKey: key, events } = save.row;
  const isEntered = events.every(({ subject }) => subject === 'VALUE');
  tell({
    tenantId: workflow.tenantId,
    workflowId: workflow.id,
    ...(workflow.parent?.isBound === true && { parentWorkflowId: workflow.parent.workflowId }),
    partyIds: concerned(save),
    // The sender of a draft already sees its values, but not other changes that the command caused.
    ...(isEntered && userId !== null && { cause: { userId, key } }),
    ...(save.calls.hasReadyCalls && { callsReady: true }),
  });
};

/**
 * Stores decisions on one or more runs in one round trip, with timers, messages, and requests.
 * Then updates the cache and notifies subscribers. Returns what was stored, which leaves out
 * decisions that need names of people if the run was read without them. Returns nothing if the
 * write was rejected.
 */
export const saveDecisions = async (
  services: Pick<Services, 'database' | 'publish'>,
  write: ExpectedAgent['write'],
  decisions: readonly RunDecision[],
): Promise<ReadonlyMap<RunDecision, SavedRun>> => {
  const saves = decisions
    .map(planSave)
    // Requests can contain names of people.
    .filter(({ decision, calls }) => decision.loaded.hasNames || calls.newCalls.length === 0)
    // Sorted by run id, so that two large batches can't deadlock.
    .toSorted((a, b) => (a.row.workflowId < b.row.workflowId ? -1 : 1));
  const [first] = saves;
  if (first === undefined) return new Map();
  const { statements, chainHeads } = saveStatements(saves);
  const orders = [
    ...timerOrders(saves),
    ...saves.flatMap(({ before, after, decision }) =>
      linkOrders(before, after, decision.releaseAt),
    ),
  ];
  const stored = await write(
    saves.length > 1 ? null : aboutRun(first.row.workflowId, first.changed.length),
    ...statements,
    ...timerStatements(saves),
    ...enqueueAll(orders),
    ...callStatements(saves.map(({ calls }) => calls)),
    ...saves.flatMap(({ decision }) => decision.extraStatements?.() ?? []),
  );
  if (stored === null) return new Map();
  for (const [at, save] of saves.entries()) {
    remember(services, save, chainHeads[at] ?? '');
    publish(services, save);
  }
  return new Map(saves.map(({ decision, changed, texts }) => [decision, { changed, texts }]));
};
