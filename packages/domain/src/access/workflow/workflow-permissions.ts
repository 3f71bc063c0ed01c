import type { Refusal } from '../../core/refusal.ts';
import { flagsOf, type ActionFlags } from '../action-flags.ts';
import type { Actor } from '../../party/actor.ts';
import { mayAddAutomatedTask } from '../automation-access.ts';
import { mayAddLinkedWorkflowTask } from './linked-access.ts';
import { mayEditWorkflowData } from '../task/shared-access.ts';
import {
  mayAddToWorkflow,
  mayDeleteWorkflow,
  mayDetachWorkflow,
  mayEditAccess,
  mayEditOwner,
  mayEditWorkflow,
  mayEndWorkflow,
  mayPauseWorkflow,
  mayReadWorkflow,
  mayReadWorkflowHistory,
  mayRestartWorkflow,
  mayResumeWorkflow,
  mayRestoreWorkflow,
  mayRunWorkflowAgain,
  mayStartWorkflow,
  type WorkflowFacts,
} from './workflow-access.ts';

/** The rule of each flag. */
export const workflowRules = {
  read: mayReadWorkflow,
  readHistory: mayReadWorkflowHistory,
  edit: mayEditWorkflow,
  editAccess: mayEditAccess,
  editOwner: mayEditOwner,
  start: mayStartWorkflow,
  pause: mayPauseWorkflow,
  resume: mayResumeWorkflow,
  end: mayEndWorkflow,
  restart: mayRestartWorkflow,
  runAgain: mayRunWorkflowAgain,
  detach: mayDetachWorkflow,
  delete: mayDeleteWorkflow,
  restore: mayRestoreWorkflow,
  editData: mayEditWorkflowData,
  addStage: mayAddToWorkflow,
  addAutomatedTask: mayAddAutomatedTask,
  addLinkedWorkflowTask: mayAddLinkedWorkflowTask,
} as const satisfies Record<string, (actor: Actor, workflow: WorkflowFacts) => Refusal | null>;

export type WorkflowAction = keyof typeof workflowRules;

/** The flags of a workflow in the API, with the reason for each false one. */
export type WorkflowPermissions = ActionFlags<WorkflowAction>;

export const workflowPermissions = (actor: Actor, workflow: WorkflowFacts): WorkflowPermissions =>
  flagsOf(workflowRules, actor, workflow);
