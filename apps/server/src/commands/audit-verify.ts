import pg from 'pg';
import type { Config } from '../config.ts';
import { createLog } from '../platform/log/log.ts';
import { openPostgres } from './open-postgres.ts';
import { exitCodes, readOptions } from './usage.ts';
import { verifyAudit } from './verify-audit.ts';

export const auditVerify = async (config: Config, args: readonly string[]): Promise<void> => {
  const { json } = readOptions('audit verify', args, { json: { type: 'boolean' } });
  const postgres = await openPostgres(config, createLog('warn', 'baton'));
  const client = new pg.Client(postgres.connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const report = await verifyAudit(client);
    const { entries, faults } = report;
    const lines =
      faults.length === 0 ? [`The audit log is unchanged: ${entries} entries match.`] : faults;
    process.stdout.write(`${json === true ? JSON.stringify(report) : lines.join('\n')}\n`);
    if (faults.length > 0) process.exitCode = exitCodes.failed;
  } finally {
    await client.end().catch(() => undefined);
    await postgres.stop();
  }
};
