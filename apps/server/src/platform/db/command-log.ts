import { prepared } from './statement.ts';

/** Returns the object of an earlier command with this idempotency key. */
export const subjectOfCommand = prepared<{ readonly id: string }, readonly [key: string]>(
  'subject_of_command',
  'SELECT subject_id AS id FROM command_log WHERE tenant_id = app.tenant_id() AND key = $1',
);
