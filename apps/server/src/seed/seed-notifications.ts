import { day } from '@baton/domain/core/dates';
import { changeTimes, setAttention } from '../features/notifications/index.ts';
import { objectNoticeJob } from '../features/object-notices/index.ts';
import { pauseNewWebhook } from '../features/webhooks/index.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { prepared } from '../platform/db/statement.ts';
import { newId } from '../platform/db/uuid.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

const setInviter = prepared<unknown, [personId: string, by: string]>(
  'seed_inviter',
  'UPDATE party SET created_by = $2 WHERE tenant_id = app.tenant_id() AND id = $1',
);

/**
 * Lets people of the demo company watch a workflow and get digests, and adds a paused webhook and an accepted
 * invitation.
 */
export const seedNotifications = async (
  services: Services,
  company: SeededCompany,
  workflowId: string,
): Promise<void> => {
  const admin = actAs(services, company.viewerOf('amara'));
  await setAttention(admin, workflowId, 'WATCHING');
  await changeTimes(actAs(services, company.viewerOf('hannah')), {
    ...{ quietFrom: 20 * 60, quietUntil: 7 * 60, digestHour: 8 },
    ...{ isDaily: false, isWeekly: true },
  });
  await pauseNewWebhook(admin, newId(), {
    ...{ name: 'Warehouse system', url: 'https://warehouse.example/baton' },
    ...{ types: ['workflow.completed', 'task.completed'], blueprintIds: [] },
  });
  const hannah = company.idOf('hannah');
  await admin.db.trip(
    setInviter(hannah, company.idOf('amara')),
    objectNoticeJob.enqueue({
      ...{ kind: 'INVITATION_ACCEPTED', objectId: hannah, at: services.now() - day },
    }),
  );
};
