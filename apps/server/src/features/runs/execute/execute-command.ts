import type { Agent } from '@baton/domain/access/actor';
import { mayReadTask } from '@baton/domain/access/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import type { Instant, PartyId, TaskId } from '@baton/domain/core/ids';
import { minute } from '@baton/domain/core/dates';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { RunCommand } from '@baton/domain/run/command/command';
import { directoryNeeds } from '@baton/domain/run/engine/directory-needs';
import { factsIn } from '@baton/domain/run/facts/facts-of-task';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { Run, RunTask } from '@baton/domain/run/run';
import { taskOf, viewOf } from '@baton/domain/run/run-view';
import { violates } from '../../../platform/db/database-error.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import { isOvertaken } from '../../../platform/db/joint-trips.ts';
import { inTurn } from './keyed-queue.ts';
import type { RowsOf, Statement } from '../../../platform/db/statement.ts';
import { runCacheOf } from '../load/run-cache.ts';
import { aboutRun, type ExpectedAgent, type RunChannel } from '../load/run-channel.ts';
import { toRunDetails, type RunDetails } from '../load/run-details.ts';
import { nobody, readDirectory } from '../load/run-directory.ts';
import { readRun } from '../load/read-run.ts';
import type { LoadedRun } from '../load/run-load.ts';
import { strangeKey } from '../stored/used-key.ts';
import { namesOfParties, type NamedParty, type RunTexts } from '../stored/run-texts.ts';
import {
  afterStored,
  decideRun,
  decisionStatements,
  unaskedHeirs,
  type RunDecision,
} from './run-decision.ts';

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
  /** Until then whoever gave it can take it back; null: they cannot, or this is no news of it. */
  readonly undoableUntil: Instant | null;
  /** What the person is shown of it; null for the system, which looks at nothing. */
  readonly details: RunDetails | null;
}

/** How often a command is decided anew after others came between: far beyond any real queue. */
const ATTEMPTS = 30;

/** How long a lost answer is asked for again with the same key. */
const longestRetry = 10 * minute;

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

/**
 * A key is its sender's, and stands for one thing done to one thing: to anybody else, and on
 * anything else, it answers nothing of what was done by it.
 */
const isOwnRepetition = (
  { givenBefore }: Pick<Read, 'givenBefore'>,
  { target, command }: CommandRequest,
  agent: Agent,
): boolean => {
  if (givenBefore === null) return false;
  const isSame =
    givenBefore.by === (agent === 'SYSTEM' ? 'SYSTEM' : agent.id) &&
    (givenBefore.targetId ?? target.id) === target.id &&
    // What is made of the run as it stands may not be made again; it was given on the same thing.
    (typeof command === 'function' || command.kind === givenBefore.command);
  if (isSame) return true;
  throw strangeKey();
};

