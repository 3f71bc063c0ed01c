import { isDeepEqual } from '../../core/equality.ts';
import type { TaskEvent } from '../../run-model/event.ts';
import type { FieldComment } from '../../run-model/run.ts';

const without = (
  remarks: readonly FieldComment[],
  others: readonly FieldComment[],
): readonly FieldComment[] =>
  remarks.filter((one) => !others.some((other) => isDeepEqual(one, other)));

/** Returns the field comments that an event adds and resolves. */
export const fieldCommentChanges = ({
  before,
  after,
}: TaskEvent): {
  readonly added: readonly FieldComment[];
  readonly resolved: readonly FieldComment[];
} => {
  const [was, is] = [before.remarks ?? [], after.remarks ?? []];
  return { added: without(is, was), resolved: without(was, is) };
};
