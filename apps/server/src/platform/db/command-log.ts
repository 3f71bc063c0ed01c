import { prepared } from './statement.ts';

/** Returns the object of an earlier command with this idempotency key. */
export const subjectOfCommand = prepared<{ readonly id: string }, readonly [key: string]>(
  'subject_of_command',
  'SELECT subject_id AS id FROM command_log WHERE tenant_id = app.tenant_id() AND key = $1',
);

/** Records a command with its idempotency key. Violates command_log_pkey for a repeated request. */
export const recordCommand = prepared<unknown, [key: string, subjectId: string]>(
  'record_command',
  'INSERT INTO command_log (tenant_id, key, subject_id) VALUES (app.tenant_id(), $1, $2)',
);

/** Records several commands. Violates command_log_pkey if one of them is repeated. */
export const recordCommands = prepared<unknown, [keys: readonly string[], subjectId: string]>(
  'record_commands',
  'INSERT INTO command_log (tenant_id, key, subject_id) SELECT app.tenant_id(), key, $2::uuid FROM unnest($1::uuid[]) AS key',
);
