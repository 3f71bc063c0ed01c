import type { Instant, PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { AccessLevel } from '../party/access-level.ts';
import type { ScheduleStatus } from '../run/run.ts';
import { isCollaborator, isEditor, type Collaborator } from './collaborator.ts';
import { readsByTask, type ContentFacts } from './content-access.ts';
import { isAdministrator, isOfWorkspace, isMember, type Actor, type Agent } from './actor.ts';

/** What the rules about a whole workflow look at. */
export interface WorkflowFacts extends ContentFacts {
  readonly ownerId: PartyId;
  readonly collaborators: readonly Collaborator[];
  /** Who started it. */
  readonly createdBy: PartyId;
  readonly scheduleStatus: ScheduleStatus;
  /** Since when it is deleted; null while it is not. */
  readonly deletedAt: Instant | null;
  /** Whether a task of another workflow waits for it. */
  readonly isLinked: boolean;
  /** What was handed in can be changed where it is shown. A list may say no to be safe. */
  readonly sharesFields: boolean;
}

/** What decides whether somebody reads it. */
export type ReadFacts = Omit<WorkflowFacts, 'isLinked' | 'sharesFields'>;

/** What the rules about leading it look at. */
export type LedFacts = Pick<
  WorkflowFacts,
  'ownerId' | 'collaborators' | 'scheduleStatus' | 'deletedAt'
>;

const there = (workflow: Pick<WorkflowFacts, 'deletedAt'>): Refusal | null =>
  workflow.deletedAt === null ? null : refuse('WorkflowDeleted');

/** Administrators and the workflow's owner lead it; an owner who is a partner does not. */
export const leadsWorkflow = (actor: Actor, workflow: Pick<WorkflowFacts, 'ownerId'>): boolean =>
  isAdministrator(actor) || (actor.id === workflow.ownerId && isOfWorkspace(actor));

/** They and its editors keep it in order. */
export const editsWorkflow = (
  actor: Actor,
  workflow: Pick<WorkflowFacts, 'ownerId' | 'collaborators'>,
): boolean => leadsWorkflow(actor, workflow) || isEditor(actor, workflow);

/**
 * Members read the workflows that they own or started, and those in which they have a task if the blueprint
 * allows it. Everybody reads what they were granted. Otherwise people see only their tasks.
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
 * Which workflows a person lists, so that lists show what `mayReadWorkflow` allows. OWN: those that they own,
 * started, have a task in, or were granted; GRANTED: those that they were granted, and own unless they are external.
 */
export type WorkflowListScope = 'ALL' | 'OWN' | 'GRANTED';

export const workflowListScope = (actor: Actor): WorkflowListScope => {
  if (isAdministrator(actor)) return 'ALL';
  return isMember(actor) ? 'OWN' : 'GRANTED';
};

/** Who changed what in all of it. */
export const mayReadWorkflowHistory = (
  agent: Agent,
  workflow: Pick<WorkflowFacts, 'ownerId'>,
): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) ? null : refuse('Forbidden');

/** Name and description, in whatever state it is. */
export const mayEditWorkflow = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || editsWorkflow(agent, workflow) ? there(workflow) : refuse('Forbidden');

/** Whom it is shared with. */
export const mayEditAccess = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) ? there(workflow) : refuse('Forbidden');

/** Who answers for it. */
export const mayEditOwner = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow)
    ? there(workflow)
    : refuse('CannotUpdateWorkflowOwner');

/**
 * Start a workflow that is there but not running: whoever makes it, whose right to that was
 * asked of the blueprint, and those who lead it.
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

/** W4 to W6: those who keep a workflow in order hold it, let it go on and end it. */
export const mayPauseWorkflow = may(editsWorkflow, ['RUNNING'], 'WorkflowNotRunning');
export const mayResumeWorkflow = may(editsWorkflow, ['PAUSED'], 'WorkflowNotPaused');
export const mayEndWorkflow = may(
  editsWorkflow,
  ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED'],
  'WorkflowAlreadyOver',
);
/** W8: those who lead it take the end back. */
export const mayRestartWorkflow = may(leadsWorkflow, ['ENDED'], 'WorkflowNotEnded');
/** W9. */
export const mayRunWorkflowAgain = may(leadsWorkflow, ['ENDED', 'COMPLETED'], 'WorkflowNotOver');

/** W11: those who lead it, in whatever state it is. */
export const mayDeleteWorkflow = (agent: Agent, workflow: LedFacts): Refusal | null =>
  agent === 'SYSTEM' || leadsWorkflow(agent, workflow) ? there(workflow) : refuse('Forbidden');

/** W11: within thirty days, which the engine looks at when it is done. */
export const mayRestoreWorkflow = (agent: Agent, workflow: LedFacts): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, workflow)) return refuse('Forbidden');
  return workflow.deletedAt === null ? refuse('WorkflowNotDeleted') : null;
};

/** L7: those who lead a workflow take it out of the hands of the task that started it. */
export const mayDetachWorkflow = (
  agent: Agent,
  workflow: LedFacts & Pick<WorkflowFacts, 'isLinked'>,
): Refusal | null => {
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, workflow)) return refuse('Forbidden');
  if (workflow.deletedAt !== null) return refuse('WorkflowDeleted');
  return workflow.isLinked ? null : refuse('WorkflowNotLinked');
};

/** D25: those who keep it in order, as long as it was not ended. */
export const mayAddToWorkflow = may(
  editsWorkflow,
  ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED', 'COMPLETED'],
  'WorkflowNotRunning',
);

/**
 * A workflow is answered for by one person of the workspace, never by a partner, team or role. A limited
 * account is one of them: it leads what it was given, as it does the tasks that it was given.
 */
export const mayOwnWorkflow = (
  owner: {
    readonly kind: 'USER' | 'TEAM' | 'ROLE';
    readonly accessLevel: AccessLevel;
  },
  field = 'ownerId',
): Refusal | null =>
  owner.kind === 'USER' && isOfWorkspace(owner)
    ? null
    : refuse('CannotAssignExternalUserOrTeamAsWorkflowOwner', {}, field);
