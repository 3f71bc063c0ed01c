import { readEvents } from '@baton/domain/run/history/stored-events';
import {
  bulkActionLimits,
  commandOfUndo,
  isUndoableAction,
  isWorkflowAction,
} from '@baton/domain/bulk/bulk-action';
import { isOpenToEdits, isUnderWay } from '@baton/domain/bulk-job/bulk-table';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { RunEvent } from '@baton/domain/run-model/event';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { bulkJobs, reachBulkJobOfKind, type BulkActionNode } from '../bulk-jobs/index.ts';
import { executeRunCommand, requestChannel, undoCommand } from '../runs/index.ts';
import { eventsOfCommand } from './bulk-actions.queries.ts';
import { textsOfItem } from './bulk-action-kind.ts';

/** Why a command can't be undone, with its task or workflow. */
export interface RefusedUndo {
  readonly taskId: string;
  readonly taskName: string;
  readonly refusal: Refusal;
}

export interface UndoneAction {
  readonly undoneCount: number;
  readonly refused: readonly RefusedUndo[];
}

/** People, teams, and roles whose names the restored assignment needs. */
const assigneesBefore = (events: readonly RunEvent[]): readonly string[] =>
  events.flatMap((event) => (event.subject === 'TASK' ? (event.before.assignees ?? []) : []));

/** Undoes the command of a row: by the normal undo, or by restoring the earlier value. */
const undoRow = async (
  context: RequestContext,
  { id: jobId, mapping }: BulkActionNode,
  number: number,
  taskId: TaskId,
): Promise<void> => {
  const key = derivedId('bulk-undo', jobId, number);
  const commandKey = derivedId('bulk-action', jobId, number);
  if (isWorkflowAction(mapping.action)) {
    await undoCommand(context, { key, commandKey, taskId: null });
    return;
  }
  if (['COMPLETE', 'APPROVE', 'SKIP'].includes(mapping.action)) {
    await undoCommand(context, { key, commandKey, taskId });
    return;
  }
  const [[recorded]] = await context.db.trip(eventsOfCommand(commandKey));
  // The command changed nothing.
  if (recorded === undefined) return;
  const events = readEvents(recorded.events);
  await executeRunCommand(requestChannel(context), {
    target: { kind: 'TASK', id: taskId, expectedVersion: null },
    key,
    parties: { ids: assigneesBefore(events), field: 'assigneeIds' },
    command: (run, texts) => {
      const task = run.tasks.find((one) => one.id === taskId);
      if (task === undefined) throw new Refused(refuse('NotFound'));
      const now = { task, texts: textsOfItem(mapping, taskId, texts) };
      const command = commandOfUndo(mapping, taskId, events, now);
      if (command === null) throw new Refused(refuse('NotFound'));
      if (!command.ok) throw new Refused(...command.refusals);
      return command.value;
    },
  });
};

/**
 * Undoes the commands of a bulk action, last one first. Completing, approving, skipping, and ending
 * follow the rules of the normal undo. A repeated request changes nothing.
 */
export const undoBulkAction = async (
  context: RequestContext,
  bulkJobId: string,
): Promise<UndoneAction> => {
  const { job } = await reachBulkJobOfKind(context, 'TASKS', bulkJobId);
  if (isOpenToEdits(job.state) || isUnderWay(job.state))
    throw new Refused(refuse('BulkJobNotOpen', { state: job.state }));
  if (!isUndoableAction(job.mapping.action)) throw new Refused(refuse('UndoImpossible'));
  const [rows] = await context.db.trip(
    bulkJobs.bulkRowPage(job.id, ['DONE'], false, -1, bulkActionLimits.matching),
  );
  const refused: RefusedUndo[] = [];
  for (const { number, cells } of rows.toReversed()) {
    const [taskId = '', , taskName = ''] = cells;
    try {
      await undoRow(context, job, number, asId(taskId));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push({ taskId, taskName, refusal: error.refusals[0] });
    }
  }
  return { undoneCount: rows.length - refused.length, refused };
};
