import type { Agent } from '@baton/domain/party/actor';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import type { Instant, PartyId, TaskId } from '@baton/domain/core/ids';
import { minute } from '@baton/domain/core/dates';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import { directoryNeeds } from '@baton/domain/run/engine/directory-needs';
import { factsIn } from '@baton/domain/run/facts/facts-of-task';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import { taskOf, viewOf } from '@baton/domain/run-model/run-view';
import { violates } from '../../../platform/db/database-error.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import { isOvertaken } from '../../../platform/db/joint-trips.ts';
import { runExclusive } from './keyed-queue.ts';
import type { RowsOf, Statement } from '../../../platform/db/statement.ts';
import { runCacheOf } from '../load/run-cache.ts';
import { aboutRun, type ExpectedAgent, type RunChannel } from '../load/run-channel.ts';
import { toRunDetails, type RunDetails } from '../load/run-details.ts';
import { nobody, readDirectory } from '../load/run-directory.ts';
import { readRun } from '../load/read-run.ts';
import type { LoadedRun } from '../load/run-load.ts';
import { idempotencyKeyReused } from '../stored/used-key.ts';
import { namesOfParties, type NamedParty, type RunTexts } from '../stored/run-texts.ts';
import {
  afterStored,
  decideRun,
  decisionStatements,
  findUnloadedRecipients,
  type RunDecision,
} from './run-decision.ts';

export interface CommandRequest {
  readonly target:
    | { readonly kind: 'TASK'; readonly id: TaskId; readonly expectedVersion: number | null }
    | { readonly kind: 'WORKFLOW'; readonly id: string; readonly expectedVersion: number | null };
  /** Client-generated key. A repeated request with the same key has no further effect. */
  readonly key: string;
  readonly command: RunCommand | ((run: Run, texts: RunTexts) => RunCommand);
  /** People, teams, and roles named in the command. They must exist. */
  readonly parties?:
    | {
        readonly ids: readonly string[];
        readonly field: string;
        /** Returns which ids are people, teams, and roles. Set if that depends on the run. */
        readonly among?: (run: Run) => readonly string[];
        /**
         * Returns why a person, team, or role can't get what the command assigns. Null if it can.
         */
        readonly refusal?: (party: NamedParty) => Refusal | null;
      }
    | undefined;
  /** Statements that are written in the same round trip as the command's events. */
  readonly extraStatements?: () => readonly Statement[];
}

export interface CommandOutcome {
  readonly run: Run;
  readonly changed: readonly RunTask[];
  /** Time until which the sender can undo the command. Null if undo isn't possible. */
  readonly undoableUntil: Instant | null;
  /** Run as the person sees it. Null for the system. */
  readonly details: RunDetails | null;
}

/** Maximum number of attempts after conflicts with other commands, far more than ever occur. */
const ATTEMPTS = 30;

/** Time after a lost response in which clients retry with the same key. */
const longestRetry = 10 * minute;

interface Read extends LoadedRun {
  /** People, teams, and roles named in the command. */
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
  return { ...loaded, named };
};

/** Throws UnknownParty, or why a person, team, or role can't get what the command assigns. */
const checkParties = ({ run, named }: Read, { parties }: CommandRequest): void => {
  if (parties === undefined) return;
  const there = new Set<string>(named.flatMap(({ id, isGone }) => (isGone ? [] : [id])));
  const meant = parties.among?.(run) ?? parties.ids;
  if (!meant.every((id) => there.has(id)))
    throw new Refused(refuse('UnknownParty', {}, parties.field));
  demandAll(named.flatMap((party) => parties.refusal?.(party) ?? []));
};

/**
 * Returns true if this is a retry of the same command by the same sender on the same target. Throws
 * if the key was used for anything else.
 */
const isRetry = (
  { earlierUse }: Pick<Read, 'earlierUse'>,
  { target, command }: CommandRequest,
  agent: Agent,
): boolean => {
  if (earlierUse === null) return false;
  const isSame =
    earlierUse.by === (agent === 'SYSTEM' ? 'SYSTEM' : agent.id) &&
    (earlierUse.targetId ?? target.id) === target.id &&
    // Commands that are built from the run's state can't be built again, so only the target is
    // compared.
    (typeof command === 'function' || command.kind === earlierUse.command);
  if (isSame) return true;
  throw idempotencyKeyReused();
};

/**
 * Throws NotFound if the actor has no read access, and VersionConflict if the target has changed.
 */
const checkTarget = (
  loaded: Read,
  request: CommandRequest,
  { agent, now }: { readonly agent: Agent; readonly now: Instant },
): void => {
  const { run, texts, earlierUse } = loaded;
  const { target } = request;
  const isRepeated = isRetry(loaded, request, agent);
  const view = viewOf(run);
  const task = target.kind === 'TASK' ? taskOf(view, target.id) : undefined;
  const unread =
    target.kind === 'WORKFLOW'
      ? mayReadWorkflow(agent, factsOfWorkflow(run, agent))
      : task === undefined
        ? refuse('NotFound')
        : mayReadTask(agent, factsIn(view, agent)(task));
  // A retry within `longestRetry` returns the stored result, even if the command removed the
  // caller's access.
  const isKnownToThem =
    isRepeated && earlierUse?.targetId === target.id && earlierUse.at > now - longestRetry;
  if (unread !== null && !isKnownToThem) throw new Refused(refuse('NotFound'));
  const version = task === undefined ? run.workflow.version : texts.tasks.get(task.id)?.version;
  const { expectedVersion } = target;
  if (!isRepeated && expectedVersion !== null && version !== expectedVersion) {
    throw new Refused(refuse('VersionConflict'));
  }
};

