import type { Agent } from '@baton/domain/access/actor';
import { plannedEnd } from '@baton/domain/workflow/planned-end';
import { mayReadTask } from '@baton/domain/access/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import type { Instant, TaskId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { RunCommand } from '@baton/domain/run/command';
import type { RunEvent } from '@baton/domain/run/event';
import { directoryNeeds } from '@baton/domain/run/directory-needs';
import { execute } from '@baton/domain/run/execute';
import { factsIn } from '@baton/domain/run/facts-of-task';
import { factsOfWorkflow } from '@baton/domain/run/facts-of-workflow';
import type { Run, RunTask } from '@baton/domain/run/run';
import { taskOf, viewOf } from '@baton/domain/run/run-view';
import { violates } from '../../platform/db/database-error.ts';
import { demandAll, Refused } from '../../platform/graphql/refused.ts';
import { inTurn } from './keyed-queue.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import type { RunChannel } from './run-channel.ts';
import { toRunDetails, type RunDetails } from './run-details.ts';
import { linkOrders } from './linked-runs.jobs.ts';
import { readDirectory } from './run-directory.ts';
import type { PartyNode } from '../people/index.ts';
import { readRun } from './read-run.ts';
import { runCacheOf } from './run-cache.ts';
import type { LoadedRun } from './run-load.ts';
import {
  describedTasks,
  namesOfParties,
  unnamedIn,
  withTexts,
  type NamedParty,
  type RunTexts,
} from './run-texts.ts';
import { changedTasks, partiesOfTask, saveStatements, tasksBefore } from './run-save.ts';
import { callsOf } from './call-statements.ts';
import { wakeUpStatements } from './runs.jobs.ts';

export interface CommandRequest {
  readonly target:
    | { readonly kind: 'TASK'; readonly id: TaskId; readonly expectedVersion: number | null }
    | { readonly kind: 'WORKFLOW'; readonly id: string; readonly expectedVersion: number | null };
  /** Made once by the caller for one intention: a repetition changes nothing. */
  readonly key: string;
  readonly command: RunCommand | ((run: Run, texts: RunTexts) => RunCommand);
  /** Parties that the command names: they have to be there. */
  readonly parties?:
    | {
        readonly ids: readonly string[];
        readonly field: string;
        /** Those of the ids that are meant as parties, where only the run tells. */
        readonly among?: (run: Run) => readonly string[];
        /** Why one of them, who is there, cannot be given what the command gives. */
        readonly refusal?: (party: NamedParty) => Refusal | null;
      }
    | undefined;
  /** What is written together with the command, once it has been decided. */
  readonly besides?: () => readonly Statement[];
}

export interface CommandOutcome {
  readonly run: Run;
  readonly changed: readonly RunTask[];
  /** What the person is shown of it; null for the system, which looks at nothing. */
  readonly details: RunDetails | null;
}

/** How often a command is decided anew after others came between: far beyond any real queue. */
const ATTEMPTS = 30;

interface Read extends LoadedRun {
  /** The parties that the command names. */
  readonly named: RowsOf<[ReturnType<typeof namesOfParties>]>[0];
}

const load = async (channel: RunChannel, request: CommandRequest): Promise<Read> => {
  const { target, key, parties } = request;
  let named: Read['named'] = [];
  const trip: RunChannel['trip'] = async (...statements) => {
    if (parties === undefined) return channel.trip(...statements);
    const [found, ...rows] = await channel.trip(namesOfParties(parties.ids), ...statements);
    named = found;
    return rows;
  };
  const loaded = await readRun({ services: channel.services, trip }, target, key);
  if (loaded === null) throw new Refused(refuse('NotFound'));
  const there = new Set<string>(named.flatMap(({ id, isGone }) => (isGone ? [] : [id])));
  const meant = parties?.among?.(loaded.run) ?? parties?.ids ?? [];
  if (parties !== undefined && !meant.every((id) => there.has(id))) {
    throw new Refused(refuse('UnknownParty', {}, parties.field));
  }
  demandAll(named.flatMap((party) => parties?.refusal?.(party) ?? []));
  return { ...loaded, named };
};

/** A key is its sender's: to anybody else it answers nothing of what was done by it. */
const isOwnRepetition = ({ givenBy }: Pick<Read, 'givenBy'>, agent: Agent): boolean => {
  if (givenBy === null) return false;
  if (givenBy === (agent === 'SYSTEM' ? 'SYSTEM' : agent.id)) return true;
  throw new Refused(refuse('RequestInvalid', { detail: 'idempotencyKey' }, 'idempotencyKey'));
};

/** What may not be read does not exist; what has changed since it was seen is a conflict. */
const checkTarget = (loaded: Read, { target }: CommandRequest, agent: Agent): void => {
  const { run, texts } = loaded;
  const isRepeated = isOwnRepetition(loaded, agent);
  const view = viewOf(run);
  const task = target.kind === 'TASK' ? taskOf(view, target.id) : undefined;
  const unread =
    target.kind === 'WORKFLOW'
      ? mayReadWorkflow(agent, factsOfWorkflow(run, agent))
      : task === undefined
        ? refuse('NotFound')
        : mayReadTask(agent, factsIn(view, agent)(task));
  // Whoever handed their part on has the answer once more, as they had it the first time.
  if (unread !== null && !isRepeated) throw new Refused(refuse('NotFound'));
  const version = task === undefined ? run.workflow.version : texts.tasks.get(task.id)?.version;
  const { expectedVersion } = target;
  if (!isRepeated && expectedVersion !== null && version !== expectedVersion) {
    throw new Refused(refuse('VersionConflict'));
  }
};

