import type { PartyId, TaskKey } from '../../core/ids.ts';
import { stepDefaults } from '../complete-content.ts';
import type { ApprovalStep, BlueprintContent } from '../content.ts';
import { updateTask } from './edit.ts';

/** Edits of a task's approvals. Levels stay 1, 2, 3, and so on without gaps. */

/**
 * Returns approvals with the lowest level first; within a level, in the order in which they were
 * added.
 */
export const byLevel = (steps: readonly ApprovalStep[]): readonly ApprovalStep[] =>
  steps.toSorted((a, b) => a.level - b.level);

function closeGaps(steps: readonly ApprovalStep[]): readonly ApprovalStep[] {
  const levels = [...new Set(steps.map((step) => step.level))].sort((a, b) => a - b);
  return byLevel(steps.map((step) => ({ ...step, level: levels.indexOf(step.level) + 1 })));
}

/** Adds an approval on a new last level. */
export function addApprovalStep(
  content: BlueprintContent,
  task: TaskKey,
  key: TaskKey,
  { approvers = [] }: { readonly approvers?: readonly PartyId[] } = {},
): BlueprintContent {
  const steps = content.tasks[task]?.approvals;
  if (steps === undefined) return content;
  const step: ApprovalStep = {
    ...stepDefaults,
    key,
    level: Math.max(0, ...steps.map((other) => other.level)) + 1,
    approvers,
    rule: 'ANY',
    requiresComment: true,
    due: null,
  };
  return updateTask(content, task, { approvals: [...steps, step] });
}

export type ApprovalStepChange = Partial<Omit<ApprovalStep, 'key'>>;

export function updateApprovalStep(
  content: BlueprintContent,
  task: TaskKey,
  key: TaskKey,
  change: ApprovalStepChange,
): BlueprintContent {
  const steps = content.tasks[task]?.approvals;
  if (!steps?.some((step) => step.key === key)) return content;
  const changed = steps.map((step) => (step.key === key ? { ...step, ...change } : step));
  return updateTask(content, task, { approvals: closeGaps(changed) });
}

export function removeApprovalStep(
  content: BlueprintContent,
  task: TaskKey,
  key: TaskKey,
): BlueprintContent {
  const steps = content.tasks[task]?.approvals;
  if (!steps?.some((step) => step.key === key)) return content;
  return updateTask(content, task, {
    approvals: closeGaps(steps.filter((step) => step.key !== key)),
  });
}
