import type { Agent } from '@baton/domain/party/actor';
import { isTestVersion } from '@baton/domain/blueprint/test-run';
import type { Instant, PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type { Directory } from '@baton/domain/run-model/directory';
import { deadlinePartiesIn } from '@baton/domain/run/engine/directory-needs';
import type { RunEvent } from '@baton/domain/run-model/event';
import { undoableUntil } from '@baton/domain/run/decide/decide-undo';
import { execute } from '@baton/domain/run/engine/execute';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import { releaseMoment } from '@baton/domain/run-model/command/undoable';
import { plannedEnd } from '@baton/domain/run/dates/planned-end';
import type { Statement } from '../../../platform/db/statement.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../../platform/jobs/job.ts';
import type { PartyNode } from '../../people/index.ts';
import { namedIn } from '../load/current-absences.queries.ts';
import { callsOf, callStatements, type Calls } from '../save/call-statements.ts';
import { linkOrders } from '../jobs/linked-runs.jobs.ts';
import { runCacheOf } from '../load/run-cache.ts';
import type { NamedDirectory } from '../load/run-directory.ts';
import type { LoadedRun } from '../load/run-load.ts';
import { partiesOfTask, saveStatements } from '../save/run-save.ts';
import { changedTasks, tasksBefore, type RunSave } from '../stored/saved-run.ts';
import { describedTasks, unnamedIn, withTexts, type RunTexts } from '../stored/run-texts.ts';
import { timerOrders, timerStatements } from '../jobs/runs.jobs.ts';

/** The decided but not yet stored effect of one command on one run. */
export interface RunDecision {
  readonly loaded: LoadedRun;
  readonly save: RunSave;
  readonly changed: readonly RunTask[];
  readonly texts: RunTexts;
  readonly calls: Calls;
  /** Due time of the timer that sent the command. The command ends this timer's job. */
  readonly timer: Instant | null;
  /** Time before which linked workflows get no message. Null if they get it immediately. */
  readonly releaseAt: Instant | null;
  /** Time until which the sender can undo the command. Null if undo isn't possible. */
  readonly undoableUntil: Instant | null;
  /** True if the command only saved values. */
  readonly isEntered: boolean;
}

/** Input of a decision. */
export interface RunQuestion {
  readonly loaded: LoadedRun;
  readonly command: RunCommand;
  readonly key: string;
  /** Id of the task or workflow that the command targets. */
  readonly targetId: string;
  readonly now: Instant;
  readonly agent: Agent;
  /** Members of the people, teams, and roles. Absences are part of the run. */
  readonly directory: NamedDirectory;
  /** People, teams, and roles named in the command. */
  readonly named: readonly PartyNode[];
  readonly timer?: Instant;
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

/** Returns the directory without people who have left. */
const directoryOf = ({ gone, absences }: LoadedRun, directory: Directory): Directory => ({
  ...directory,
  absences,
  ...(gone.length > 0 && {
    members: new Map([...gone.map((id) => [id, []] as const), ...directory.members]),
  }),
});

/** Returns escalation recipients whose members aren't loaded yet. */
export const findUnloadedRecipients = (
  { loaded, save }: RunDecision,
  { members }: Pick<Directory, 'members'>,
): readonly PartyId[] =>
  deadlinePartiesIn(save.after, save.row.events).filter(
    (party) => !members.has(party) && !loaded.gone.includes(party),
  );

/**
 * Returns the engine's decision. Returns null if the command changes nothing. Throws if it is
 * refused.
 */
export const decideRun = (
  { undoWindow }: Pick<Services, 'undoWindow'>,
  { loaded, command, key, targetId, now, agent, directory, named, timer }: RunQuestion,
): RunDecision | null => {
  const before = loaded.run;
  const known = directoryOf(loaded, directory);
  const context = { now, actor: agent, directory: known, undoWindow };
  const decided = execute(before, command, context);
  if (!decided.ok) throw new Refused(...decided.refusals);
  const { events, run: after } = decided.value;
  if (events.length === 0) return null;
  const changed = changedTaskIds(before, after, events);
  const releaseAt = releaseMoment(command, context);
  const newcomers = [...named, ...directory.people, ...delegateNames(loaded.absences, changed)];
  const texts = withTexts(textsAfter(loaded, newcomers, after, changed), events);
  const row = {
    workflowId: after.workflow.id,
    seq: before.workflow.version + 1,
    at: now,
    actorId: agent === 'SYSTEM' ? null : agent.id,
    command: command.kind,
    commandKey: key,
    events,
  };
  return {
    loaded,
    changed,
    texts,
    timer: timer ?? null,
    releaseAt: releaseAt > now ? releaseAt : null,
    undoableUntil: undoableUntil(row, undoWindow),
    isEntered: events.every(({ subject }) => subject === 'VALUE'),
    calls: callsOf(before, after, texts, now),
    save: {
      before,
      after,
      row,
      targetId,
      chainHead: loaded.chainHead,
      plannedEnd: texts.plannedEnd,
      isTestRun: isTestVersion(texts.blueprintVersion),
    },
  };
};

/**
 * Returns the statements that store decisions on many runs: rows, timers, messages, and requests.
 */
export const decisionStatements = (
  decisions: readonly RunDecision[],
): { readonly statements: readonly Statement[]; readonly chainHeads: readonly string[] } => {
  const saves = decisions.map(({ save }) => save);
  const { statements, chainHeads } = saveStatements(saves);
  const orders = [
    ...timerOrders(saves),
    ...decisions.flatMap(({ save, releaseAt }) => linkOrders(save.before, save.after, releaseAt)),
  ];
  return {
    chainHeads,
    statements: [
      ...statements,
      ...timerStatements(decisions.map(({ save, timer }) => ({ ...save, timer }))),
      ...enqueueAll(orders),
      ...callStatements(decisions.map(({ calls }) => calls)),
    ],
  };
};

/** Returns the people whose lists change: assignees before and after the command. */
const concerned = ({ before, after }: RunSave, changed: readonly RunTask[]): readonly string[] => {
  // Deleting or restoring a workflow changes lists although no task changed.
  const isRemoval = before.workflow.deletedAt !== after.workflow.deletedAt;
  const had = isRemoval ? before.tasks : tasksBefore(before, after);
  return [...new Set([...had, ...changed].flatMap(partiesOfTask)), after.workflow.ownerId];
};

/** Caches the run for the next command. New ids without texts must be loaded. */
const remember = (
  { database }: Pick<Services, 'database'>,
  { loaded, save, texts }: RunDecision,
  chainHead: string,
): void => {
  const cache = runCacheOf(database);
  const { after: run, row } = save;
  const { stamp, unnamed, gone, absences } = loaded;
  if (run.tasks.length !== texts.tasks.size) return cache.forget(run.workflow.id);
  const written = JSON.stringify(row.events);
  cache.keep(
    {
      run,
      texts,
      chainHead,
      stamp,
      gone,
      absences,
      unnamed: [...unnamed, ...unnamedIn(written, texts)],
    },
    written.length,
  );
};

const publish = ({ publish: tell }: Pick<Services, 'publish'>, decision: RunDecision): void => {
  const { save, changed, calls, isEntered } = decision;
  const { workflow } = save.after;
  const { actorId: userId, commandKey: key } = save.row;
  tell({
    tenantId: workflow.tenantId,
    workflowId: workflow.id,
    ...(workflow.parent?.isBound === true && { parentWorkflowId: workflow.parent.workflowId }),
    partyIds: concerned(save, changed),
    // The sender of a draft already sees its values, but not other changes that the command caused.
    ...(isEntered && userId !== null && key !== null && { cause: { userId, key } }),
    ...(calls.hasReadyCalls && { callsReady: true }),
  });
};

/** Updates the cache and notifies subscribers after a decision is stored. */
export const afterStored = (
  services: Pick<Services, 'database' | 'publish'>,
  decision: RunDecision,
  chainHead: string,
  { isWhole = true }: { readonly isWhole?: boolean } = {},
): void => {
  // A run without names can't be shown on screens, so it isn't cached.
  if (isWhole) remember(services, decision, chainHead);
  publish(services, decision);
};
