import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolConfig } from 'pg';
import { forgeryReason, isKnownHost, isLoopbackUrl } from './platform/auth/request-forgery.ts';
import { sessionCookie } from './platform/auth/session-cookie.ts';
import { setupCodeOf } from './platform/auth/setup-code.ts';
import { sessionCookieSeconds } from './platform/auth/session-life.ts';
import { presentedApiToken } from './platform/auth/api-token.ts';
import { isViewingToken, presentedTokenHash } from './platform/auth/session-token.ts';
import { openDatabase, type Database } from './platform/db/trip.ts';
import {
  registerFiles,
  sweepDocumentsEveryNight,
  sweepDocumentsHandler,
} from './features/documents/index.ts';
import { startCallRunner } from './features/automations/index.ts';
import { sealAuditEveryMinute, sealAuditHandler } from './features/audit/index.ts';
import { sendMailHandler, sweepMailEveryNight, sweepMailHandler } from './features/mail/index.ts';
import { absenceHandlers } from './features/absences/index.ts';
import { reassignmentHandler } from './features/reassignments/index.ts';
import { bulkStartHandlers, sweepBulkDraftsEveryNight } from './features/bulk-starts/index.ts';
import { invitationHandler, lostInvitationHandler } from './features/people/index.ts';
import { accountLinkHandler, registerSso } from './features/sessions/index.ts';
import { registerSubmissions } from './features/submissions/index.ts';
import { recurringRunJobs, runJobHandlers } from './features/runs/index.ts';
import type { DemoSignIn, Services } from './platform/graphql/request-context.ts';
import { createRememberedViewers } from './platform/graphql/remembered-viewers.ts';
import { isProgramRequest, requestContextOf } from './platform/graphql/graphql-options.ts';
import { hasSession } from './platform/graphql/has-session.ts';
import { registerGraphql } from './platform/graphql/server.ts';
import { registerCalls } from './platform/rest/register-calls.ts';
import type { EgressAllowance } from './platform/egress/address-rules.ts';
import { resolveTextBySystem, type ResolveText } from './platform/egress/resolve-text.ts';
import { openEgress } from './platform/egress/egress.ts';
import { watchDisk } from './platform/files/disk-watch.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { keptKey, openSecretBox } from './platform/secrets/secret-box.ts';
import { createHttpApp } from './platform/http/http-app.ts';
import { openLive } from './platform/live/open-live.ts';
import type { Log } from './platform/log/log.ts';
import type { JobHandler } from './platform/jobs/job.ts';
import type { RecurringJob, Worker } from './platform/jobs/worker.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { calls } from './calls.ts';
import { schema } from './schema.ts';

/** Configuration for `compose` with the final address. */
export interface CompositionOptions {
  readonly connection: PoolConfig;
  readonly publicUrl: string;
  readonly databasePool: number;
  readonly trustedProxies: number;
  readonly rateLimit: number;
  readonly tokenRateLimit: number;
  readonly metricsToken: string | null;
  readonly egressAllow: readonly EgressAllowance[];
  readonly secretKey: string | null;
  /** Address of the SMTP server. Null to write messages to the folder `mail` in the data folder. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string | null;
  /** Contact for vulnerability reports, as mailto: or https:. Null to use the public URL. */
  readonly securityContact?: string | null;
  /** Finds the text records of a domain. Default: the DNS servers of this machine. */
  readonly resolveText?: ResolveText;
  readonly dataDir: string;
  /** Maximum size of a document in MB. */
  readonly documentMegabytes: number;
  readonly undoSeconds: number;
  readonly webFolder: string | null;
  /** Sign-in of the demo company if it is installed. Null to never show it. */
  readonly demoSignIn: DemoSignIn | null;
  readonly log: Log;
  readonly now: () => number;
}

export interface Composition {
  readonly services: Services;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly createApp: () => Promise<FastifyInstance>;
  readonly startWorker: () => Promise<Worker>;
  readonly close: () => Promise<void>;
}

/** Returns scheme and host of a request, as trusted proxies or the client state them. */
const sentTo = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Returns why a program can't upload a file, or null. Mutations are checked by their document. */
const readOnlyReason = ({ headers }: FastifyRequest, contentType: RegExp | undefined) =>
  contentType !== undefined && presentedApiToken(headers.authorization)?.access === 'READ'
    ? 'read-only token'
    : null;

/** Returns why an admin who views Baton as another person can't upload a file, or null. */
const viewingReason = (token: string | undefined, contentType: RegExp | undefined) =>
  contentType !== undefined && isViewingToken(token) ? 'viewing as another person' : null;

/** Returns the handlers of all background jobs. */
const jobHandlers = (services: Services): readonly JobHandler[] => [
  ...runJobHandlers(services),
  ...bulkStartHandlers(services),
  ...absenceHandlers(services),
  reassignmentHandler(services),
  sweepDocumentsHandler(services),
  sendMailHandler(services),
  sealAuditHandler(services),
  sweepMailHandler(services),
  accountLinkHandler(services),
  invitationHandler(services),
  lostInvitationHandler(services),
];
const recurringJobs: readonly RecurringJob[] = [
  ...recurringRunJobs,
  sweepDocumentsEveryNight,
  sweepMailEveryNight,
  sealAuditEveryMinute,
  sweepBulkDraftsEveryNight,
];

