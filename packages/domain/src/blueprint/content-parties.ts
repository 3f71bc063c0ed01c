import type { PartyId } from '../core/ids.ts';
import type { Deadline } from '../time/deadline.ts';
import type { BlueprintContent, BlueprintTask } from './content.ts';

const partiesOfDeadline = ({ expiry, escalations }: Deadline): readonly PartyId[] =>
  [expiry, ...escalations].flatMap((one) => one?.party ?? []);

const standIns = ({
  managersOf,
  backups,
}: Pick<BlueprintTask, 'managersOf' | 'backups'>): readonly PartyId[] => [
  ...managersOf.flatMap((one) => (one.kind === 'PERSON' ? one.person : [])),
  ...backups,
];

/** Returns each person, team, and role that these tasks name, once. */
export const partiesOfTasks = (tasks: readonly BlueprintTask[]): readonly PartyId[] => [
  ...new Set(
    tasks.flatMap((task) => [
      ...task.assignees,
      ...task.cc,
      ...standIns(task),
      ...partiesOfDeadline(task.deadline),
      ...task.approvals.flatMap((step) => [
        ...step.approvers,
        ...standIns(step),
        ...partiesOfDeadline(step.deadline),
      ]),
      ...(task.link?.owner ? [task.link.owner] : []),
    ]),
  ),
];

/** Returns each person, team, and role that a blueprint names, once. */
export const partiesOfContent = (content: BlueprintContent): readonly PartyId[] =>
  partiesOfTasks(Object.values<BlueprintTask>(content.tasks));
