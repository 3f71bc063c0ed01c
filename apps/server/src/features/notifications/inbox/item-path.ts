import { noticePath } from '@baton/domain/notification/notice-path';
import type { InboxItemRow } from './inbox.queries.ts';

/** Returns the path of the page about an item, at its latest comment if there is one. */
export const itemPath = ({
  subjectId,
  workflowId,
  taskId,
  objectKind,
  blueprintId,
  entries,
}: InboxItemRow): string =>
  noticePath({
    ...{ workflowId, taskId },
    commentId: entries[0]?.commentId ?? null,
    object: objectKind === null ? null : { kind: objectKind, id: subjectId, blueprintId },
  });

/** Returns where an item belongs, such as its workflow. */
export const itemPlace = ({
  taskId,
  reference,
  workflowName,
}: Pick<InboxItemRow, 'taskId' | 'reference' | 'workflowName'>): string =>
  taskId === null ? reference : `${reference} · ${workflowName}`;
