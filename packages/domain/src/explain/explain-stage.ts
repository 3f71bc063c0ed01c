import { asId, type StageId } from '../core/ids.ts';
import type { RunStage } from '../run-model/run.ts';
import { tasksOf, type RunView } from '../run-model/run-view.ts';
import { isResolved } from '../run/facts/resolved.ts';
import { isSettled } from '../task/settled.ts';
import { waitingForStage } from '../workflow/waiting.ts';
import { recordOf } from './explain-status.ts';
import { explainHold, explainWaiting } from './explain-waiting.ts';
import {
  explanation,
  namedStages,
  namedTasks,
  type Explanation,
  type PastEvent,
} from './explanation.ts';

const explainStart = ({ at, event }: PastEvent): readonly Explanation[] => {
  if (event.subject !== 'STAGE') return [];
  const { stages, date } = recordOf(event.decisions, 'STAGE_TRIGGER')?.operands ?? {};
  if (typeof stages === 'string') {
    const names = namedStages(stages.split(' ').map(asId<StageId>));
    return [explanation('STATUS', 'STAGE_STARTED_AFTER_STAGES', { at, names })];
  }
  return [
    typeof date === 'number'
      ? explanation('STATUS', 'STAGE_STARTED_ON_DATE', { at, params: { date } })
      : explanation('STATUS', 'STAGE_STARTED_WITH_WORKFLOW', { at }),
  ];
};

const explainEvent = (past: PastEvent): readonly Explanation[] => {
  const { at, actorId, event } = past;
  if (event.subject !== 'STAGE') return [];
  const { comment } = event;
  switch (event.kind) {
    case 'STAGE_STARTED':
      return explainStart(past);
    case 'STAGE_COMPLETED':
      return [explanation('STATUS', 'STAGE_COMPLETED', { at })];
    case 'STAGE_REOPENED':
      return [explanation('STATUS', 'STAGE_REOPENED', { at, actorId, comment })];
    case 'STAGE_RESET':
      return [explanation('STATUS', 'STAGE_RESET', { at, actorId, comment })];
    // Other events need no explanation of a skip.
    case 'STAGE_SKIPPED':
    case 'STAGE_CONDITION_CHANGED':
    case 'STAGE_LEFT_SKIPPED':
    case 'STAGE_DUE_CHANGED':
    case 'STAGE_PREDECESSORS_CHANGED':
    // The earlier events explain the restored status.
    case 'STAGE_UNDONE':
      return [];
  }
};

/** Lists the tasks that the stage waits for. */
const explainNeeds = (view: RunView, stage: RunStage): readonly Explanation[] => {
  if (stage.status !== 'IN_PROGRESS') return [];
  const open = tasksOf(view, stage).filter((task) => !isSettled(task) || task.hasException);
  const names = namedTasks(open.map((task) => task.id));
  return [explanation('STATUS', 'STAGE_NEEDS_TASKS', { names })];
};

/**
 * Explains that the condition of the skipped stage is now met and the owner must decide whether it
 * starts.
 */
const explainDoubt = ({ reconsideration }: RunStage): readonly Explanation[] =>
  reconsideration === null
    ? []
    : [
        explanation('STATUS', reconsideration.isLeft ? 'STAGE_LEFT_SKIPPED' : 'STAGE_IN_DOUBT', {
          at: reconsideration.at,
        }),
      ];

/** Explains the due date and what moved it. */
const explainTime = (
  { dueOn, sla }: RunStage,
  past: readonly PastEvent[],
): readonly Explanation[] => {
  if (dueOn === null || sla === null) return [];
  const shift = past.find(({ event }) => event.subject === 'STAGE' && event.after.dueOn === dueOn);
  const isShifted =
    shift?.event.kind === 'STAGE_DUE_CHANGED' && shift.event.cause !== 'workflow.adoptCalendar';
  const { amount, unit, countedIn = 'CALENDAR' } = sla;
  return [
    explanation('DUE', 'STAGE_DUE', { params: { date: dueOn, amount, unit, countedIn } }),
    ...(isShifted ? [explanation('DUE', 'DUE_SHIFTED', { at: shift.at })] : []),
  ];
};

/** Returns whether the event doesn't affect the status. */
const isSilent = ({ event: { kind } }: PastEvent): boolean =>
  kind === 'STAGE_ADDED' || kind === 'STAGE_DUE_CHANGED' || kind === 'STAGE_PREDECESSORS_CHANGED';

/** Explains that the stage isn't part of the blueprint. */
const explainAdded = (past: readonly PastEvent[]): readonly Explanation[] =>
  past.flatMap(({ at, actorId, event }) =>
    event.kind === 'STAGE_ADDED' && event.cause === 'stage.add'
      ? [explanation('STATUS', 'STAGE_ADDED', { at, actorId })]
      : [],
  );

/** Explains the status of a stage; `past` has its events, newest first. */
export const explainStage = (
  view: RunView,
  stage: RunStage,
  past: readonly PastEvent[],
): readonly Explanation[] => {
  const last = past.find((one) => !isSilent(one));
  const skip = stage.status === 'SKIPPED' ? stage.skip : null;
  return [
    ...(isResolved(stage) ? [] : explainHold(view)),
    ...explainWaiting(waitingForStage(view, stage)),
    ...explainNeeds(view, stage),
    ...explainDoubt(stage),
    ...explainTime(stage, past),
    ...(skip === null
      ? last === undefined
        ? []
        : explainEvent(last)
      : [
          explanation('STATUS', `STAGE_SKIPPED_${skip.reason}`, {
            at: skip.at,
            actorId: skip.by,
            comment: skip.comment === '' ? null : skip.comment,
          }),
        ]),
    ...explainAdded(past),
  ];
};
