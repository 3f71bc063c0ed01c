import { refuse, type Refusal } from '../core/refusal.ts';
import { isReported } from '../task/exception.ts';
import { isAdministrator, isMember, keepsIntegrations, type Actor, type Agent } from './actor.ts';
import type { TaskFacts } from './task-facts.ts';
import { leadsWorkflow, mayAddToWorkflow, type LedFacts } from './workflow-access.ts';

/** Automations send what a workspace knows to other servers, with its secrets: administrators decide that. */
export const mayCreateAutomation = (actor: Actor): Refusal | null => {
  if (actor.accessLevel === 'EXTERNAL') return refuse('ExternalUserCannotCreateAutomatedTasks');
  return isAdministrator(actor) ? null : refuse('AutomationNeedsAdmin');
};

/** D25: an automated task of one workflow is as much as a new automation. */
export const mayAddAutomatedTask = (agent: Agent, workflow: LedFacts): Refusal | null =>
  (agent !== 'SYSTEM' && agent.accessLevel === 'EXTERNAL' ? mayCreateAutomation(agent) : null) ??
  mayAddToWorkflow(agent, workflow) ??
  (agent === 'SYSTEM' ? null : mayCreateAutomation(agent));

/** Set and remove secrets, and see what they are called. */
export const mayManageSecrets = (actor: Actor): Refusal | null =>
  keepsIntegrations(actor) ? null : refuse('Forbidden');

/** See what is sent and what comes back: members who may read the task. */
export const mayReadCalls = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** See which calls of the workspace failed or are held back: whoever mends what goes wrong with them. */
export const mayListTroubledCalls = (actor: Actor): Refusal | null =>
  keepsIntegrations(actor) ? null : refuse('Forbidden');

/** What the rules about a call look at. */
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
  if (agent !== 'SYSTEM' && !leadsWorkflow(agent, task) && !keepsIntegrations(agent))
    return refuse('Forbidden');
  if (task.frozeForReason !== null) return refuse('TaskFrozen', { reason: task.frozeForReason });
  if (task.scheduleStatus !== 'RUNNING')
    return refuse('WorkflowNotRunning', { status: task.scheduleStatus });
  if (task.expirationStatus === 'EXPIRED') return refuse('TaskExpired');
  if (task.status !== 'PENDING_SUBMISSION' && task.status !== 'REJECTED')
    return refuse('TaskNotOpen', { status: task.status });
  return isReported(task) ? refuse('TaskHasException') : null;
};

/** M5: the owner, an administrator or whoever keeps the integrations. */
export const mayRetryAutomation = mayDecideOnCall;

/** M5: what the call was to do has been done by hand. */
export const mayCompleteAutomation = mayDecideOnCall;

/** M5: change the call of this workflow: administrators, and whoever keeps the integrations. */
export const mayEditAutomation = (agent: Agent, task: TaskFacts): Refusal | null =>
  mayDecideOnCall(agent, task) ??
  (agent === 'SYSTEM' || keepsIntegrations(agent) ? null : mayCreateAutomation(agent));