/** Creates and connects the parts of one process. */
export const compose = (options: CompositionOptions): Composition => {
  const { log, publicUrl } = options;
  const viewers = createRememberedViewers();
  const disk = watchDisk({ folder: options.dataDir, now: options.now });
  const database = openDatabase({
    connection: options.connection,
    max: options.databasePool,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onStorageFull: () => {
      disk.report();
      log.error('the disk of the database is full. Remedy: free some space, or enlarge the disk');
    },
  });
  database.onLost(viewers.clear);
  const live = openLive(options.connection, options.now, (error) =>
    log.warn({ err: error }, 'live updates between processes are interrupted'),
  );
  const egress = openEgress({ allowances: options.egressAllow, log });
  const mailer = openMailer({
    smtpUrl: options.smtpUrl ?? null,
    from: options.mailFrom ?? `Baton <baton@${new URL(publicUrl).hostname}>`,
    folder: path.join(options.dataDir, 'mail'),
  });
  const masterKey = () => options.secretKey ?? keptKey(options.dataDir);
  // Some proxies add no header, so the configuration counts too.
  const isProxied = options.trustedProxies > 0 || !isLoopbackUrl(publicUrl);
  const cookie = sessionCookie(publicUrl, sessionCookieSeconds);
  const services: Services = {
    database,
    viewers,
    now: options.now,
    publish: live.hub.publish,
    live: live.hub,
    cookie,
    setupCode: ({ isLocal }) => (isLocal && !isProxied ? null : setupCodeOf(masterKey())),
    demo: options.demoSignIn,
    egress,
    resolveText: options.resolveText ?? resolveTextBySystem,
    secrets: openSecretBox(masterKey),
    mailer,
    publicUrl,
    files: openFileStore(path.join(options.dataDir, 'documents')),
    maxDocumentBytes: options.documentMegabytes * 1024 * 1024,
    undoWindow: options.undoSeconds * 1000,
  };
  const api = {
    schema,
    services,
    readCookie: (request: FastifyRequest) =>
      presentedTokenHash(cookie.read(request.headers.cookie)),
  };
  const metrics = createMetrics();
  metrics.addGauge('baton_database_trips', 'Round trips to the database', database.tripCount);
  metrics.addGauge('baton_live_streams', 'Screens that are told of changes', live.hub.size);

  const readiness = async (): Promise<readonly string[]> => {
    const [isFull, answers] = await Promise.all([
      disk.isFull(),
      database.trip({ kind: 'identity' }, { text: 'SELECT 1', values: [] }).then(
        () => true,
        () => false,
      ),
    ]);
    return [...(answers ? [] : ['database']), ...(isFull ? ['disk'] : [])];
  };

  return {
    services,
    database,
    metrics,
    createApp: () =>
      createHttpApp({
        ...options,
        metrics,
        readiness,
        isHttps: publicUrl.startsWith('https:'),
        securityTxt: {
          contact: options.securityContact ?? publicUrl,
          publicUrl,
          now: options.now,
        },
        isKnownHost: (request) => isKnownHost(sentTo(request), publicUrl),
        isSignedIn: (request, reply) => hasSession(requestContextOf(api, request, reply)),
        mountApi: async (app) => {
          // A browser never adds the header of a program by itself.
          const checkOrigin = (contentType?: RegExp) => (request: FastifyRequest) =>
            isProgramRequest(request)
              ? readOnlyReason(request, contentType)
              : (viewingReason(cookie.read(request.headers.cookie), contentType) ??
                forgeryReason(
                  {
                    method: request.method,
                    sentTo: sentTo(request),
                    headers: { get: (name) => request.headers[name]?.toString() ?? null },
                  },
                  publicUrl,
                  contentType,
                ));
          registerGraphql(app, { ...api, checkOrigin: checkOrigin() });
          registerSso(app, { ...api, checkOrigin: checkOrigin() });
          registerCalls(app, { ...api, checkOrigin: checkOrigin() }, calls);
          registerSubmissions(app, { ...api, checkOrigin: checkOrigin() });
          await registerFiles(app, {
            ...api,
            checkOrigin: checkOrigin(/^multipart\/form-data\s*;/i),
          });
        },
      }),
    startWorker: async () => {
      // Loaded on demand, so that the first response doesn't wait for it.
      const { startWorker } = await import('./platform/jobs/worker.ts');
      const calls = startCallRunner({ services, log });
      const worker = await startWorker({
        connection: options.connection,
        log,
        handlers: jobHandlers(services),
        recurring: recurringJobs,
      });
      return {
        stop: async () => {
          await Promise.all([worker.stop(), calls.stop()]);
        },
      };
    },
    close: async () => {
      egress.close();
      mailer.close();
      await live.close();
      await database.close();
    },
  };
};
