import { asId, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { readCommand, type StoredCommand } from '@baton/domain/run/history/stored-events';
import { prepared } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { executeRunCommand, type CommandOutcome, type CommandRequest } from './execute-command.ts';
import { requestChannel } from '../run-channel.ts';

const recordedCommand = prepared<
  StoredCommand & { readonly workflowId: string },
  readonly [commandKey: string]
>(
  'recorded_command',
  `SELECT e.workflow_id AS "workflowId", e.seq, round(date_part('epoch', e.at) * 1000) AS at, e.actor_id AS "actorId",
          e.command, e.events
     FROM event e WHERE e.tenant_id = app.tenant_id() AND e.command_key = $1`,
);

export interface UndoRequest {
  /** Key of the undo request. */
  readonly key: string;
  /** Key of the command to undo. */
  readonly commandKey: string;
  /** Id of the task that the command targeted. Null if it targeted the workflow. */
  readonly taskId: string | null;
}

/**
 * Undoes the viewer's last command. Returns NotFound if the viewer has no read access to the
 * target, whatever the key is.
 */
export const undoCommand = async (
  context: RequestContext,
  { key, commandKey, taskId }: UndoRequest,
): Promise<CommandOutcome> => {
  const channel = requestChannel(context);
  const [[found]] = await channel.trip(recordedCommand(commandKey));
  if (found === undefined) throw new Refused(refuse('NotFound'));
  const { workflowId, ...recorded } = found;
  const target: CommandRequest['target'] =
    taskId === null
      ? { kind: 'WORKFLOW', id: workflowId, expectedVersion: null }
      : { kind: 'TASK', id: asId<TaskId>(taskId), expectedVersion: null };
  return executeRunCommand(channel, {
    target,
    key,
    command: (run) => {
      if (run.workflow.id !== workflowId) throw new Refused(refuse('NotFound'));
      return { kind: 'UNDO', recorded: readCommand(recorded) };
    },
  });
};
