import type { Agent } from '@baton/domain/party/actor';
import type { Instant, PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import { deadlinePartiesIn } from '@baton/domain/run/engine/directory-needs';
import { execute } from '@baton/domain/run/engine/execute';
import { releaseMoment } from '@baton/domain/run-model/command/undoable';
import type { Statement } from '../../../platform/db/statement.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import type { PartyNode } from '../../people/index.ts';
import type { LoadedRun, NamedDirectory, RunDecision } from '../store/index.ts';

/** Input of a decision. */
interface RunQuestion {
  readonly loaded: LoadedRun;
  readonly request: {
    readonly target: { readonly id: string };
    readonly key: string;
    readonly extraStatements?: () => readonly Statement[];
  };
  readonly command: RunCommand;
  readonly now: Instant;
  readonly agent: Agent;
  /** Members of the people, teams, and roles that the command needs, and absences. */
  readonly directory: NamedDirectory;
  /** People, teams, and roles named in the command. */
  readonly named?: readonly PartyNode[];
  readonly timer?: Instant | undefined;
}

/** Returns escalation recipients whose members aren't loaded yet. */
export const findUnloadedRecipients = (
  { after, row }: RunDecision,
  { members }: Pick<NamedDirectory, 'members'>,
): readonly PartyId[] =>
  deadlinePartiesIn(after, row.events).filter((party) => !members.has(party));

/**
 * Returns the engine's decision. Returns null if the command changes nothing. Throws if it is
 * refused.
 */
export const decideRun = (
  { undoWindow }: Pick<Services, 'undoWindow'>,
  { loaded, request, command, now, agent, directory, named = [], timer }: RunQuestion,
): RunDecision | null => {
  const context = { now, actor: agent, directory, undoWindow };
  const decided = execute(loaded.run, command, context);
  if (!decided.ok) throw new Refused(...decided.refusals);
  const { events, run: after } = decided.value;
  if (events.length === 0) return null;
  const releaseAt = releaseMoment(command, context);
  return {
    loaded,
    after,
    row: {
      workflowId: after.workflow.id,
      seq: loaded.run.workflow.version + 1,
      at: now,
      actorId: agent === 'SYSTEM' ? null : agent.id,
      command: command.kind,
      commandKey: request.key,
      events,
    },
    targetId: request.target.id,
    people: [...named, ...directory.people],
    timer: timer ?? null,
    releaseAt: releaseAt > now ? releaseAt : null,
    extraStatements: request.extraStatements,
  };
};
