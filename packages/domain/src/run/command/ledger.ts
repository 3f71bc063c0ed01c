import { personOf, type Agent } from '../../party/actor.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { Instant, StageId, TaskId } from '../../core/ids.ts';
import type { RunValue, ValueOrigin } from '../../run-model/run-value.ts';
import { isShortOfPeople } from '../../run-model/exception.ts';
import type { TablePatch } from '../../field/tables/table-patch.ts';
import type { StageTexts, TextPatch, Texts } from '../../run-model/texts.ts';
import { emptyDirectory, type Directory } from '../../run-model/directory.ts';
import type { CommandContext, RunCommand } from '../../run-model/command/command.ts';
import type { Cause } from '../../run-model/cause.ts';
import type {
  DecisionRecord,
  RunEvent,
  StageEvent,
  StagePatch,
  StagePlanEvent,
  TaskEvent,
  TaskPatch,
  TaskPlanEvent,
  ValueEvent,
  ValuePatch,
  WorkflowEvent,
  WorkflowPatch,
} from '../../run-model/event.ts';
import { applyEvent, workingCopy, type WorkingCopy } from '../evolve.ts';
import { taskOf, valueAt } from '../../run-model/run-view.ts';
import type { SelectedReset } from '../../run-model/command/reset-choice.ts';
import { releaseMoment } from '../../run-model/command/undoable.ts';
import type { Run, RunStage, RunTask, Vote } from '../../run-model/run.ts';

/**
 * The working copy of the workflow and the events of one command. Each event is applied when it is
 * recorded, so that later decisions see it.
 */
export interface Ledger extends WorkingCopy {
  readonly now: Instant;
  readonly agent: Agent;
  readonly directory: Directory;
  readonly events: RunEvent[];
  /** Requests of this command aren't sent before this time. */
  readonly releaseAt: Instant;
  /** Time in which people can undo a command. */
  readonly undoWindow: number;
  /** Tasks whose submitted values changed and whose approvals aren't checked yet. */
  readonly changedForms: Set<TaskId>;
  /** Choices for linked workflows and requests of reset tasks; defaults apply if empty. */
  resets: readonly SelectedReset[];
  /** Whether values of reset forms are discarded. */
  readonly isWiping: boolean;
  /** The comment of the command; empty without one. */
  readonly words: string;
}

const wordsOf = (command: RunCommand): string => {
  if ('reason' in command) return command.reason.trim();
  return 'comment' in command ? command.comment.trim() : '';
};

export const openLedger = (run: Run, context: CommandContext, command: RunCommand): Ledger => ({
  ...workingCopy(run),
  now: context.now,
  agent: context.actor,
  directory: context.directory ?? emptyDirectory,
  events: [],
  releaseAt: releaseMoment(command, context),
  undoWindow: context.undoWindow ?? 0,
  changedForms: new Set(),
  resets: 'resets' in command ? (command.resets ?? []) : [],
  isWiping: 'wipe' in command && command.wipe,
  words: wordsOf(command),
});

const record = (ledger: Ledger, event: RunEvent): void => {
  ledger.events.push(event);
  applyEvent(ledger, event);
};

/** Returns the fields of `next` that differ, with their values before and after. */
const changes = <T extends object>(
  current: T,
  next: Partial<T>,
): { readonly before: Partial<T>; readonly after: Partial<T> } => {
  const before: Partial<T> = {};
  const after: Partial<T> = {};
  for (const field in next) {
    if (current[field] === next[field]) continue;
    before[field] = current[field];
    after[field] = next[field];
  }
  return { before, after };
};

interface Note {
  readonly cause: Cause;
  readonly comment?: string | null;
  readonly decisions?: readonly DecisionRecord[];
}

const nothingDecided: readonly DecisionRecord[] = [];

export const recordWorkflow = (
  ledger: Ledger,
  kind: WorkflowEvent['kind'],
  next: WorkflowPatch,
  note: Note,
): void => {
  record(ledger, {
    subject: 'WORKFLOW',
    kind,
    cause: note.cause,
    ...changes<WorkflowPatch>(ledger.workflow, next),
    decisions: note.decisions ?? nothingDecided,
    comment: note.comment ?? null,
  });
};

export const recordStage = (
  ledger: Ledger,
  kind: StageEvent['kind'],
  stage: RunStage,
  next: StagePatch,
  note: Note,
): void => {
  record(ledger, {
    subject: 'STAGE',
    kind,
    stageId: stage.id,
    cause: note.cause,
    ...changes<StagePatch>(stage, next),
    decisions: note.decisions ?? nothingDecided,
    comment: note.comment ?? null,
  });
};

/** Clears the flags that mark the last change as a reopening or an undone skip. */
const clearReopenFlags = (task: RunTask, next: TaskPatch): TaskPatch => {
  const hasMoved = next.status !== undefined && next.status !== task.status;
  const isOver = (hasMoved && next.status === 'COMPLETED') || (next.skippedAt ?? null) !== null;
  return {
    ...(task.isReopened && hasMoved && { isReopened: false }),
    ...(task.isWantedBack && isOver && { isWantedBack: false }),
    ...next,
  };
};

/** Clears a "no approver" problem if there are other approvers or a decision. */
const withApprovers = (task: RunTask, next: TaskPatch): TaskPatch => {
  const isAnswered =
    isShortOfPeople(task) &&
    ((next.assignees !== undefined && next.assignees !== task.assignees) ||
      (next.status !== undefined && next.status !== task.status));
  return isAnswered ? { hasException: false, exception: null, ...next } : next;
};

/** Compares also the two properties of the plan that can change. */
const taskChanges = (task: RunTask, next: TaskPatch) => {
  const { afterTasks, automation } = task.plan;
  return changes<TaskPatch>(
    next.afterTasks === undefined && next.automation === undefined
      ? task
      : { ...task, afterTasks, automation },
    next,
  );
};

