import { asId, type StageId, type TaskId } from '../core/ids.ts';
import type { RunView } from '../run-model/run-view.ts';
import type { Waiting } from '../workflow/waiting.ts';
import {
  explanation,
  namedStages,
  namedTasks,
  type Explanation,
  type Named,
} from './explanation.ts';

const words = (list: string): readonly string[] => list.split(' ').filter((id) => id !== '');

/** Returns the stages and tasks that a reason names. */
export const waitedFor = (waiting: Waiting): readonly Named[] => {
  switch (waiting.code) {
    case 'STAGES':
      return namedStages(words(waiting.params.stages).map(asId<StageId>));
    case 'STAGE':
      return namedStages([asId<StageId>(waiting.params.stage)]);
    case 'TASKS':
    case 'OUTCOME':
    case 'ESCALATION':
    case 'CONDITION':
    case 'DATE_UNKNOWN':
      return namedTasks(words(waiting.params.tasks).map(asId<TaskId>));
    case 'SUBMISSION':
      return namedTasks([asId<TaskId>(waiting.params.task)]);
    case 'WORKFLOW_START':
    case 'START_DATE':
    case 'DATE':
    case 'APPROVAL_LEVEL':
      return [];
  }
};

/** Returns the parameters of a reason without ids: dates and levels. */
export const waitingParams = (waiting: Waiting): Explanation['params'] => {
  switch (waiting.code) {
    case 'START_DATE':
    case 'DATE':
      return { date: waiting.params.date };
    case 'APPROVAL_LEVEL':
      return { level: waiting.params.level };
    case 'OUTCOME':
      return { outcome: waiting.params.outcome };
    default:
      return {};
  }
};

export const explainWaiting = (waiting: Waiting | null): readonly Explanation[] =>
  waiting === null
    ? []
    : [
        explanation('STATUS', `WAITS_${waiting.code}`, {
          params: waitingParams(waiting),
          names: waitedFor(waiting),
        }),
      ];

/** Explains why the workflow is stopped, if it is. */
export const explainHold = ({ workflow }: Pick<RunView, 'workflow'>): readonly Explanation[] => {
  if (workflow.scheduleStatus === 'PAUSED')
    return [
      explanation('STATUS', 'HELD_PAUSED', {
        at: workflow.pausedAt,
        actorId: workflow.pausedBy,
        comment: workflow.pauseReason,
      }),
    ];
  if (workflow.scheduleStatus === 'ENDED') {
    const { endCause, endReason } = workflow;
    return [
      explanation('STATUS', endCause === null ? 'HELD_ENDED' : `HELD_ENDED_${endCause.kind}`, {
        at: workflow.endedAt,
        actorId: workflow.endedBy,
        comment: endReason === '' ? null : endReason,
        names: endCause === null ? [] : namedTasks([endCause.taskId]),
      }),
    ];
  }
  return [];
};
