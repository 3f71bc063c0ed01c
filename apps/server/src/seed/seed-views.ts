import { createView, setViewShares, setViewStar } from '../features/saved-views/index.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { newId } from '../platform/db/uuid.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

const views = [
  {
    name: 'Overdue work',
    parameters: {
      status: 'open',
      attention: 'overdue',
      sort: 'planned-end',
      columns: 'status,reference,name,stage,waiting-for,overdue,planned-end,forecast,owner',
    },
  },
  {
    name: 'Latest changes',
    parameters: {
      status: 'all',
      sort: '-last-change',
      columns: 'status,reference,name,blueprint,stage,progress,owner,last-change',
    },
  },
  {
    name: 'Work by owner',
    parameters: { status: 'open', 'view-type': 'board', group: 'owner', sort: 'planned-end' },
  },
  {
    name: 'Due this month',
    parameters: { status: 'open', 'view-type': 'calendar', scale: 'month', show: 'tasks' },
  },
  {
    object: 'TASKS',
    name: 'Overdue tasks by workflow',
    parameters: {
      status: 'open',
      due: 'overdue',
      sort: 'workflow',
      columns: 'status,reference,name,workflow,stage,due,assignees,owner',
    },
  },
] as const;

/** Creates saved views of the demo company, shared with all internal people. */
export const seedViews = async (services: Services, company: SeededCompany): Promise<void> => {
  const owner = () => actAs(services, company.viewerOf('hannah'));
  for (const [at, view] of views.entries()) {
    const { id } = await createView(owner(), {
      object: 'WORKFLOWS',
      idempotencyKey: newId(),
      ...view,
    });
    await setViewShares(owner(), { id, isForEveryone: true, partyIds: [] });
    if (at === 0) await setViewStar(actAs(services, company.viewerOf('amara')), id, true);
  }
};