/** The texts as they are after the command: changed tasks count one change more, newcomers have names. */
const textsAfter = (
  { texts }: Read,
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

const outcomeOf = (
  run: Run,
  texts: RunTexts,
  agent: Agent,
  changed: readonly RunTask[],
  now: Instant,
): CommandOutcome => ({
  run,
  changed,
  details: agent === 'SYSTEM' ? null : toRunDetails(run, texts, agent, now),
});

/** The next command finds the run as this one left it. What came in without texts has to be read. */
const rememberAfter = (
  channel: RunChannel,
  { stamp, unnamed }: Read,
  saved: Pick<LoadedRun, 'run' | 'texts' | 'chainHead'>,
  events: readonly RunEvent[],
): void => {
  const cache = runCacheOf(channel.services.database);
  const { run, texts } = saved;
  if (run.tasks.length !== texts.tasks.size) cache.forget(run.workflow.id);
  else cache.keep({ ...saved, stamp, unnamed: [...unnamed, ...unnamedIn(events, texts)] });
};

/** People whose lists differ after the change: those who had the tasks and those who have them now. */
const concerned = (before: Run, after: Run, changed: readonly RunTask[]): readonly string[] => {
  const had = tasksBefore(before, after);
  return [...new Set([...had, ...changed].flatMap(partiesOfTask)), after.workflow.ownerId];
};

/** Null: somebody else's command came between reading and writing. */
const attempt = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome | null> => {
  const loaded = await load(channel, request);
  const agent = await channel.agent();
  checkTarget(loaded, request, agent);
  const before = loaded.run;
  const now = channel.services.now();
  if (loaded.givenBy !== null) return outcomeOf(before, loaded.texts, agent, [], now);

  const command =
    typeof request.command === 'function' ? request.command(before, loaded.texts) : request.command;
  // Mostly nothing is asked of it, and it costs no trip.
  const needs = directoryNeeds(before, agent, command);
  const directory = await readDirectory(
    channel,
    needs.length === 0 ? [] : [...needs, ...loaded.named.map(({ id }) => id)],
  );
  const { undoWindow } = channel.services;
  const decided = execute(before, command, { now, actor: agent, directory, undoWindow });
  if (!decided.ok) throw new Refused(...decided.refusals);
  const { events, run: after } = decided.value;
  if (events.length === 0) return outcomeOf(before, loaded.texts, agent, [], now);

  const described = describedTasks(events);
  const moved = changedTasks(before, after);
  const changed =
    described.size === 0
      ? moved
      : [...new Set([...moved, ...after.tasks.filter(({ id }) => described.has(id))])];
  const row = {
    workflowId: after.workflow.id,
    seq: before.workflow.version + 1,
    at: now,
    actorId: agent === 'SYSTEM' ? null : agent.id,
    command: command.kind,
    commandKey: request.key,
    events,
  };
  const newcomers = [...loaded.named, ...directory.people];
  const texts = withTexts(textsAfter(loaded, newcomers, after, changed), events);
  const { statements, chainHead } = saveStatements(before, after, row, {
    chainHead: loaded.chainHead,
    plannedEnd: texts.plannedEnd,
  });
  const calls = callsOf(before, after, texts, now);
  try {
    await channel.trip(
      ...statements,
      ...wakeUpStatements(before, after),
      ...enqueueAll(linkOrders(before, after)),
      ...calls.statements,
      ...(request.besides?.() ?? []),
    );
    rememberAfter(channel, loaded, { run: after, texts, chainHead }, events);
    channel.services.publish({
      tenantId: after.workflow.tenantId,
      workflowId: after.workflow.id,
      ...(after.workflow.parent?.isBound === true && {
        parentWorkflowId: after.workflow.parent.workflowId,
      }),
      partyIds: concerned(before, after, changed),
      ...(calls.areReady && { callsReady: true }),
    });
    return outcomeOf(after, texts, agent, changed, now);
  } catch (error) {
    // Whoever appended this event first was decided upon; we decide again upon what they left.
    if (violates(error, 'event_pkey')) return null;
    // A key that did something in another workflow: this is no repetition, and answering so would do nothing.
    if (violates(error, 'event_command')) {
      throw new Refused(refuse('RequestInvalid', { detail: 'idempotencyKey' }, 'idempotencyKey'));
    }
    throw error;
  }
};

/**
 * Does one command: reads the run, asks the engine, appends its events and writes what they
 * changed; two round trips. Nothing is locked while the engine thinks. Appending the event
 * is what decides a race, and whoever loses one decides again upon the new state, where the
 * rules tell them what has become of it.
 */
export const executeRunCommand = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome> => {
  const first = await attempt(channel, request);
  if (first !== null) return first;
  return inTurn(`${request.target.kind}:${request.target.id}`, async () => {
    for (let tried = 1; tried < ATTEMPTS; tried += 1) {
      const outcome = await attempt(channel, request);
      if (outcome !== null) return outcome;
    }
    throw new Refused(refuse('Unavailable'));
  });
};
