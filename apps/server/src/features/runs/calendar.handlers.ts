import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import { newId } from '../../platform/db/uuid.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { adoptCalendarJob } from './jobs/calendar.jobs.ts';
import { executeRunCommand } from './execute/execute-command.ts';
import { systemChannel } from './load/run-channel.ts';

/** So many workflows in one go: a job that takes minutes would be taken for dead. */
const AT_ONCE = 200;

const workflowsBehind = prepared<
  { readonly id: string; readonly calendar: WorkCalendar },
  readonly [after: string | null, limit: number]
>(
  'workflows_behind',
  `SELECT w.id, c.calendar
     FROM (SELECT edition, calendar FROM work_calendar WHERE tenant_id = app.tenant_id()
            ORDER BY edition DESC LIMIT 1) c, workflow w
    WHERE w.tenant_id = app.tenant_id() AND w.calendar_edition < c.edition
      AND ($1::uuid IS NULL OR w.id > $1::uuid) AND w.schedule_status <> 'COMPLETED'
    ORDER BY w.id LIMIT $2`,
);

/** Tells every workflow that is not over of the newest calendar, one command each. */
export const calendarJobHandler = (services: Services): JobHandler =>
  handleJob(adoptCalendarJob, async ({ after }, { tenantId, attempt }) => {
    if (tenantId === null) return;
    const channel = systemChannel(services, tenantId);
    const [behind] = await channel.trip(workflowsBehind(after, AT_ONCE));
    const failures: unknown[] = [];
    for (const { id, calendar } of behind)
      await executeRunCommand(channel, {
        target: { kind: 'WORKFLOW', id, expectedVersion: null },
        key: newId(),
        command: { kind: 'ADOPT_CALENDAR', calendar },
      }).catch((error: unknown) => failures.push(error));
    const last = behind.at(-1);
    if (behind.length === AT_ONCE && last !== undefined && attempt === 1)
      await channel.trip(
        adoptCalendarJob.enqueue({ after: last.id }, { key: `calendar:${tenantId}:${last.id}` }),
      );
    // One that fails keeps none of the others back; the job comes again for it.
    if (failures.length > 0) throw failures[0];
  });
