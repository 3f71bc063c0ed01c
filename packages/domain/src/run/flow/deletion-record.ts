import { asId, type RichText, type TaskId } from '../../core/ids.ts';
import type { TaskLabel } from '../../run-model/texts.ts';
import type { PlanEvent } from '../../run-model/event.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { lastTaskNumber } from '../task-number.ts';

const labelOf = (labels: ReadonlyMap<TaskId, TaskLabel>, id: TaskId): TaskLabel => {
  const {
    name = '',
    description = asId<RichText>(''),
    tags = [],
    reference = '',
  } = labels.get(id) ?? {};
  return { name, description, tags, reference };
};

/**
 * Records what is deleted with the tasks, enough to restore them. Their numbers aren't used again.
 */
export const deletionRecord = (
  ledger: Ledger,
  going: readonly RunTask[],
  labels: ReadonlyMap<TaskId, TaskLabel>,
): Pick<PlanEvent, 'tasks' | 'texts' | 'values' | 'votes' | 'before' | 'after'> => {
  const ids = new Set<TaskId | null>(going.map(({ id }) => id));
  return {
    tasks: going,
    texts: going.map(({ id }) => labelOf(labels, id)),
    values: ledger.values.filter(({ taskId }) => ids.has(taskId)),
    votes: ledger.votes.filter(({ taskId }) => ids.has(taskId)),
    before: { lastTaskNumber: ledger.workflow.lastTaskNumber },
    after: { lastTaskNumber: lastTaskNumber(ledger) },
  };
};
