import { directoryNeeds } from '@baton/domain/run/engine/directory-needs';
import type { PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run/command/command';
import type { Run } from '@baton/domain/run/run';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { executeRunCommand, type CommandRequest } from './execute-command.ts';
import { headsOfWorkflows, runsIn, runsOfTasks, runsOfWorkflows } from '../load/load-together.ts';
import { runCacheOf, type RememberedRun } from '../load/run-cache.ts';
import { systemChannel, type RunChannel } from '../load/run-channel.ts';
import {
  afterStored,
  decideRun,
  decisionStatements,
  unaskedHeirs,
  type RunDecision,
} from './run-decision.ts';
import { partOf, readDirectory, type NamedDirectory } from '../load/run-directory.ts';
import type { LoadedRun } from '../load/run-load.ts';

/** A command of the system that can be given together with others. */
export interface SystemCommand {
  readonly target: CommandRequest['target'];
  readonly key: string;
  readonly command: RunCommand | ((run: Run) => RunCommand);
  /** The moment that it was set for: the clock may be behind it. */
  readonly notBefore?: number;
  readonly besides?: () => readonly Statement[];
}

/** What came of a command: whether it changed anything, or why it could not be given. */
export type SystemOutcome = { readonly hasChanged: boolean } | { readonly error: unknown };

interface Found {
  readonly loaded: LoadedRun;
  /** Read with the names of people, as it is remembered. */
  readonly isWhole: boolean;
}

type Target = SystemCommand['target'];

/** The runs that this process remembers and that are still as they were, by the id of the target. */
const readRemembered = async (
  { trip }: RunChannel,
  known: readonly (readonly [Target, RememberedRun])[],
): Promise<readonly (readonly [string, Found])[]> => {
  if (known.length === 0) return [];
  const [heads] = await trip(headsOfWorkflows(known.map(([, { run }]) => run.workflow.id)));
  const now = new Map<string, (typeof heads)[number]>(heads.map((head) => [head.id, head]));
  return known.flatMap(([{ id }, run]) => {
    const head = now.get(run.run.workflow.id);
    const isSame = head?.chainHead === run.chainHead && head.stamp === run.stamp;
    return isSame ? [[id, { loaded: { ...run, givenBefore: null }, isWhole: true }] as const] : [];
  });
};

const readAnew = async (
  { services, trip }: RunChannel,
  kind: Target['kind'],
  targets: readonly Target[],
): Promise<readonly (readonly [string, Found])[]> => {
  const ids = targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
  if (ids.length === 0) return [];
  const statements = kind === 'TASK' ? runsOfTasks : runsOfWorkflows;
  const asked = runCacheOf(services.database).askAbsences();
  return runsIn(await trip(...statements(ids, asked.statement)), asked).flatMap((loaded) => {
    const { workflow, tasks } = loaded.run;
    const found = { loaded, isWhole: false };
    return (kind === 'TASK' ? tasks : [workflow]).map(({ id }) => [id, found] as const);
  });
};

/** The runs of the targets, by the target's id. What cannot be had in one go is left out. */
const readTogether = async (
  channel: RunChannel,
  commands: readonly SystemCommand[],
): Promise<ReadonlyMap<string, Found>> => {
  const cache = runCacheOf(channel.services.database);
  const known = commands.flatMap(({ target }) => {
    const run = cache.find(target);
    // Names that are still to be read are read for people.
    return run === undefined || run.unnamed.length > 0 ? [] : [[target, run] as const];
  });
  const remembered = new Set<string>(known.map(([{ id }]) => id));
  const missing = commands.flatMap(({ target }) => (remembered.has(target.id) ? [] : [target]));
  const found = await Promise.all([
    readRemembered(channel, known),
    readAnew(channel, 'WORKFLOW', missing),
    readAnew(channel, 'TASK', missing),
  ]);
  return new Map(found.flat());
};

interface Decided {
  readonly given: SystemCommand;
  readonly isWhole: boolean;
  readonly decision: RunDecision;
}

/** A command with the run that it is about, and the parties of which it has to know more. */
interface Asked extends Found {
  readonly given: SystemCommand;
  readonly command: RunCommand;
  readonly now: number;
  readonly needs: readonly PartyId[];
}

/** What is asked of the runs that were found, one command each: one after the other where several are for one run. */
const askedOf = (
  services: Services,
  commands: readonly SystemCommand[],
  found: ReadonlyMap<string, Found>,
  outcomes: Map<SystemCommand, SystemOutcome>,
): readonly Asked[] => {
  const taken = new Set<string>();
  return commands.flatMap((given) => {
    const { target, notBefore = 0 } = given;
    const run = found.get(target.id);
    if (run === undefined || taken.has(run.loaded.run.workflow.id)) return [];
    taken.add(run.loaded.run.workflow.id);
    try {
      const now = Math.max(services.now(), notBefore);
      const command =
        typeof given.command === 'function' ? given.command(run.loaded.run) : given.command;
      const needs = directoryNeeds(run.loaded.run, 'SYSTEM', command, now);
      return [{ ...run, given, command, now, needs }];
    } catch (error) {
      outcomes.set(given, { error });
      return [];
    }
  });
};

/** Decides each command about a run of its own; those that need more than was read are left over. */
const decideTogether = (
  services: Services,
  commands: readonly Asked[],
  everybody: NamedDirectory,
  outcomes: Map<SystemCommand, SystemOutcome>,
): readonly Decided[] =>
  commands.flatMap(({ given, loaded, isWhole, command, now, needs }) => {
    const directory = partOf(everybody, needs);
    try {
      const decision = decideRun(services, {
        loaded,
        command,
        key: given.key,
        targetId: given.target.id,
        now,
        agent: 'SYSTEM',
        directory,
        named: [],
        ...(given.notBefore !== undefined && { timer: given.notBefore }),
      });
      if (decision !== null && unaskedHeirs(decision, directory).length > 0) return [];
      // What a call says may be names of people, and those were not read.
      if (decision !== null && decision.calls.begun.length > 0 && !isWhole) return [];
      if (decision !== null) return [{ given, isWhole, decision }];
      outcomes.set(given, { hasChanged: false });
    } catch (error) {
      outcomes.set(given, { error });
    }
    return [];
  });

/** In the order of the runs: two that store many do not wait for each other in a circle. */
const inOrder = (decided: readonly Decided[]): readonly Decided[] =>
  decided.toSorted((a, b) =>
    a.decision.save.row.workflowId < b.decision.save.row.workflowId ? -1 : 1,
  );

const giveAlone = async (
  services: Services,
  tenantId: string,
  { notBefore = 0, ...request }: SystemCommand,
): Promise<SystemOutcome> => {
  const now = (): number => Math.max(services.now(), notBefore);
  try {
    const channel = systemChannel({ ...services, now }, tenantId);
    const { changed } = await executeRunCommand(channel, request);
    return { hasChanged: changed.length > 0 };
  } catch (error) {
    return { error };
  }
};

/**
 * Gives commands of the system to many runs of a workspace at once: all runs are read in one
 * trip and stored in another, by a statement a table. Where that cannot be, because something
 * else happened to one of them meanwhile, each command is given alone; so is one that has been
 * given before, which then does nothing.
 */
export const executeTogether = async (
  services: Services,
  tenantId: string,
  commands: readonly SystemCommand[],
): Promise<readonly SystemOutcome[]> => {
  const outcomes = new Map<SystemCommand, SystemOutcome>();
  if (commands.length > 1) {
    const channel = systemChannel(services, tenantId);
    const found = await readTogether(channel, commands);
    const asked = askedOf(services, commands, found, outcomes);
    const everybody = await readDirectory(channel, [
      ...new Set(asked.flatMap(({ needs }) => needs)),
    ]);
    const decided = inOrder(decideTogether(services, asked, everybody, outcomes));
    const { statements, chainHeads } = decisionStatements(decided.map(({ decision }) => decision));
    const besides = decided.flatMap(({ given }) => given.besides?.() ?? []);
    const isStored =
      decided.length > 0 &&
      (await channel.trip(...statements, ...besides).then(
        () => true,
        () => false,
      ));
    if (isStored)
      for (const [at, { given, isWhole, decision }] of decided.entries()) {
        afterStored(services, decision, chainHeads[at] ?? '', { isWhole });
        outcomes.set(given, { hasChanged: decision.changed.length > 0 });
      }
  }
  return Promise.all(
    commands.map(async (one) => outcomes.get(one) ?? (await giveAlone(services, tenantId, one))),
  );
};
