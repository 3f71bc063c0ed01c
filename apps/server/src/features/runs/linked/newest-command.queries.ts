import type { StoredCommand } from '@baton/domain/run/history/stored-events';
import { prepared } from '../../../platform/db/statement.ts';

/** Returns the command with this event number if it was stored after the given time. */
export const commandSince = prepared<
  StoredCommand,
  readonly [workflowId: string, seq: number, since: string]
>(
  'command_since',
  `SELECT e.seq, round(date_part('epoch', e.at) * 1000) AS at, e.actor_id AS "actorId", e.command, e.events
     FROM event e
    WHERE e.tenant_id = app.tenant_id() AND e.workflow_id = $1 AND e.seq = $2 AND e.at > $3::timestamptz`,
);
