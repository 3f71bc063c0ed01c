import type { Refusal } from '@baton/domain/core/refusal';
import { violates } from '../db/database-error.ts';
import { Refused } from '../graphql/refused.ts';

/** Refusals of violated constraints, by the names of the constraints. */
export type Conflicts = Readonly<Record<string, Refusal>>;

/** Runs a write. Throws the refusal of the constraint that it violates. */
export const withConflicts = async <Result>(
  conflicts: Conflicts,
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    const conflict = Object.entries(conflicts).find(([name]) => violates(error, name));
    if (conflict === undefined) throw error;
    throw new Refused(conflict[1]);
  }
};