export const recordTask = (
  ledger: Ledger,
  kind: TaskEvent['kind'],
  task: RunTask,
  next: TaskPatch,
  note: Note,
): void => {
  record(ledger, {
    subject: 'TASK',
    kind,
    taskId: task.id,
    cause: note.cause,
    ...taskChanges(task, clearReopenFlags(task, withApprovers(task, next))),
    decisions: note.decisions ?? nothingDecided,
    comment: note.comment ?? null,
  });
};

/** Records a change of name or description of a task, or of the workflow if there is none. */
export const recordText = (
  ledger: Ledger,
  taskId: TaskId | null,
  was: Texts,
  next: TextPatch,
  cause: Cause,
): void => {
  const changed = changes<TextPatch>(was, next);
  record(ledger, { subject: 'TEXT', kind: 'TEXT_CHANGED', taskId, cause, ...changed });
};

/** Records a change of name or description of a stage. */
export const recordStageText = (
  ledger: Ledger,
  stageId: StageId,
  was: StageTexts,
  next: Partial<StageTexts>,
  cause: Cause,
): void => {
  const changed = changes<Partial<StageTexts>>(was, next);
  record(ledger, {
    subject: 'TEXT',
    kind: 'TEXT_CHANGED',
    taskId: null,
    stageId,
    cause,
    ...changed,
  });
};

/** Records that a stage or task was added or deleted. */
export const recordPlan = (
  ledger: Ledger,
  event: Omit<TaskPlanEvent, 'subject'> | Omit<StagePlanEvent, 'subject'>,
): void => {
  record(ledger, { subject: 'PLAN', ...event });
};

const reversedEvent = {
  TASK_ADDED: 'TASK_DELETED',
  TASK_DELETED: 'TASK_ADDED',
} as const;
const reversedStageEvent = {
  STAGE_ADDED: 'STAGE_DELETED',
  STAGE_DELETED: 'STAGE_ADDED',
} as const;

export const recordVote = (ledger: Ledger, cause: Cause, vote: Vote): void => {
  record(ledger, { subject: 'VOTE', kind: 'VOTE_CAST', taskId: vote.taskId, cause, vote });
};

/** Withdraws a vote. Its record stays. */
export const withdrawVote = (ledger: Ledger, cause: Cause, vote: Vote): void => {
  record(ledger, { subject: 'VOTE', kind: 'VOTE_WITHDRAWN', taskId: vote.taskId, cause, vote });
};

export const recordValue = (
  ledger: Ledger,
  kind: ValueEvent['kind'],
  value: RunValue,
  next: Omit<ValuePatch, 'version'>,
  note: { readonly cause: Cause; readonly origin: ValueOrigin; readonly through?: TaskId },
): void => {
  const isChanged = kind === 'VALUE_COMMITTED' && value.taskId !== null;
  if (isChanged && !isDeepEqual(value.committed, next.committed ?? null))
    ledger.changedForms.add(value.taskId);
  record(ledger, {
    subject: 'VALUE',
    kind,
    instance: value.key,
    taskId: value.taskId,
    cause: note.cause,
    ...changes<ValuePatch>(value, { ...next, version: value.version + 1 }),
    origin: note.origin,
    ...(note.through !== undefined && { through: note.through }),
  });
};

/** Records a change in the draft of a table. */
export const recordPatch = (
  ledger: Ledger,
  value: RunValue,
  patch: TablePatch,
  cause: Cause,
): void => {
  record(ledger, {
    subject: 'VALUE',
    kind: 'TABLE_PATCHED',
    instance: value.key,
    taskId: value.taskId,
    cause,
    before: { version: value.version },
    after: { version: value.version + 1 },
    origin: 'PERSON',
    patch,
    by: personOf(ledger.agent),
    at: ledger.now,
  });
};

const undone: DecisionRecord = { rule: 'DUE_DATE', operands: { kind: 'UNDONE' }, result: null };

/** Records the reverse of an event, which restores the values before it. */
export const recordReversed = (ledger: Ledger, event: RunEvent): void => {
  const cause = 'undo';
  switch (event.subject) {
    case 'WORKFLOW':
      return recordWorkflow(ledger, 'WORKFLOW_UNDONE', event.before, { cause });
    case 'STAGE': {
      const stage = ledger.stages[ledger.index.stageAt.get(event.stageId) ?? -1];
      if (stage !== undefined) recordStage(ledger, 'STAGE_UNDONE', stage, event.before, { cause });
      return undefined;
    }
    case 'TASK': {
      const task = taskOf(ledger, event.taskId);
      const { dueOn } = event.before;
      const decisions = typeof dueOn === 'number' ? [{ ...undone, result: dueOn }] : [];
      if (task !== undefined)
        recordTask(ledger, 'TASK_UNDONE', task, event.before, { cause, decisions });
      return undefined;
    }
    case 'VALUE': {
      const value = valueAt(ledger, event.instance);
      const { version: _version, ...before } = event.before;
      if (value !== undefined)
        recordValue(ledger, 'VALUE_UNDONE', value, before, { cause, origin: event.origin });
      return undefined;
    }
    case 'PLAN': {
      const { before: after, after: before } = event;
      return recordPlan(
        ledger,
        event.taskId === null
          ? { ...event, kind: reversedStageEvent[event.kind], cause, before, after }
          : { ...event, kind: reversedEvent[event.kind], cause, before, after },
      );
    }
    // Texts are undone by writing the old text.
    case 'TEXT':
      return undefined;
    case 'VOTE':
      return event.kind === 'VOTE_CAST'
        ? withdrawVote(ledger, cause, event.vote)
        : recordVote(ledger, cause, event.vote);
  }
};
