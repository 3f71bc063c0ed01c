import { refuse, type Refusal } from '../core/refusal.ts';
import type { StageStatus } from '../run/run.ts';
import { askingRules, type ActionFlags } from './action-flags.ts';
import { isAdministrator, type Actor, type Agent } from './actor.ts';
import { editsWorkflow, leadsWorkflow, type WorkflowFacts } from './workflow-access.ts';

/** What the rules about a stage look at. */
export interface StageFacts extends Pick<
  WorkflowFacts,
  'ownerId' | 'collaborators' | 'scheduleStatus' | 'deletedAt'
> {
  readonly status: StageStatus;
  /** A locked blueprint defines it; what was added while it ran is its owner's. */
  readonly isLocked: boolean;
  /** Skipped, and its condition has come to hold; nobody has said yet what becomes of it. */
  readonly isInDoubt: boolean;
  /** Work of it has begun, or is done. */
  readonly hasBegun: boolean;
  /** There is work in it that has to be done. */
  readonly isRequired: boolean;
  /** The workflow has no other one. */
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

/** G6: once it has come to anything; what followed it begins again too. */
export const mayRestartStage = (agent: Agent, stage: StageFacts): Refusal | null =>
  running(agent, stage) ?? (stage.status === 'NOT_STARTED' ? refuse('StageNotStarted') : null);

/** What a locked blueprint defines is for administrators to change. */
const unlocked = (agent: Agent, stage: StageFacts): Refusal | null =>
  stage.isLocked && agent !== 'SYSTEM' && !isAdministrator(agent)
    ? refuse('ActionItemTemplateIsLocked')
    : null;

/** G7: also in a workflow that is complete without it. */
export const mayStartStageAnyway = (agent: Agent, stage: StageFacts): Refusal | null =>
  (stage.scheduleStatus === 'COMPLETED' ? leads(agent, stage) : running(agent, stage)) ??
  unlocked(agent, stage) ??
  (stage.status === 'SKIPPED' ? null : refuse('StageNotSkipped'));

/** G8: before it has begun, and for nobody where it would take required work along. */
export const maySkipStage = (agent: Agent, stage: StageFacts): Refusal | null =>
  running(agent, stage) ??
  unlocked(agent, stage) ??
  (stage.status === 'NOT_STARTED' ? null : refuse('StageAlreadyStarted')) ??
  (stage.isRequired ? refuse('StageRequired') : null);

/** G9: as long as it is asked; whoever may start it may leave it. */
export const mayLeaveStageSkipped = (agent: Agent, stage: StageFacts): Refusal | null =>
  mayStartStageAnyway(agent, stage) ?? (stage.isInDoubt ? null : refuse('StageNotInDoubt'));

/**
 * D25: what is over goes on with it (G5, W10), but for what was skipped: it is started first.
 * A finished stage does not begin again in a workflow that stands still.
 */
export const mayAddTask = (agent: Agent, stage: StageFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !editsWorkflow(agent, stage)) return refuse('Forbidden');
  const refusal = stage.deletedAt === null ? null : refuse('WorkflowDeleted');
  if (refusal !== null) return refusal;
  const { status, scheduleStatus } = stage;
  if (status === 'SKIPPED') return refuse('StageNotInProgress', { status });
  const isHeld =
    scheduleStatus === 'ENDED' || (scheduleStatus === 'PAUSED' && status === 'COMPLETED');
  return isHeld ? refuse('WorkflowNotRunning', { status: scheduleStatus }) : null;
};

/** What was deleted or ended is planned no further. */
const unended = ({ deletedAt, scheduleStatus: status }: StageFacts): Refusal | null => {
  if (deletedAt !== null) return refuse('WorkflowDeleted');
  return status === 'ENDED' ? refuse('WorkflowNotRunning', { status }) : null;
};

/** G12: those who keep the workflow in order, as long as stages come into it; what is done keeps its name. */
export const mayEditStage = (agent: Agent, stage: StageFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !editsWorkflow(agent, stage)) return refuse('Forbidden');
  return (
    unlocked(agent, stage) ??
    unended(stage) ??
    (stage.status === 'COMPLETED' ? refuse('StageCompleted') : null)
  );
};

/** G11: those who lead the workflow, as long as nothing of the stage has begun. */
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

/** The flags of a stage as the API gives them, and the reason of each false one. */
export type StagePermissions = ActionFlags<StageAction>;

export const stagePermissions = (actor: Actor, stage: StageFacts): StagePermissions => {
  const { may, refusals } = askingRules(stageRules, null, actor, stage);
  return {
    restart: may('restart'),
    startAnyway: may('startAnyway'),
    skip: may('skip'),
    leaveSkipped: may('leaveSkipped'),
    addTask: may('addTask'),
    edit: may('edit'),
    delete: may('delete'),
    refusals,
  };
};
