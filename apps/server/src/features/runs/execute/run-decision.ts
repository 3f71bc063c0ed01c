import type { Agent } from '@baton/domain/access/actor';
import { isTestVersion } from '@baton/domain/blueprint/test-run';
import type { Instant, PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run/command/command';
import type { Directory } from '@baton/domain/run/directory';
import { heirsIn } from '@baton/domain/run/engine/directory-needs';
import type { RunEvent } from '@baton/domain/run/event';
import { undoableUntil } from '@baton/domain/run/decide/decide-undo';
import { execute } from '@baton/domain/run/engine/execute';
import type { Run, RunTask } from '@baton/domain/run/run';
import { releaseMoment } from '@baton/domain/run/command/undoable';
import { plannedEnd } from '@baton/domain/workflow/planned-end';
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

/** What one command does to one run: decided, and not stored yet. */
export interface RunDecision {
  readonly loaded: LoadedRun;
  readonly save: RunSave;
  readonly changed: readonly RunTask[];
  readonly texts: RunTexts;
  readonly calls: Calls;
  /** When the timer was due that the command came by; it ends with the job that it is. */
  readonly timer: Instant | null;
  /** Before this moment no other workflow is told; null: at once. */
  readonly releaseAt: Instant | null;
  /** Until then whoever gave it can take it back; null: they cannot. */
  readonly undoableUntil: Instant | null;
  /** Values were entered, and nothing else followed. */
  readonly isEntered: boolean;
}

/** What is to be decided about. */
export interface RunQuestion {
  readonly loaded: LoadedRun;
  readonly command: RunCommand;
  readonly key: string;
  /** What the command is given on: a task or the workflow. */
  readonly targetId: string;
  readonly now: Instant;
  readonly agent: Agent;
  /** Who is behind parties; who is away comes with the run. */
  readonly directory: NamedDirectory;
  /** Parties that the command names. */
  readonly named: readonly PartyNode[];
  readonly timer?: Instant;
}

/** The texts as they are after the command: changed tasks count one change more, newcomers have names. */
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

/** The tasks that stand otherwise or are called otherwise. */
const concernedTasks = (
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

/** Who stands in on the changed tasks, and for whom. */
const standInNames = (
  absences: LoadedRun['absences'],
  changed: readonly RunTask[],
): readonly PartyNode[] =>
  absences.length === 0
    ? []
    : namedIn(
        absences,
        new Set(changed.flatMap(({ standIns }) => standIns.flatMap(({ by, away }) => [by, away]))),
      );

/** Who is behind parties, with what came with the run: nobody is behind those who have left. */
const directoryOf = ({ gone, absences }: LoadedRun, directory: Directory): Directory => ({
  ...directory,
  absences,
  ...(gone.length > 0 && {
    members: new Map([...gone.map((id) => [id, []] as const), ...directory.members]),
  }),
});

/** Whom deadlines named that it carried out, where nobody has asked yet who is there. */
export const unaskedHeirs = (
  { loaded, save }: RunDecision,
  { members }: Pick<Directory, 'members'>,
): readonly PartyId[] =>
  heirsIn(save.after, save.row.events).filter(
    (party) => !members.has(party) && !loaded.gone.includes(party),
  );

/** Asks the engine. Null: the command changes nothing. A refusal is thrown. */
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
  const changed = concernedTasks(before, after, events);
  const releaseAt = releaseMoment(command, context);
  const newcomers = [...named, ...directory.people, ...standInNames(loaded.absences, changed)];
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

/** Everything that stores decisions about as many runs: their rows, timers, messages and calls. */
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

/** People whose lists differ after the change: those who had the tasks and those who have them now. */
const concerned = ({ before, after }: RunSave, changed: readonly RunTask[]): readonly string[] => {
  // With the workflow all its tasks leave the lists, or come back, though none of them has changed.
  const isRemoval = before.workflow.deletedAt !== after.workflow.deletedAt;
  const had = isRemoval ? before.tasks : tasksBefore(before, after);
  return [...new Set([...had, ...changed].flatMap(partiesOfTask)), after.workflow.ownerId];
};

/** The next command finds the run as this one left it. What came in without texts has to be read. */
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
    // The answer to a draft holds its values; whatever else happened with it (a deadline passed) is
    // news to whoever saved it as well.
    ...(isEntered && userId !== null && key !== null && { cause: { userId, key } }),
    ...(calls.areReady && { callsReady: true }),
  });
};

/** What follows once a decision is stored: whoever asks next finds it, and who watches is told. */
export const afterStored = (
  services: Pick<Services, 'database' | 'publish'>,
  decision: RunDecision,
  chainHead: string,
  { isWhole = true }: { readonly isWhole?: boolean } = {},
): void => {
  // A run that was read without the names of people is nothing for screens.
  if (isWhole) remember(services, decision, chainHead);
  publish(services, decision);
};
