import type { PartyId } from '../core/ids.ts';
import type { BlueprintContent, BlueprintTask } from './content.ts';

/** Everyone whom these tasks name, as assignee or approver, once each. */
export const partiesOfTasks = (tasks: readonly BlueprintTask[]): readonly PartyId[] => [
  ...new Set(
    tasks.flatMap((task) => [
      ...task.assignees,
      ...task.approvals.flatMap((step) => step.approvers),
    ]),
  ),
];

/** Everyone whom a blueprint names. */
export const partiesOfContent = (content: BlueprintContent): readonly PartyId[] =>
  partiesOfTasks(Object.values<BlueprintTask>(content.tasks));
