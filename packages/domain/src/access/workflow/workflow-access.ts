import type { Instant, PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { ScheduleStatus } from '../../run-model/run.ts';
import { isCollaborator, isEditor, type Collaborator } from '../../party/collaborator.ts';
import { readsByTask, type ContentFacts } from './content-access.ts';
import { isAdministrator, isMember, type Actor, type Agent } from '../../party/actor.ts';
import { isOfWorkspace } from '../../party/access-level.ts';

/** Facts that the rules on workflows use. */
export interface WorkflowFacts extends ContentFacts {
  readonly ownerId: PartyId;
  readonly collaborators: readonly Collaborator[];
  /** The starter. */
  readonly createdBy: PartyId;
  readonly scheduleStatus: ScheduleStatus;
  /** When it was deleted; null if it isn't. */
  readonly deletedAt: Instant | null;
  /** Whether a linked task waits for it. */
  readonly isLinked: boolean;
  /**
   * Whether submitted values can be changed where they are shown. Lists can use false as the safe
   * value.
   */
  readonly sharesFields: boolean;
}

/** Facts that decide who can view a workflow. */
export type ReadFacts = Omit<WorkflowFacts, 'isLinked' | 'sharesFields'>;

/** Facts that decide who can manage a workflow. */
export type LedFacts = Pick<
  WorkflowFacts,
  'ownerId' | 'collaborators' | 'scheduleStatus' | 'deletedAt'
>;

const there = (workflow: Pick<WorkflowFacts, 'deletedAt'>): Refusal | null =>
  workflow.deletedAt === null ? null : refuse('WorkflowDeleted');

/** Returns whether the person is an admin or its owner. External owners don't count. */
export const leadsWorkflow = (actor: Actor, workflow: Pick<WorkflowFacts, 'ownerId'>): boolean =>
  isAdministrator(actor) || (actor.id === workflow.ownerId && isOfWorkspace(actor));

/** Returns whether the person is its owner, an admin, or an editor. */
export const editsWorkflow = (
  actor: Actor,
  workflow: Pick<WorkflowFacts, 'ownerId' | 'collaborators'>,
): boolean => leadsWorkflow(actor, workflow) || isEditor(actor, workflow);

/**
 * Allows internal users to view workflows that they own, started, or have a task in, if the
 * blueprint allows it. Everyone can view what is shared with them. Others see only their tasks.
 */
export const mayReadWorkflow = (actor: Agent, workflow: ReadFacts): Refusal | null =>
  actor === 'SYSTEM' ||
  leadsWorkflow(actor, workflow) ||
  (workflow.deletedAt === null &&
    (isCollaborator(actor, workflow) ||
      readsByTask(actor, workflow) ||
      (isMember(actor) && actor.id === workflow.createdBy)))
    ? null
    : refuse('Forbidden');

/**
 * Which workflows a person can list; matches `mayReadWorkflow`. OWN: those they own, started, have
 * a task in, or are shared with them. GRANTED: those shared with them, and own ones unless
 * external.
 */
export type WorkflowListScope = 'ALL' | 'OWN' | 'GRANTED';

export const workflowListScope = (actor: Actor): WorkflowListScope => {
  if (isAdministrator(actor)) return 'ALL';
  return isMember(actor) ? 'OWN' : 'GRANTED';
};

/** Allows viewing the change history of the whole workflow. */
export const mayReadWorkflowHistory = (
  agent: Agent,
  workflow: Pick<WorkflowFacts, 'ownerId'>,
): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) ? null : refuse('Forbidden');

/** Allows changing texts in any status. */
export const mayEditWorkflow = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || editsWorkflow(agent, workflow) ? there(workflow) : refuse('Forbidden');

/** Allows changing collaborators. */
export const mayEditAccess = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) ? there(workflow) : refuse('Forbidden');

/** Allows changing the owner. */
export const mayEditOwner = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow)
    ? there(workflow)
    : refuse('CannotUpdateWorkflowOwner');

/**
 * Allows starting an existing workflow: its creator, whose right was checked on the blueprint,
 * owner, and admins.
 */
export const mayStartWorkflow = (
  actor: Actor,
  workflow: LedFacts & Pick<WorkflowFacts, 'createdBy'>,
): Refusal | null => {
  const { scheduleStatus: status } = workflow;
  if (workflow.deletedAt !== null) return refuse('WorkflowDeleted');
  const isMaker =
    status === 'NOT_STARTED' && actor.id === workflow.createdBy && isOfWorkspace(actor);
  if (!isMaker && !leadsWorkflow(actor, workflow)) return refuse('Forbidden');
  return status === 'NOT_STARTED' || status === 'SCHEDULED'
    ? null
    : refuse('WorkflowAlreadyStarted', { status });
};

const may =
  (
    isOneOf: (actor: Actor, workflow: LedFacts) => boolean,
    states: readonly ScheduleStatus[],
    otherwise:
      | 'WorkflowNotOver'
      | 'WorkflowNotRunning'
      | 'WorkflowNotPaused'
      | 'WorkflowAlreadyOver'
      | 'WorkflowNotEnded',
  ) =>
  (agent: Agent, workflow: LedFacts): Refusal | null => {
    const { scheduleStatus: status } = workflow;
    if (agent !== 'SYSTEM' && !isOneOf(agent, workflow)) return refuse('Forbidden');
    if (workflow.deletedAt !== null) return refuse('WorkflowDeleted');
    return states.includes(status) ? null : refuse(otherwise, { status });
  };

/** Allows the owner and editors to pause, resume, and end a workflow. */
export const mayPauseWorkflow = may(editsWorkflow, ['RUNNING'], 'WorkflowNotRunning');
export const mayResumeWorkflow = may(editsWorkflow, ['PAUSED'], 'WorkflowNotPaused');
export const mayEndWorkflow = may(
  editsWorkflow,
  ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED'],
  'WorkflowAlreadyOver',
);
/** Allows the owner to restart an ended workflow. */
export const mayRestartWorkflow = may(leadsWorkflow, ['ENDED'], 'WorkflowNotEnded');
export const mayRunWorkflowAgain = may(leadsWorkflow, ['ENDED', 'COMPLETED'], 'WorkflowNotOver');

/** Allows the owner to delete a workflow in any status. */
export const mayDeleteWorkflow = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) ? there(workflow) : refuse('Forbidden');

/** Allows the owner to restore a deleted workflow; the engine checks the time limit. */
export const mayRestoreWorkflow = (agent: Agent, workflow: LedFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, workflow)) return refuse('Forbidden');
  return workflow.deletedAt === null ? refuse('WorkflowNotDeleted') : null;
};

/** Allows the owner to unlink a workflow from its parent task. */
export const mayDetachWorkflow = (
  agent: Agent,
  workflow: LedFacts & Pick<WorkflowFacts, 'isLinked'>,
): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, workflow)) return refuse('Forbidden');
  if (workflow.deletedAt !== null) return refuse('WorkflowDeleted');
  return workflow.isLinked ? null : refuse('WorkflowNotLinked');
};

/** Allows the owner and editors to add tasks unless the workflow has ended. */
export const mayAddToWorkflow = may(
  editsWorkflow,
  ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED', 'COMPLETED'],
  'WorkflowNotRunning',
);
