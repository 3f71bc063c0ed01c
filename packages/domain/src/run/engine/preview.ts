import type { Instant, TaskId } from '../../core/ids.ts';
import { ok, type Result } from '../../core/refusal.ts';
import { childChanges, type ChildChange } from '../../linked-workflow/child-effects.ts';
import { isShortOfPeople } from '../../run-model/exception.ts';
import { isStarted } from '../../task/work-state.ts';
import type { CommandContext, RunCommand } from '../../run-model/command/command.ts';
import { execute } from './execute.ts';
import { type ResetChoice, type ResetQuestion } from '../../run-model/command/reset-choice.ts';
import { selectedOption, mayChooseResets, questionsOf } from '../command/reset-questions.ts';
import type { Run, RunStage, RunTask, ScheduleStatus, StageStatus } from '../../run-model/run.ts';

/** Effects of a command on a task. */
export const taskEffects = [
  'DELETED',
  'SKIPPED',
  'COMPLETED',
  'NOT_NEEDED',
  'RESET',
  'REJECTED',
  'SENT_BACK',
  'STARTS_OVER',
  'REOPENED',
  'STARTS',
  'SUBMITTED',
  'WITHDRAWN',
  'NEEDS_ACCEPTANCE',
  'ACCEPTED',
  'PROBLEM',
  'RESOLVED',
  'HELD',
  'GOES_ON',
] as const;
export type TaskEffect = (typeof taskEffects)[number];

/** The changes that a command would cause. */
export interface Preview {
  /** Null if the workflow doesn't change. */
  readonly workflow: { readonly from: ScheduleStatus; readonly to: ScheduleStatus } | null;
  readonly stages: readonly {
    readonly stageId: RunStage['id'];
    readonly from: StageStatus;
    readonly to: StageStatus;
  }[];
  readonly tasks: readonly { readonly taskId: RunTask['id']; readonly effect: TaskEffect }[];
  /** Linked workflows that change with it. */
  readonly children: readonly ChildChange[];
  /** Open tasks with a changed due date. */
  readonly dueDates: readonly {
    readonly taskId: RunTask['id'];
    readonly from: Instant;
    readonly to: Instant;
  }[];
  /** Tasks whose entered values are discarded. */
  readonly emptied: readonly TaskId[];
}

/** A reset question with its current default. */
export interface PosedQuestion extends ResetQuestion {
  readonly chosen: ResetChoice;
}

type Rule = readonly [TaskEffect, (before: RunTask, after: RunTask) => boolean];

const became = (status: RunTask['status'], before: RunTask, after: RunTask): boolean =>
  before.status !== status && after.status === status;

const isOpenWork = ({ status }: RunTask): boolean => status === 'PENDING_SUBMISSION';

/** The first match counts. */
const rules: readonly Rule[] = [
  ['SKIPPED', (before, after) => before.skippedAt === null && after.skippedAt !== null],
  ['COMPLETED', (before, after) => became('COMPLETED', before, after)],
  [
    'NOT_NEEDED',
    (before, after) => became('INACTIVE', before, after) && after.approvalStatus === 'NOT_REQUIRED',
  ],
  [
    'RESET',
    (before, after) =>
      became('INACTIVE', before, after) ||
      (before.skippedAt !== null && after.skippedAt === null && after.status === 'INACTIVE'),
  ],
  ['REJECTED', (before, after) => after.type === 'APPROVAL' && became('REJECTED', before, after)],
  ['SENT_BACK', (before, after) => became('REJECTED', before, after)],
  [
    'STARTS_OVER',
    (before, after) =>
      before.runNumber !== after.runNumber && before.status !== 'INACTIVE' && isStarted(after),
  ],
  ['REOPENED', (before, after) => before.status === 'COMPLETED' && isStarted(after)],
  ['STARTS', (before, after) => before.status === 'INACTIVE' && isStarted(after)],
  ['SUBMITTED', (before, after) => became('PENDING_REVIEW', before, after)],
  ['WITHDRAWN', (before, after) => before.status === 'PENDING_REVIEW' && isOpenWork(after)],
  ['NEEDS_ACCEPTANCE', (before, after) => became('PENDING_ACKNOWLEDGEMENT', before, after)],
  ['ACCEPTED', (before, after) => before.status === 'PENDING_ACKNOWLEDGEMENT' && isOpenWork(after)],
  ['PROBLEM', (before, after) => !before.hasException && after.hasException],
  [
    'RESOLVED',
    (before, after) => before.hasException && !after.hasException && !isShortOfPeople(before),
  ],
  [
    'HELD',
    (before, after) =>
      isStarted(before) && before.frozeForReason === null && after.frozeForReason !== null,
  ],
  [
    'GOES_ON',
    (before, after) =>
      isStarted(after) && before.frozeForReason !== null && after.frozeForReason === null,
  ],
];

