import { z } from 'zod';
import type { Statement } from '../../platform/db/statement.ts';
import { defineJob, enqueueAll } from '../../platform/jobs/job.ts';

const coverAbsence = z.object({
  personId: z.uuid(),
  /** The workflow after which to go on; null: from the first. */
  after: z.uuid().nullable(),
  /** Commands that were being decided when it changed are seen by the second look. */
  isSecondLook: z.boolean(),
  /** Which look it goes on with: two of one person do not overtake one another. */
  look: z.uuid().optional(),
  /** Left out, or a team or role of which they were a member: its work is looked at as well. */
  groupId: z.uuid().optional(),
});
export type CoverAbsence = z.infer<typeof coverAbsence>;

/** Somebody goes away, is back, or has named others: what waits for them is looked at. */
export const coverAbsenceJob = defineJob('cover-absence', coverAbsence);

/** What waits for those of them, and for a group of theirs, is looked at with whom absences have to do. */
export const coverAbsencesOf = (
  people: readonly string[],
  concerned: readonly { readonly id: string }[],
  groupId?: string,
): readonly Statement[] => {
  const ids = new Set(concerned.map(({ id }) => id));
  return enqueueAll(
    people
      .filter((id) => ids.has(id))
      .map((personId) =>
        coverAbsenceJob.order(
          { personId, after: null, isSecondLook: false, ...(groupId !== undefined && { groupId }) },
          { key: `absence:${personId}${groupId === undefined ? '' : ` ${groupId}`}` },
        ),
      ),
  );
};
