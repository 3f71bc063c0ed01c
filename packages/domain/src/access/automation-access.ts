import { refuse, type Refusal } from '../core/refusal.ts';
import { isReported } from '../run-model/exception.ts';
import {
  isAdministrator,
  isMember,
  managesIntegrations,
  type Actor,
  type Agent,
} from '../party/actor.ts';
import type { TaskFacts } from './task/task-facts.ts';
import { leadsWorkflow, mayAddToWorkflow, type LedFacts } from './workflow/workflow-access.ts';

/** Allows admins only: automated tasks send workspace data and secrets to other servers. */
export const mayCreateAutomation = (actor: Actor): Refusal | null => {
  if (actor.accessLevel === 'EXTERNAL') return refuse('ExternalUserCannotCreateAutomatedTasks');
  return isAdministrator(actor) ? null : refuse('AutomationNeedsAdmin');
};

/** Applies the rule for new automations to a task added to a workflow. */
export const mayAddAutomatedTask = (agent: Agent, workflow: LedFacts): Refusal | null =>
  (agent !== 'SYSTEM' && agent.accessLevel === 'EXTERNAL' ? mayCreateAutomation(agent) : null) ??
  mayAddToWorkflow(agent, workflow) ??
  (agent === 'SYSTEM' ? null : mayCreateAutomation(agent));

/** Allows managing secrets and viewing their names. */
export const mayManageSecrets = (actor: Actor): Refusal | null =>
  managesIntegrations(actor) ? null : refuse('Forbidden');

/** Allows internal users who can view the task to see requests and responses. */
export const mayReadCalls = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Allows people who can fix requests to list failed and paused ones. */
export const mayListTroubledCalls = (actor: Actor): Refusal | null =>
  managesIntegrations(actor) ? null : refuse('Forbidden');

/** Facts that the rules on requests use. */
export type CalledFacts = Pick<
  TaskFacts,
  | 'type'
  | 'status'
  | 'ownerId'
  | 'frozeForReason'
  | 'scheduleStatus'
  | 'expirationStatus'
  | 'exception'
>;

const mayDecideOnCall = (agent: Agent, task: CalledFacts): Refusal | null => {
  if (task.type !== 'AUTOMATION') return refuse('NotAnAutomation');
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task) && !managesIntegrations(agent))
    return refuse('Forbidden');
  if (task.frozeForReason !== null) return refuse('TaskFrozen', { reason: task.frozeForReason });
  if (task.scheduleStatus !== 'RUNNING')
    return refuse('WorkflowNotRunning', { status: task.scheduleStatus });
  if (task.expirationStatus === 'EXPIRED') return refuse('TaskExpired');
  if (task.status !== 'PENDING_SUBMISSION' && task.status !== 'REJECTED')
    return refuse('TaskNotOpen', { status: task.status });
  return isReported(task) ? refuse('TaskHasException') : null;
};

/** Allows the owner, admins, and integration admins to retry a failed request. */
export const mayRetryAutomation = mayDecideOnCall;

/** Allows the same people to complete the task manually. */
export const mayCompleteAutomation = mayDecideOnCall;

/** Allows admins and integration admins to edit the request in this workflow. */
export const mayEditAutomation = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayDecideOnCall(agent, task) ??
  (agent === 'SYSTEM' || managesIntegrations(agent) ? null : mayCreateAutomation(agent));
