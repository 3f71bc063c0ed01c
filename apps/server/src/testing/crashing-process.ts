import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { Actor } from '@baton/domain/party/actor';
import type { TaskId } from '@baton/domain/core/ids';
import { compose } from '../composition.ts';
import { startCallRunner } from '../features/automations/index.ts';
import { bulkActionHandler } from '../features/bulk-actions/index.ts';
import { bulkInvitationHandler } from '../features/bulk-invitations/index.ts';
import { bulkStartHandler } from '../features/bulk-starts/index.ts';
import { sendMailHandler } from '../features/mail/index.ts';
import { notificationHandlers, startNotifications } from '../features/notifications/index.ts';
import { reassignmentHandler } from '../features/reassignments/index.ts';
import { executeRunCommand, runJobHandlers, systemChannel } from '../features/runs/index.ts';
import { startWebhooks, webhookHandlers } from '../features/webhooks/index.ts';
import type { Database } from '../platform/db/trip.ts';
import { parseAllowance } from '../platform/egress/address-rules.ts';
import type { Egress } from '../platform/egress/egress.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';

/** Point at which the process exits as in a power failure. NOWHERE: the process doesn't exit. */
export type CrashPoint =
  | 'BEFORE_COMMIT'
  | 'AFTER_COMMIT'
  | 'JOB_BEGUN'
  | 'JOB_DONE_UNRECORDED'
  | 'CALL_UNSENT'
  | 'CALL_ANSWERED'
  | 'NOWHERE';

/** Completes a task as this person with this key. */
export interface CompleteDuty {
  readonly kind: 'COMPLETE';
  readonly actor: Actor;
  readonly taskId: TaskId;
  readonly key: string;
  /** Number of seconds in which undo is possible. */
  readonly undoSeconds: number;
}
/** Work of a process: a command, the job queue, ready requests, readers of events, or emails. */
export type Duty =
  | CompleteDuty
  | { readonly kind: 'JOBS' }
  | { readonly kind: 'CALLS' }
  | { readonly kind: 'READERS' }
  | { readonly kind: 'MAILS'; readonly smtpUrl: string };

/** Instructions for a process. */
export interface CrashOrder {
  readonly databaseUrl: string;
  readonly tenantId: string;
  readonly crashAt: CrashPoint;
  /** Time of the process's clock. Null for the real time. */
  readonly now: number | null;
  readonly duty: Duty;
}

/** Exit code that is different from all other exits. */
export const crashCode = 86;
const crash = (): never => process.exit(crashCode);

/**
 * Wraps the database so that the process exits before or after a round trip that writes an event or
 * invitations.
 */
const crashingDatabase = (database: Database, crashAt: CrashPoint): Database => ({
  ...database,
  trip: async (scope, ...statements) => {
    const isSaving = statements.some(
      ({ name }) => name?.startsWith('insert_events') === true || name === 'record_commands',
    );
    if (isSaving && crashAt === 'BEFORE_COMMIT') crash();
    const rows = await database.trip(scope, ...statements);
    if (isSaving && crashAt === 'AFTER_COMMIT') crash();
    return rows;
  },
});

const crashingHandler = (handler: JobHandler, crashAt: CrashPoint): JobHandler => ({
  ...handler,
  run: async (payload, context) => {
    if (crashAt === 'JOB_BEGUN') crash();
    await handler.run(payload, context);
    if (crashAt === 'JOB_DONE_UNRECORDED') crash();
  },
});

/** Wraps the HTTP client so that the process exits before or after a request. */
const crashingEgress = (egress: Egress, crashAt: CrashPoint): Egress => ({
  ...egress,
  send: async (request) => {
    if (crashAt === 'CALL_UNSENT') crash();
    const answer = await egress.send(request);
    if (crashAt === 'CALL_ANSWERED') crash();
    return answer;
  },
});

const localhost = parseAllowance('127.0.0.1');

const servicesOf = ({ databaseUrl, crashAt, now, duty }: CrashOrder): Services => {
  const { services } = compose({
    connection: { connectionString: databaseUrl },
    publicUrl: 'http://localhost:3000',
    databasePool: 2,
    trustedProxies: 0,
    rateLimit: 0,
    tokenRateLimit: 0,
    metricsToken: null,
    secretKey: 'a key for tests that is long enough',
    dataDir: '',
    ...(duty.kind === 'MAILS' && { smtpUrl: duty.smtpUrl }),
    documentMegabytes: 1,
    undoSeconds: duty.kind === 'COMPLETE' ? duty.undoSeconds : 0,
    egressAllow: localhost === null ? [] : [localhost],
    webFolder: null,
    demoSignIn: null,
    log: createLog('silent', 'test'),
    now: () => now ?? Date.now(),
  });
  return {
    ...services,
    database: crashingDatabase(services.database, crashAt),
    egress: crashingEgress(services.egress, crashAt),
  };
};

const obey = async (order: CrashOrder): Promise<void> => {
  const services = servicesOf(order);
  const { duty, crashAt, tenantId } = order;
  switch (duty.kind) {
    case 'JOBS':
      await startWorker({
        connection: { connectionString: order.databaseUrl },
        log: createLog('silent', 'test worker'),
        concurrency: 1,
        heartbeat: { everyMs: 200, deadAfterMs: 1000 },
        handlers: [
          ...runJobHandlers(services),
          bulkStartHandler(services),
          bulkInvitationHandler(services),
          bulkActionHandler(services),
          reassignmentHandler(services),
        ].map((handler) => crashingHandler(handler, crashAt)),
      });
      return;
    case 'CALLS':
      await startCallRunner({ services, log: createLog('silent', 'test') }).idle();
      process.exit(0);
      break;
    case 'READERS': {
      // The parent loads the next process before it kills this one.
      await once(process, 'message');
      const log = createLog('silent', 'test');
      startWebhooks(services, log);
      startNotifications(services, log);
      await startWorker({
        connection: { connectionString: order.databaseUrl },
        log,
        heartbeat: { everyMs: 200, deadAfterMs: 1000 },
        handlers: webhookHandlers(services),
      });
      return;
    }
    case 'MAILS':
      await once(process, 'message');
      await startWorker({
        connection: { connectionString: order.databaseUrl },
        log: createLog('silent', 'test'),
        // A heartbeat that tolerates pauses of a busy machine, so that no other process sends its
        // message during a pause.
        heartbeat: { everyMs: 200, deadAfterMs: 10_000 },
        handlers: [...notificationHandlers(services), sendMailHandler(services)],
      });
      return;
    case 'COMPLETE': {
      const { actor, taskId, key } = duty;
      const channel = {
        ...systemChannel(services, tenantId),
        agent: () => Promise.resolve(actor),
      };
      await executeRunCommand(channel, {
        target: { kind: 'TASK', id: taskId, expectedVersion: null },
        key,
        command: { kind: 'SUBMIT', taskId },
      });
      process.exit(0);
    }
  }
};

const [order] = process.argv.slice(2);
if (import.meta.main && order !== undefined) {
  // Writes the compile cache now, because most processes are killed before they would do so at
  // their end.
  flushCompileCache();
  await obey(JSON.parse(order) as CrashOrder);
}
