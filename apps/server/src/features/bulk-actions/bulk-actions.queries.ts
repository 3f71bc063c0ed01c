import type { StoredEvents } from '@baton/domain/run/history/stored-events';
import { prepared } from '../../platform/db/statement.ts';

/** Returns the events of a command. No row if it changed nothing. */
export const eventsOfCommand = prepared<
  { readonly events: StoredEvents },
  readonly [commandKey: string]
>(
  'events_of_command',
  'SELECT events FROM event WHERE tenant_id = app.tenant_id() AND command_key = $1',
);