const outcomeOf = (
  run: Run,
  texts: RunTexts,
  agent: Agent,
  changed: readonly RunTask[],
  now: Instant,
  undoableUntil: Instant | null = null,
): CommandOutcome => ({
  run,
  changed,
  undoableUntil,
  details: agent === 'SYSTEM' ? null : toRunDetails(run, texts, agent, now),
});

/** Stores the decision and returns its result. Returns null if the write was rejected. */
const store = async (
  { services, write }: Pick<RunChannel, 'services'> & Pick<ExpectedAgent, 'write'>,
  { extraStatements }: CommandRequest,
  decision: RunDecision,
  { agent, now }: { readonly agent: Agent; readonly now: Instant },
): Promise<CommandOutcome | null> => {
  const { statements, chainHeads } = decisionStatements([decision]);
  const about = aboutRun(decision.save.row.workflowId, decision.changed.length);
  if ((await write(about, ...statements, ...(extraStatements?.() ?? []))) === null) return null;
  afterStored(services, decision, chainHeads[0] ?? '');
  const { save, texts, changed, undoableUntil } = decision;
  return outcomeOf(save.after, texts, agent, changed, now, undoableUntil);
};

const commandOn = ({ command }: CommandRequest, { run, texts }: LoadedRun): RunCommand =>
  typeof command === 'function' ? command(run, texts) : command;

/** Returns true if another event has the number or is about to get it. */
const isEventNumberConflict = (error: unknown): boolean =>
  violates(error, 'event_pkey') || isOvertaken(error);

/** Returns true if the event number or the idempotency key is already used. */
const isEventConflict = (error: unknown): boolean =>
  isEventNumberConflict(error) || violates(error, 'event_command');

/**
 * Decides on the cached run and writes in one round trip. The round trip checks the version of the
 * workspace's people and the event number, so nothing is written if the cache is outdated. Returns
 * null if the run must be read first: the cache isn't sufficient, it is outdated, or the command
 * was refused.
 */
const attemptFromCache = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome | null> => {
  const { services } = channel;
  const expected = channel.expected();
  const known = runCacheOf(services.database).find(request.target);
  if (expected === null || known === undefined || request.parties !== undefined) return null;
  const { agent, tenantId, stamp, write } = expected;
  const isOfThem = known.run.workflow.tenantId === tenantId && known.stamp === stamp;
  if (!isOfThem || known.unnamed.length > 0) return null;
  const loaded: Read = { ...known, earlierUse: null, named: [] };
  try {
    const now = services.now();
    checkTarget(loaded, request, { agent, now });
    const command = commandOn(request, loaded);
    if (directoryNeeds(known.run, agent, command, now).length > 0) return null;
    const { key, target } = request;
    const question = {
      loaded,
      command,
      key,
      targetId: target.id,
      now,
      agent,
      directory: nobody,
      named: [],
    };
    const decision = decideRun(services, question);
    if (decision !== null && findUnloadedRecipients(decision, nobody).length > 0) return null;
    return decision && (await store({ services, write }, request, decision, { agent, now }));
  } catch (error) {
    if (error instanceof Refused || isEventConflict(error)) return null;
    throw error;
  }
};

/** Returns null if another command was stored between reading and writing. */
const attempt = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome | null> => {
  const loaded = await load(channel, request);
  const agent = await channel.agent();
  const now = channel.services.now();
  checkTarget(loaded, request, { agent, now });
  // Only who can read the target learns which people, teams, and roles exist.
  checkParties(loaded, request);
  if (loaded.earlierUse !== null) return outcomeOf(loaded.run, loaded.texts, agent, [], now);

  const command = commandOn(request, loaded);
  const { named, ...known } = loaded;
  const { key, target } = request;
  const decide = async (parties: readonly PartyId[]) => {
    // Most commands name no one, and so need no additional round trip.
    const asked = parties.length === 0 ? [] : [...parties, ...named.map(({ id }) => id)];
    const directory = await readDirectory(channel, asked);
    const about = { loaded: known, command, key, targetId: target.id, now, agent };
    const decision = decideRun(channel.services, { ...about, directory, named });
    return {
      decision,
      unasked: decision === null ? [] : findUnloadedRecipients(decision, directory),
    };
  };
  const needs = directoryNeeds(loaded.run, agent, command, now);
  const first = await decide(needs);
  const again = first.unasked.length > 0;
  const { decision } = again ? await decide([...needs, ...first.unasked]) : first;
  if (decision === null) return outcomeOf(loaded.run, loaded.texts, agent, [], now);
  try {
    return await store(channel, request, decision, { agent, now });
  } catch (error) {
    // Another command stored this event number first, so this command is decided again on the new
    // state.
    if (isEventNumberConflict(error)) return null;
    // The key was used in another workflow.
    if (violates(error, 'event_command')) throw idempotencyKeyReused();
    throw error;
  }
};

/**
 * Executes one command: reads the run, asks the engine, and stores events and changes. It takes two
 * round trips, or one if everything is cached. Of two simultaneous commands, only one can store its
 * event, so there are no locks. Commands of one run in this process are queued to avoid conflicts.
 */
export const executeRunCommand = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome> => {
  const { target } = request;
  const cache = runCacheOf(channel.services.database);
  // Only after the first attempt is it known to which run an uncached task belongs.
  const line = (): string => cache.find(target)?.run.workflow.id ?? target.id;
  const first = await runExclusive(
    line(),
    async () => (await attemptFromCache(channel, request)) ?? (await attempt(channel, request)),
  );
  if (first !== null) return first;
  return runExclusive(line(), async () => {
    for (let tried = 1; tried < ATTEMPTS; tried += 1) {
      const outcome = await attempt(channel, request);
      if (outcome !== null) return outcome;
    }
    throw new Refused(refuse('Unavailable'));
  });
};
