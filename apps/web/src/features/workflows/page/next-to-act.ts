import type { AvatarGroupProps } from '../../../ui/avatar/avatar-group.tsx';

type Parties = AvatarGroupProps['parties'];

interface ActiveTask {
  readonly startedAt: unknown;
  readonly completedAt: unknown;
  readonly skippedAt: unknown;
  readonly assignees: Parties;
  readonly approvals: readonly { readonly awaitedApprovers: Parties }[];
}

/** Returns who must act next: the approvers of a task in review, or else its assignees. */
export function nextToAct(stages: readonly { readonly tasks: readonly ActiveTask[] }[]): Parties {
  const parties = stages
    .flatMap(({ tasks }) => tasks)
    .filter((task) => task.startedAt != null && task.completedAt == null && task.skippedAt == null)
    .flatMap(({ approvals, assignees }) => {
      const awaited = approvals.flatMap((approval) => approval.awaitedApprovers);
      return awaited.length > 0 ? awaited : assignees;
    });
  return [...new Map(parties.map((party) => [party.id, party])).values()];
}
