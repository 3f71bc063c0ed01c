import { statusOrder } from '@baton/domain/workflow-list/attention';
import type { GroupText } from '@baton/domain/workflow-list/workflow-layout';
import type { HomeStatus } from '@baton/domain/workflow/home-status';
import type { WorkflowView } from '@baton/domain/workflow/workflow-views';
import type { workflowBoardQuery$data } from '../../../../__generated__/workflowBoardQuery.graphql.ts';

type Group = workflowBoardQuery$data['workflowGroups'][number];

export type BoardColumn = Omit<Group, 'status'> & { readonly status: string | null };

const closed: readonly HomeStatus[] = ['COMPLETED', 'ENDED'];

const statusesOf = (view: WorkflowView): readonly HomeStatus[] =>
  statusOrder.filter((status) =>
    view === 'all'
      ? true
      : view === 'open'
        ? !closed.includes(status)
        : status.toLowerCase() === view,
  );

const none = { count: 0, overdueCount: 0, workflows: [] } as const;

/** Returns the columns of a board: its groups, and statuses and stages without a workflow. */
export const columnsOfBoard = (
  by: GroupText,
  groups: readonly Group[],
  view: WorkflowView,
  stages: readonly { readonly key: string; readonly name: string; readonly isFormer: boolean }[],
): readonly BoardColumn[] => {
  const found = groups.map((group) => ({ ...group, status: group.status ?? null }));
  if (by === 'status')
    return statusesOf(view).map(
      (status) =>
        found.find((group) => group.status === status) ?? { ...none, key: '', name: '', status },
    );
  if (by !== 'stage' || stages.length === 0) return found;
  const inOrder = stages.flatMap(
    ({ key, name, isFormer }) =>
      found.find((group) => group.key === key) ??
      (isFormer ? [] : { ...none, key, name, status: null }),
  );
  const known = new Set(inOrder.map(({ key }) => key));
  return [...found.filter(({ key }) => !known.has(key)), ...inOrder];
};