/** What may not be read does not exist; what has changed since it was seen is a conflict. */
const checkTarget = (
  loaded: Read,
  request: CommandRequest,
  { agent, now }: { readonly agent: Agent; readonly now: Instant },
): void => {
  const { run, texts, givenBefore } = loaded;
  const { target } = request;
  const isRepeated = isOwnRepetition(loaded, request, agent);
  const view = viewOf(run);
  const task = target.kind === 'TASK' ? taskOf(view, target.id) : undefined;
  const unread =
    target.kind === 'WORKFLOW'
      ? mayReadWorkflow(agent, factsOfWorkflow(run, agent))
      : task === undefined
        ? refuse('NotFound')
        : mayReadTask(agent, factsIn(view, agent)(task));
  // Whoever handed their part on and lost the answer on the way has it once more; later they read no more of it.
  const isKnownToThem =
    isRepeated && givenBefore?.targetId === target.id && givenBefore.at > now - longestRetry;
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

/** Stores what was decided, and answers with it. Null: the trip was not made. */
const store = async (
  { services, write }: Pick<RunChannel, 'services'> & Pick<ExpectedAgent, 'write'>,
  { besides }: CommandRequest,
  decision: RunDecision,
  { agent, now }: { readonly agent: Agent; readonly now: Instant },
): Promise<CommandOutcome | null> => {
  const { statements, chainHeads } = decisionStatements([decision]);
  const about = aboutRun(decision.save.row.workflowId, decision.changed.length);
  if ((await write(about, ...statements, ...(besides?.() ?? []))) === null) return null;
  afterStored(services, decision, chainHeads[0] ?? '');
  const { save, texts, changed, undoableUntil } = decision;
  return outcomeOf(save.after, texts, agent, changed, now, undoableUntil);
};

const commandOn = ({ command }: CommandRequest, { run, texts }: LoadedRun): RunCommand =>
  typeof command === 'function' ? command(run, texts) : command;

/** Another event has the number, or is getting it. */
const isOutrun = (error: unknown): boolean => violates(error, 'event_pkey') || isOvertaken(error);

/** The same, or the key has done something. */
const isTaken = (error: unknown): boolean => isOutrun(error) || violates(error, 'event_command');

/**
 * The command in one trip, where the run and whoever asks are remembered: it is decided upon what
 * is expected and written at once. That nothing had changed, the trip itself tells: it enters the
 * workspace only while its stamp is the expected one, and the event's number is free only while
 * nothing has happened to the run. Null: it has to be read first; be it that there is more to read
 * than what is remembered, or that what was expected is not so, or that the answer is a refusal,
 * which is given upon what is true only.
 */
const attemptAtOnce = async (
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
  const loaded: Read = { ...known, givenBefore: null, named: [] };
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
    if (decision !== null && unaskedHeirs(decision, nobody).length > 0) return null;
    return decision && (await store({ services, write }, request, decision, { agent, now }));
  } catch (error) {
    if (error instanceof Refused || isTaken(error)) return null;
    throw error;
  }
};

/** Null: somebody else's command came between reading and writing. */
const attempt = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome | null> => {
  const loaded = await load(channel, request);
  const agent = await channel.agent();
  const now = channel.services.now();
  checkTarget(loaded, request, { agent, now });
  if (loaded.givenBefore !== null) return outcomeOf(loaded.run, loaded.texts, agent, [], now);

  const command = commandOn(request, loaded);
  const { named, ...known } = loaded;
  const { key, target } = request;
  const decide = async (parties: readonly PartyId[]) => {
    // Mostly nothing is asked of it, and it costs no trip.
    const asked = parties.length === 0 ? [] : [...parties, ...named.map(({ id }) => id)];
    const directory = await readDirectory(channel, asked);
    const about = { loaded: known, command, key, targetId: target.id, now, agent };
    const decision = decideRun(channel.services, { ...about, directory, named });
    return { decision, unasked: decision === null ? [] : unaskedHeirs(decision, directory) };
  };
  const needs = directoryNeeds(loaded.run, agent, command, now);
  const first = await decide(needs);
  const again = first.unasked.length > 0;
  const { decision } = again ? await decide([...needs, ...first.unasked]) : first;
  if (decision === null) return outcomeOf(loaded.run, loaded.texts, agent, [], now);
  try {
    return await store(channel, request, decision, { agent, now });
  } catch (error) {
    // Whoever appended this event first was decided upon; we decide again upon what they left.
    if (isOutrun(error)) return null;
    // The key did something in another workflow.
    if (violates(error, 'event_command')) throw strangeKey();
    throw error;
  }
};

/**
 * Does one command: reads the run, asks the engine, appends its events and writes what they
 * changed; two round trips, one where everything is remembered. Nothing is locked while the engine thinks. Appending the event
 * is what decides a race, and whoever loses one decides again upon the new state, where the
 * rules tell them what has become of it. Those that this process is given at once stand in line from
 * the start: one only could be stored, and the others would read the run again.
 */
export const executeRunCommand = async (
  channel: RunChannel,
  request: CommandRequest,
): Promise<CommandOutcome> => {
  const { target } = request;
  const cache = runCacheOf(channel.services.database);
  // Of a task that was not heard of before it is known after the first attempt which run it belongs to.
  const line = (): string => cache.find(target)?.run.workflow.id ?? target.id;
  const first = await inTurn(
    line(),
    async () => (await attemptAtOnce(channel, request)) ?? (await attempt(channel, request)),
  );
  if (first !== null) return first;
  return inTurn(line(), async () => {
    for (let tried = 1; tried < ATTEMPTS; tried += 1) {
      const outcome = await attempt(channel, request);
      if (outcome !== null) return outcome;
    }
    throw new Refused(refuse('Unavailable'));
  });
};
