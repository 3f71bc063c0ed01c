import type { TaskUse } from '../../__generated__/useTaskDeletionQuery.graphql.ts';
import type { Text } from '../i18n/use-text.ts';
import type { EffectLine } from '../preview/command-preview.ts';

interface Named {
  readonly name: string;
}

/** Counts of the items that a deletion of a task or stage also deletes. */
export interface DeletionCounts {
  readonly approvalCount: number;
  readonly voteCount: number;
  readonly answerCount: number;
  readonly linkedWorkflowCount: number;
}

/** Returns one line for each nonzero count. */
export const deletionLines = (
  t: Text,
  { approvalCount, voteCount, answerCount, linkedWorkflowCount }: DeletionCounts,
): readonly string[] => [
  ...(approvalCount > 0 ? [t('plan.goes.approvals', { count: approvalCount })] : []),
  ...(voteCount > 0 ? [t('plan.goes.votes', { count: voteCount })] : []),
  ...(answerCount > 0 ? [t('plan.goes.answers', { count: answerCount })] : []),
  ...(linkedWorkflowCount > 0 ? [t('plan.goes.linked', { count: linkedWorkflowCount })] : []),
];

/** Returns who depends on the item, grouped by reason. */
export const needsOf = (
  t: Text,
  neededBy: readonly {
    readonly use: TaskUse;
    readonly task?: Named | null | undefined;
    readonly stage?: Named | null | undefined;
  }[],
): readonly EffectLine[] =>
  [...Map.groupBy(neededBy, ({ use }) => use)].map(([use, needs]) => ({
    key: use,
    label: t(`plan.use.${use}`),
    names: [...new Set(needs.flatMap(({ task, stage }) => task?.name ?? stage?.name ?? []))],
  }));
