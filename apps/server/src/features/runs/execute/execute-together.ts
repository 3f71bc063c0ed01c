import { directoryNeeds } from '@baton/domain/run/engine/directory-needs';
import type { PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type { Run } from '@baton/domain/run-model/run';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { executeRunCommand, type CommandRequest } from './execute-command.ts';
import { readTogether, type FoundRun } from '../load/read-together.ts';
import { systemChannel } from '../load/run-channel.ts';
import {
  afterStored,
  decideRun,
  decisionStatements,
  findUnloadedRecipients,
  type RunDecision,
} from './run-decision.ts';
import { partOf, readDirectory, type NamedDirectory } from '../load/run-directory.ts';

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
  readonly isWhole: boolean;
  readonly decision: RunDecision;
}

/** A command with its run and the people, teams, and roles that must be loaded. */
interface Asked extends FoundRun {
  readonly given: SystemCommand;
  readonly command: RunCommand;
  readonly now: number;
  readonly needs: readonly PartyId[];
}

/** Returns the commands for the loaded runs. Several commands for one run are queued. */
const pairWithRuns = (
  services: Services,
  commands: readonly SystemCommand[],
  found: ReadonlyMap<string, FoundRun>,
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

/** Decides one command for each run. Leaves out commands that need more data. */
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
      if (decision !== null && findUnloadedRecipients(decision, directory).length > 0) return [];
      // Requests can contain names of people, which weren't loaded here, so such commands run
      // alone.
      if (decision !== null && decision.calls.begun.length > 0 && !isWhole) return [];
      if (decision !== null) return [{ given, isWhole, decision }];
      outcomes.set(given, { hasChanged: false });
    } catch (error) {
      outcomes.set(given, { error });
    }
    return [];
  });

/** Sorts by run id, so that two large batches can't deadlock. */
const sortByRun = (decided: readonly Decided[]): readonly Decided[] =>
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
 * Executes system commands for many runs of a workspace: reads all runs in one round trip and
 * stores them in another, with one statement for each table. If a run changed in between, or a
 * command is a retry, its command runs alone.
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
    const decided = sortByRun(decideTogether(services, asked, everybody, outcomes));
    const { statements, chainHeads } = decisionStatements(decided.map(({ decision }) => decision));
    const extraStatements = decided.flatMap(({ given }) => given.extraStatements?.() ?? []);
    const isStored =
      decided.length > 0 &&
      (await channel.trip(...statements, ...extraStatements).then(
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
