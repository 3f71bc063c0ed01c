import { refuse, type Refusal } from '../../core/refusal.ts';
import type { StageStatus } from '../../run-model/run.ts';
import { flagsOf, type ActionFlags } from '../action-flags.ts';
import { isAdministrator, type Actor, type Agent } from '../../party/actor.ts';
import { editsWorkflow, leadsWorkflow, type WorkflowFacts } from './workflow-access.ts';

/** Facts that the rules on stages use. */
export interface StageFacts extends Pick<
  WorkflowFacts,
  'ownerId' | 'collaborators' | 'scheduleStatus' | 'deletedAt'
> {
  readonly status: StageStatus;
  /** Whether a locked blueprint defines it. Stages added to the workflow aren't locked. */
  readonly isLocked: boolean;
  /**
   * Whether the stage was skipped, its condition is now met, and the owner hasn't decided yet
   * whether it starts.
   */
  readonly isInDoubt: boolean;
  /** Whether any of its tasks has started or is completed. */
  readonly hasBegun: boolean;
  /** Whether it has required tasks. */
  readonly isRequired: boolean;
  /** Whether the workflow has no other stage. */
  readonly isOnly: boolean;
}

const leads = (agent: Agent, stage: StageFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, stage)) return refuse('Forbidden');
  return stage.deletedAt === null ? null : refuse('WorkflowDeleted');
};

const running = (agent: Agent, stage: StageFacts): Refusal | null =>
  leads(agent, stage) ??
  (stage.scheduleStatus === 'RUNNING'
    ? null
    : refuse('WorkflowNotRunning', { status: stage.scheduleStatus }));

/** Allows restarting a started or skipped stage. */
export const mayRestartStage = (agent: Agent, stage: StageFacts): Refusal | null =>
  running(agent, stage) ?? (stage.status === 'NOT_STARTED' ? refuse('StageNotStarted') : null);

/** Refuses changes to what a locked blueprint defines, except by admins. */
const unlocked = (agent: Agent, stage: StageFacts): Refusal | null =>
  stage.isLocked && agent !== 'SYSTEM' && !isAdministrator(agent)
    ? refuse('ActionItemTemplateIsLocked')
    : null;

/** Allows starting a skipped stage, also in a completed workflow. */
export const mayStartStageAnyway = (agent: Agent, stage: StageFacts): Refusal | null =>
  (stage.scheduleStatus === 'COMPLETED' ? leads(agent, stage) : running(agent, stage)) ??
  unlocked(agent, stage) ??
  (stage.status === 'SKIPPED' ? null : refuse('StageNotSkipped'));

/** Allows skipping a stage that hasn't started and has no required tasks. */
export const maySkipStage = (agent: Agent, stage: StageFacts): Refusal | null =>
  running(agent, stage) ??
  unlocked(agent, stage) ??
  (stage.status === 'NOT_STARTED' ? null : refuse('StageAlreadyStarted')) ??
  (stage.isRequired ? refuse('StageRequired') : null);

/** Allows keeping a stage skipped while the owner has to decide about it. */
export const mayLeaveStageSkipped = (agent: Agent, stage: StageFacts): Refusal | null =>
  mayStartStageAnyway(agent, stage) ?? (stage.isInDoubt ? null : refuse('StageNotInDoubt'));

/**
 * Allows adding tasks, which reopens completed stages and workflows. Skipped stages must be started
 * first, and a completed stage can't reopen during a pause.
 */
export const mayAddTask = (agent: Agent, stage: StageFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !editsWorkflow(agent, stage)) return refuse('Forbidden');
  const refusal = stage.deletedAt === null ? null : refuse('WorkflowDeleted');
  if (refusal !== null) return refusal;
  const { status, scheduleStatus } = stage;
  if (status === 'SKIPPED') return refuse('StageNotInProgress', { status });
  const isPaused =
    scheduleStatus === 'ENDED' || (scheduleStatus === 'PAUSED' && status === 'COMPLETED');
  return isPaused ? refuse('WorkflowNotRunning', { status: scheduleStatus }) : null;
};

/** Refuses changes to the plan of deleted and ended workflows. */
const unended = ({ deletedAt, scheduleStatus: status }: StageFacts): Refusal | null => {
  if (deletedAt !== null) return refuse('WorkflowDeleted');
  return status === 'ENDED' ? refuse('WorkflowNotRunning', { status }) : null;
};

/** Allows the owner and editors to rename stages that aren't completed. */
export const mayEditStage = (agent: Agent, stage: StageFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !editsWorkflow(agent, stage)) return refuse('Forbidden');
  return (
    unlocked(agent, stage) ??
    unended(stage) ??
    (stage.status === 'COMPLETED' ? refuse('StageCompleted') : null)
  );
};

/** Allows the owner to delete stages that haven't started. */
export const mayDeleteStage = (agent: Agent, stage: StageFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, stage)) return refuse('Forbidden');
  const { scheduleStatus: status } = stage;
  const refusal =
    unlocked(agent, stage) ??
    unended(stage) ??
    (status === 'COMPLETED' ? refuse('WorkflowNotRunning', { status }) : null);
  if (refusal !== null) return refusal;
  if (stage.hasBegun || stage.status === 'COMPLETED') return refuse('StageAlreadyStarted');
  if (stage.isRequired) return refuse('StageRequired');
  return stage.isOnly ? refuse('LastStage') : null;
};

export const stageRules = {
  restart: mayRestartStage,
  startAnyway: mayStartStageAnyway,
  skip: maySkipStage,
  leaveSkipped: mayLeaveStageSkipped,
  addTask: mayAddTask,
  edit: mayEditStage,
  delete: mayDeleteStage,
} as const satisfies Record<string, (actor: Actor, stage: StageFacts) => Refusal | null>;

export type StageAction = keyof typeof stageRules;

/** The flags of a stage in the API, with the reason for each false one. */
export type StagePermissions = ActionFlags<StageAction>;

export const stagePermissions = (actor: Actor, stage: StageFacts): StagePermissions =>
  flagsOf(stageRules, actor, stage);