/** Returns the tasks that are deleted. */
const deletedTasks = (before: Run, after: Run): Preview['tasks'] => {
  if (before.tasks.length <= after.tasks.length) return [];
  const there = new Set(after.tasks.map(({ id }) => id));
  return before.tasks.flatMap(({ id }) =>
    there.has(id) ? [] : [{ taskId: id, effect: 'DELETED' as const }],
  );
};

/** Returns the tasks whose form values are discarded. */
const emptied = (before: Run, after: Run): Preview['emptied'] => {
  const valuesBefore = new Map(before.values.map((value) => [value.key, value]));
  const tasks = new Set<TaskId>();
  for (const value of after.values) {
    const was = valuesBefore.get(value.key);
    if (was === undefined || was === value || value.taskId === null) continue;
    const hadAny = was.committed !== null || was.draft !== null;
    if (hadAny && value.committed === null && value.draft === null) tasks.add(value.taskId);
  }
  return [...tasks];
};

/** Returns the difference between two states of a workflow, to show it to people. */
export const differenceOf = (before: Run, after: Run): Preview => {
  const { scheduleStatus: from } = before.workflow;
  const { scheduleStatus: to } = after.workflow;
  const stagesBefore = new Map(before.stages.map((stage) => [stage.id, stage]));
  const tasksBefore = new Map(before.tasks.map((task) => [task.id, task]));
  return {
    workflow: from === to ? null : { from, to },
    stages: after.stages.flatMap((stage) => {
      // An added stage hasn't started before.
      const from = stagesBefore.get(stage.id)?.status ?? 'NOT_STARTED';
      return from === stage.status ? [] : [{ stageId: stage.id, from, to: stage.status }];
    }),
    tasks: [
      ...deletedTasks(before, after),
      ...after.tasks.flatMap((task) => {
        const was = tasksBefore.get(task.id);
        if (was === undefined)
          return isStarted(task) ? [{ taskId: task.id, effect: 'STARTS' as const }] : [];
        if (was === task) return [];
        const effect = rules.find(([, fits]) => fits(was, task))?.[0];
        return effect === undefined ? [] : [{ taskId: task.id, effect }];
      }),
    ],
    children: childChanges(before, after),
    dueDates: after.tasks.flatMap((task) => {
      const was = tasksBefore.get(task.id);
      if (was === undefined || !isStarted(was) || !isStarted(task)) return [];
      const { dueOn: from } = was;
      const { dueOn: to } = task;
      return from === null || to === null || from === to ? [] : [{ taskId: task.id, from, to }];
    }),
    emptied: emptied(before, after),
  };
};

/** Returns what the command would do, without storing anything. */
export const previewCommand = (
  run: Run,
  command: RunCommand,
  context: CommandContext,
): Result<Preview> => {
  const result = execute(run, command, context);
  return result.ok ? ok(differenceOf(run, result.value.run)) : result;
};

/** Returns the questions about the tasks that the command would reset. */
export const questionsBefore = (
  run: Run,
  command: RunCommand,
  context: CommandContext,
): readonly PosedQuestion[] => {
  if (mayChooseResets(context.actor, run.workflow) !== null) return [];
  const result = execute(run, command, context);
  if (!result.ok) return [];
  const resets = 'resets' in command ? (command.resets ?? []) : [];
  const runNumbers = new Map(result.value.run.tasks.map(({ id, runNumber }) => [id, runNumber]));
  return run.tasks
    .filter(({ id, runNumber }) => (runNumbers.get(id) ?? runNumber) > runNumber)
    .flatMap(questionsOf)
    .flatMap((question) => {
      const selected = selectedOption(question, resets);
      return selected === undefined ? [] : [{ ...question, chosen: selected }];
    });
};
