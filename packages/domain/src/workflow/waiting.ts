import type { WantedOutcome } from '../blueprint/content.ts';
import type { Instant } from '../core/ids.ts';
import { stageVerdict, tasksUnanswered } from '../run/facts/stage-verdict.ts';
import { isResolved } from '../run/facts/resolved.ts';
import { callersOf } from '../run/facts/on-call.ts';
import type { RunStage, RunTask } from '../run-model/run.ts';
import { stageOf, taskOf, type RunView } from '../run-model/run-view.ts';
import type { StartMoment } from '../run/dates/start-date.ts';
import { stagesBefore } from '../run-model/run-view.ts';
import {
  outcomesAwaited,
  stageDate,
  stagesAllow,
  taskDate,
  tasksAwaited,
} from '../run/facts/trigger.ts';

/** Why something hasn't started. Lists of ids are separated by spaces. */
export type Waiting =
  | { readonly code: 'WORKFLOW_START'; readonly params: Record<string, never> }
  | { readonly code: 'START_DATE'; readonly params: { readonly date: Instant } }
  | {
      readonly code: 'STAGES';
      readonly params: { readonly stages: string; readonly count: number };
    }
  | { readonly code: 'STAGE'; readonly params: { readonly stage: string } }
  | { readonly code: 'TASKS'; readonly params: { readonly tasks: string; readonly count: number } }
  /** The task starts only with this outcome. */
  | {
      readonly code: 'OUTCOME';
      readonly params: {
        readonly tasks: string;
        readonly count: number;
        readonly outcome: WantedOutcome;
      };
    }
  /** The task starts when one of these tasks escalates. */
  | {
      readonly code: 'ESCALATION';
      readonly params: { readonly tasks: string; readonly count: number };
    }
  | { readonly code: 'DATE'; readonly params: { readonly date: Instant } }
  /** Its start date depends on values that these tasks must enter. */
  | {
      readonly code: 'DATE_UNKNOWN';
      readonly params: { readonly tasks: string; readonly count: number };
    }
  /** Its condition depends on values that these tasks must enter. */
  | {
      readonly code: 'CONDITION';
      readonly params: { readonly tasks: string; readonly count: number };
    }
  | { readonly code: 'SUBMISSION'; readonly params: { readonly task: string } }
  | {
      readonly code: 'APPROVAL_LEVEL';
      readonly params: { readonly level: number };
    };

/** Returns what the workflow waits for to start, or null if it has started. */
export const waitsForStart = ({ workflow }: RunView): Waiting | null => {
  if (workflow.scheduleStatus === 'SCHEDULED' && workflow.scheduledFor !== null)
    return { code: 'START_DATE', params: { date: workflow.scheduledFor } };
  return workflow.startedAt === null ? { code: 'WORKFLOW_START', params: {} } : null;
};

const waitsForDate = (date: StartMoment): Waiting | null => {
  if (date.kind === 'NOW') return null;
  return date.kind === 'AT'
    ? { code: 'DATE', params: { date: date.at } }
    : { code: 'DATE_UNKNOWN', params: { tasks: date.task, count: 1 } };
};

/**
 * Returns the tasks whose values the start condition waits for, or null. A stage that starts on a
 * date waits for the date instead, since its condition is checked on that date.
 */
const waitsForCondition = (view: RunView, stage: RunStage): Waiting | null => {
  if (stage.condition === null || stage.trigger.kind === 'DATE') return null;
  if (stageVerdict(view, stage).kind !== 'WAITS') return null;
  const tasks = tasksUnanswered(view, stage);
  return { code: 'CONDITION', params: { tasks: tasks.join(' '), count: tasks.length } };
};

/** Returns why a stage hasn't started, or null if it has. */
export const waitingForStage = (view: RunView, stage: RunStage): Waiting | null => {
  if (stage.status !== 'NOT_STARTED') return null;
  const start = waitsForStart(view);
  if (start !== null) return start;
  if (stagesAllow(view, stage))
    return waitsForCondition(view, stage) ?? waitsForDate(stageDate(view, stage));
  const before = stagesBefore(view, stage).filter((one) => !isResolved(one));
  return {
    code: 'STAGES',
    params: { stages: before.map((one) => one.id).join(' '), count: before.length },
  };
};

const childWaits = (approval: RunTask, parent: RunTask): Waiting =>
  parent.status === 'PENDING_REVIEW'
    ? { code: 'APPROVAL_LEVEL', params: { level: approval.level - 1 } }
    : { code: 'SUBMISSION', params: { task: parent.id } };

const listed = (tasks: readonly RunTask[]): { readonly tasks: string; readonly count: number } => ({
  tasks: tasks.map((one) => one.id).join(' '),
  count: tasks.length,
});

/** Returns the outcome that the task waits for, which is the most useful reason. */
const waitsForOutcome = (
  view: RunView,
  task: RunTask,
  tasks: readonly RunTask[],
): Waiting | null => {
  const wanted = outcomesAwaited(view, task).filter((one) => tasks.includes(one.task));
  const outcome = wanted[0]?.outcome;
  if (outcome === undefined) return null;
  const those = wanted.flatMap((one) => (one.outcome === outcome ? one.task : []));
  return { code: 'OUTCOME', params: { ...listed(those), outcome } };
};

/** Returns why a task hasn't started, or null if it has started or is skipped. */
export const waitingForTask = (view: RunView, task: RunTask): Waiting | null => {
  if (task.status !== 'INACTIVE' || task.skippedAt !== null) return null;
  const parent = task.approvalFor === null ? undefined : taskOf(view, task.approvalFor);
  if (parent !== undefined) return childWaits(task, parent);
  const start = waitsForStart(view);
  if (start !== null) return start;
  const stage = stageOf(view, task);
  if (stage.status !== 'IN_PROGRESS') return { code: 'STAGE', params: { stage: stage.id } };
  const callers = callersOf(view, task);
  if (callers.length > 0) return { code: 'ESCALATION', params: listed(callers) };
  const tasks = tasksAwaited(view, task);
  if (tasks.length === 0) return waitsForDate(taskDate(view, task));
  return (
    waitsForOutcome(view, task, tasks) ?? {
      code: 'TASKS',
      params: listed(tasks),
    }
  );
};
