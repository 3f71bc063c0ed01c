import type { Agent } from '@baton/domain/party/actor';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import type { Instant, PartyId, TaskId } from '@baton/domain/core/ids';
import { minute } from '@baton/domain/core/dates';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import { undoableUntil } from '@baton/domain/run/decide/decide-undo';
import { directoryNeeds } from '@baton/domain/run/engine/directory-needs';
import { factsIn } from '@baton/domain/run/facts/facts-of-task';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import { taskOf, viewOf } from '@baton/domain/run-model/run-view';
import { violates } from '../../../platform/db/database-error.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import { isOvertaken } from '../../../platform/db/joint-trips.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import type { ExpectedAgent, RunChannel } from '../run-channel.ts';
import { toRunDetails, type RunDetails } from '../run-details.ts';
import {
  directoryFor,
  findCachedRun,
  namesOfParties,
  readDirectory,
  readRun,
  runExclusive,
  saveDecisions,
  type LoadedRun,
  type NamedParty,
  type RunDecision,
  type RunTexts,
} from '../store/index.ts';
import { decideRun, findUnloadedRecipients } from './decide-run.ts';
import { idempotencyKeyReused } from './used-key.ts';

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
  readonly named: readonly NamedParty[];
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
  { earlierUse }: Pick<LoadedRun, 'earlierUse'>,
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
  loaded: LoadedRun,
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
  until: Instant | null = null,
): CommandOutcome => ({
  run,
  changed,
  undoableUntil: until,
  details: agent === 'SYSTEM' ? null : toRunDetails(run, texts, agent, now),
});

/** Stores the decision and returns its result. Returns null if the write was rejected. */
const store = async (
  services: Services,
  write: ExpectedAgent['write'],
  decision: RunDecision,
  agent: Agent,
): Promise<CommandOutcome | null> => {
  const { after, row } = decision;
  const saved = (await saveDecisions(services, write, [decision])).get(decision);
  if (saved === undefined) return null;
  const until = undoableUntil(row, services.undoWindow);
  return outcomeOf(after, saved.texts, agent, saved.changed, row.at, until);
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
  if (expected === null || request.parties !== undefined) return null;
  const loaded = findCachedRun(services.database, request.target, expected);
  if (loaded === null) return null;
  const { agent, write } = expected;
  try {
    const now = services.now();
    checkTarget(loaded, request, { agent, now });
    const command = commandOn(request, loaded);
    if (directoryNeeds(loaded.run, agent, command, now).length > 0) return null;
    const directory = directoryFor(loaded);
    const decision = decideRun(services, { loaded, request, command, now, agent, directory });
    if (decision === null || findUnloadedRecipients(decision, directory).length > 0) return null;
    return await store(services, write, decision, agent);
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
  const { named } = loaded;
  const decide = async (parties: readonly PartyId[]) => {
    // Most commands name no one, and so need no additional round trip.
    const asked = parties.length === 0 ? [] : [...parties, ...named.map(({ id }) => id)];
    const directory = directoryFor(loaded, await readDirectory(channel, asked), asked);
    const question = { loaded, request, command, now, agent, directory, named };
    const decision = decideRun(channel.services, question);
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
    return await store(channel.services, channel.write, decision, agent);
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
  const { services } = channel;
  const first = await runExclusive(
    services.database,
    request.target,
    async () => (await attemptFromCache(channel, request)) ?? (await attempt(channel, request)),
  );
  if (first !== null) return first;
  return runExclusive(services.database, request.target, async () => {
    for (let tried = 1; tried < ATTEMPTS; tried += 1) {
      const outcome = await attempt(channel, request);
      if (outcome !== null) return outcome;
    }
    throw new Refused(refuse('Unavailable'));
  });
};
