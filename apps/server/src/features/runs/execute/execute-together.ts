import { directoryNeeds } from '@baton/domain/run/engine/directory-needs';
import type { PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type { Run } from '@baton/domain/run-model/run';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { systemChannel } from '../run-channel.ts';
import {
  directoryFor,
  readDirectory,
  readTogether,
  saveDecisions,
  type LoadedRun,
  type NamedDirectory,
  type RunDecision,
} from '../store/index.ts';
import { decideRun, findUnloadedRecipients } from './decide-run.ts';
import { executeRunCommand, type CommandRequest } from './execute-command.ts';

/** A system command that can run in a batch with others. */
export interface SystemCommand {
  readonly target: CommandRequest['target'];
  readonly key: string;
  readonly command: RunCommand | ((run: Run) => RunCommand);
  /** Time for which the timer was set. The clock of this process can be earlier. */
  readonly notBefore?: number;
  readonly extraStatements?: () => readonly Statement[];
}

/** Result of a command: whether it changed anything, or its error. */
export type SystemOutcome = { readonly hasChanged: boolean } | { readonly error: unknown };

interface Decided {
  readonly given: SystemCommand;
  readonly decision: RunDecision;
}

/** A command with its run and the people, teams, and roles that must be loaded. */
interface Asked {
  readonly given: SystemCommand;
  readonly loaded: LoadedRun;
  readonly command: RunCommand;
  readonly now: number;
  readonly needs: readonly PartyId[];
}

/** Returns the commands for the loaded runs. Several commands for one run are queued. */
const pairWithRuns = (
  services: Services,
  commands: readonly SystemCommand[],
  found: ReadonlyMap<string, LoadedRun>,
  outcomes: Map<SystemCommand, SystemOutcome>,
): readonly Asked[] => {
  const taken = new Set<string>();
  return commands.flatMap((given) => {
    const { target, notBefore = 0 } = given;
    const loaded = found.get(target.id);
    if (loaded === undefined || taken.has(loaded.run.workflow.id)) return [];
    taken.add(loaded.run.workflow.id);
    try {
      const now = Math.max(services.now(), notBefore);
      const command =
        typeof given.command === 'function' ? given.command(loaded.run) : given.command;
      const needs = directoryNeeds(loaded.run, 'SYSTEM', command, now);
      return [{ loaded, given, command, now, needs }];
    } catch (error) {
      outcomes.set(given, { error });
      return [];
    }
  });
};

/** Decides one command for each run. Leaves out commands that need more data. */
const decideTogether = (
  services: Services,
  commands: readonly Asked[],
  everybody: NamedDirectory,
  outcomes: Map<SystemCommand, SystemOutcome>,
): readonly Decided[] =>
  commands.flatMap(({ given, needs, ...question }) => {
    const directory = directoryFor(question.loaded, everybody, needs);
    try {
      const decision = decideRun(services, {
        ...question,
        ...{ request: given, agent: 'SYSTEM', directory, timer: given.notBefore },
      });
      if (decision === null) outcomes.set(given, { hasChanged: false });
      else if (findUnloadedRecipients(decision, directory).length === 0)
        return [{ given, decision }];
    } catch (error) {
      outcomes.set(given, { error });
    }
    return [];
  });

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
 * Executes system commands for many runs of a workspace: reads all runs in one round trip and
 * stores them in another, with one statement for each table. If a run changed in between, a command
 * is a retry, or it needs more data, its command runs alone.
 */
export const executeTogether = async (
  services: Services,
  tenantId: string,
  commands: readonly SystemCommand[],
): Promise<readonly SystemOutcome[]> => {
  const outcomes = new Map<SystemCommand, SystemOutcome>();
  if (commands.length > 1) {
    const channel = systemChannel(services, tenantId);
    const found = await readTogether(
      channel,
      commands.map(({ target }) => target),
    );
    const asked = pairWithRuns(services, commands, found, outcomes);
    const everybody = await readDirectory(channel, [
      ...new Set(asked.flatMap(({ needs }) => needs)),
    ]);
    const decided = decideTogether(services, asked, everybody, outcomes);
    const saved = await saveDecisions(
      services,
      (_, ...statements) => channel.trip(...statements),
      decided.map(({ decision }) => decision),
    ).catch(() => null);
    for (const { given, decision } of decided) {
      const one = saved?.get(decision);
      if (one !== undefined) outcomes.set(given, { hasChanged: one.changed.length > 0 });
    }
  }
  return Promise.all(
    commands.map(async (one) => outcomes.get(one) ?? (await giveAlone(services, tenantId, one))),
  );
};
