import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import { newId } from '../../platform/db/uuid.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { adoptCalendarJob } from './jobs/calendar.jobs.ts';
import { executeRunCommand } from './execute/execute-command.ts';
import { systemChannel } from './run-channel.ts';

/** Number of workflows in one job. A job that takes minutes would count as dead. */
const BATCH_SIZE = 200;

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

/** Applies the current calendar to all workflows that aren't over, one command each. */
export const calendarJobHandler = (services: Services): JobHandler =>
  handleJob(adoptCalendarJob, async ({ after }, { tenantId, attempt }) => {
    if (tenantId === null) return;
    const channel = systemChannel(services, tenantId);
    const [behind] = await channel.trip(workflowsBehind(after, BATCH_SIZE));
    const failures: unknown[] = [];
    for (const { id, calendar } of behind)
      await executeRunCommand(channel, {
        target: { kind: 'WORKFLOW', id, expectedVersion: null },
        key: newId(),
        command: { kind: 'ADOPT_CALENDAR', calendar },
      }).catch((error: unknown) => failures.push(error));
    const last = behind.at(-1);
    if (behind.length === BATCH_SIZE && last !== undefined && attempt === 1)
      await channel.trip(
        adoptCalendarJob.enqueue({ after: last.id }, { key: `calendar:${tenantId}:${last.id}` }),
      );
    // One failure doesn't stop the other workflows. The job is retried for the failed one.
    if (failures.length > 0) throw failures[0];
  });
