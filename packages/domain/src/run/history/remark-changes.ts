import { isDeepEqual } from '../../core/equality.ts';
import type { TaskEvent } from '../event.ts';
import type { FieldRemark } from '../run.ts';

const without = (
  remarks: readonly FieldRemark[],
  others: readonly FieldRemark[],
): readonly FieldRemark[] =>
  remarks.filter((one) => !others.some((other) => isDeepEqual(one, other)));

/** Returns the field comments that an event adds and resolves. */
export const remarkChanges = ({
  before,
  after,
}: TaskEvent): {
  readonly added: readonly FieldRemark[];
  readonly resolved: readonly FieldRemark[];
} => {
  const [was, is] = [before.remarks ?? [], after.remarks ?? []];
  return { added: without(is, was), resolved: without(was, is) };
};
