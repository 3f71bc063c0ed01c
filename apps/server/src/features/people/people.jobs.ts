import { z } from 'zod';
import type { Statement } from '../../platform/db/statement.ts';
import { defineJob, enqueueAll } from '../../platform/jobs/job.ts';

const coverAbsence = z.object({
  personId: z.uuid(),
  /** Id of the last processed workflow. Null if the job starts with the first one. */
  after: z.uuid().nullable(),
  /** True for a second run, which covers commands that were decided during the change. */
  isSecondLook: z.boolean(),
  /** Id of the run that the job continues, so that runs of one person stay in order. */
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
