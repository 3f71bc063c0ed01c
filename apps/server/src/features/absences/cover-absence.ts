import { minute } from '@baton/domain/core/dates';
import { newId } from '../../platform/db/uuid.ts';
import type { PayloadOf } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { objectNoticeJob } from '../object-notices/index.ts';
import { coverAbsenceJob } from '../people/index.ts';
import { executeRunCommand, systemChannel } from '../runs/index.ts';
import { workflowsWaitingFor } from './absences.queries.ts';
import { closeAbsence } from './absences.repository.ts';

/** Number of workflows in one job. A job that takes minutes would count as dead. */
const BATCH_SIZE = 200;

/**
 * Updates every workflow with open work of the person, one command each. The engine applies the
 * absence.
 */
export const coverAbsence = async (
  services: Services,
  tenantId: string,
  { personId, after, isSecondLook, look = newId(), groupId }: PayloadOf<typeof coverAbsenceJob>,
): Promise<void> => {
  const channel = systemChannel(services, tenantId);
  const now = services.now();
  const group = groupId === undefined ? {} : { groupId };
  const [, waiting] = await channel.trip(
    closeAbsence(personId, new Date(now)),
    workflowsWaitingFor(personId, after, BATCH_SIZE, groupId ?? null),
    ...(after === null && !isSecondLook
      ? [objectNoticeJob.enqueue({ kind: 'ABSENCE_CHANGED', objectId: personId, at: now })]
      : []),
  );
  for (const { id } of waiting)
    await executeRunCommand(channel, {
      target: { kind: 'WORKFLOW', id, expectedVersion: null },
      key: newId(),
      command: { kind: 'ABSENCE_CHANGED' },
    });
  const last = waiting.at(-1);
  if (waiting.length === BATCH_SIZE && last !== undefined)
    await channel.trip(
      coverAbsenceJob.enqueue(
        { personId, after: last.id, isSecondLook, look, ...group },
        { key: `absence-on:${look}` },
      ),
    );
  else if (!isSecondLook)
    await channel.trip(
      coverAbsenceJob.enqueue(
        { personId, after: null, isSecondLook: true, ...group },
        {
          key: `absence-again:${personId}${groupId === undefined ? '' : ` ${groupId}`}`,
          runAt: now + minute,
        },
      ),
    );
};
