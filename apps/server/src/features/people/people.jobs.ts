import { z } from 'zod';
import type { Statement } from '../../platform/db/statement.ts';
import { defineJob, enqueueAll } from '../../platform/jobs/job.ts';

const coverAbsence = z.object({
  personId: z.uuid(),
  /** Id of the last processed workflow. Null if the job starts with the first one. */
  after: z.uuid().nullable(),
  /**
   * True for a second run of the job, which finds commands that were executed while the absence
   * changed.
   */
  isSecondLook: z.boolean(),
  /** Id of the job that this job continues, so that the updates for one person stay in order. */
  look: z.uuid().optional(),
  /** Current or former team or role of the person whose tasks are included. */
  groupId: z.uuid().optional(),
});

/** Applies a changed absence to workflows with open tasks of the person. */
export const coverAbsenceJob = defineJob('cover-absence', coverAbsence);

/** Returns jobs that update the open tasks of absent people and of their group. */
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
