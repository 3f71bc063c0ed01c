import path from 'node:path';
import { mailLimits } from '@baton/domain/mail/incoming-mail';
import { sessionLimitBounds } from '@baton/domain/tenant/session-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolConfig } from 'pg';
import { forgeryReason, isKnownHost, isLoopbackUrl } from './platform/auth/request-forgery.ts';
import { sessionCookie } from './platform/auth/session-cookie.ts';
import { setupCodeOf } from './platform/auth/setup-code.ts';
import { presentedApiToken } from './platform/auth/api-token.ts';
import { isViewingToken, presentedTokenHash } from './platform/auth/session-token.ts';
import { openDatabase, type Database } from './platform/db/trip.ts';
import {
  registerFiles,
  sweepDocumentsEveryNight,
  sweepDocumentsHandler,
} from './features/documents/index.ts';
import { startCallRunner } from './features/automations/index.ts';
import {
  registerAuditExport,
  sealAuditEveryMinute,
  sealAuditHandler,
} from './features/audit/index.ts';
import {
  incomingMailHandlers,
  mailIntake,
  recurringMailJobs,
} from './features/incoming-mail/index.ts';
import { sendMailHandler, sweepMailEveryNight, sweepMailHandler } from './features/mail/index.ts';
import { absenceHandlers } from './features/absences/index.ts';
import { registerCalendarFeeds } from './features/calendar-feeds/index.ts';
import { reassignmentHandler } from './features/reassignments/index.ts';
import { bulkActionHandler } from './features/bulk-actions/index.ts';
import { bulkInvitationHandler } from './features/bulk-invitations/index.ts';
import {
  registerExportFiles,
  sweepExportsEveryNight,
  sweepExportsHandler,
  writeExportHandler,
} from './features/exports/index.ts';
import { sweepBulkDraftsEveryNight, sweepBulkDraftsHandler } from './features/bulk-jobs/index.ts';
import { bulkStartHandler } from './features/bulk-starts/index.ts';
import { invitationHandlers } from './features/people/index.ts';
import {
  notificationHandlers,
  startNotifications,
  recurringNotificationJobs,
  registerUnsubscribe,
} from './features/notifications/index.ts';
import { recurringWebhookJobs, startWebhooks, webhookHandlers } from './features/webhooks/index.ts';
import { searchHandlers, startSearchIndex } from './features/search/index.ts';
import { accountLinkHandler, registerSso } from './features/sessions/index.ts';
import {
  allowsEmbedding,
  registerRequestorFiles,
  registerSubmissionFiles,
} from './features/public-forms/index.ts';
import { registerGuestFiles } from './features/guests/index.ts';
import { registerStartWebhooks } from './features/start-webhooks/index.ts';
import { registerSubmissions } from './features/submissions/index.ts';
import { recurringRunJobs, runJobHandlers } from './features/runs/index.ts';
import { registerTaskExport } from './features/task-lists/index.ts';
import { registerWorkflowExport } from './features/workflows/index.ts';
import type { DemoSignIn, Services } from './platform/graphql/request-context.ts';
import { createRememberedNames } from './platform/graphql/remembered/remembered-names.ts';
import { createRememberedViewers } from './platform/graphql/remembered/remembered-viewers.ts';
import { isProgramRequest, requestContextOf } from './platform/graphql/graphql-options.ts';
import { hasSession } from './platform/graphql/access/has-session.ts';
import { registerGraphql } from './platform/graphql/server.ts';
import { registerScim } from './features/scim/index.ts';
import { registerCalls } from './platform/rest/register-calls.ts';
import type { EgressAllowance } from './platform/egress/address-rules.ts';
import { resolveTextBySystem, type ResolveText } from './platform/egress/resolve-text.ts';
import { openEgress } from './platform/egress/egress.ts';
import { watchDisk } from './platform/files/disk-watch.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { installationKey, openSecretBox } from './platform/secrets/secret-box.ts';
import { createHttpApp } from './platform/http/http-app.ts';
import { openLive } from './platform/live/open-live.ts';
import type { Log } from './platform/log/log.ts';
import type { JobHandler } from './platform/jobs/job.ts';
import type { RecurringJob, Worker } from './platform/jobs/worker.ts';
import { imapMailbox } from './platform/mail/imap-mailbox.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { listenSmtp, type SmtpListener, type SmtpTls } from './platform/mail/smtp-listener.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { callsOf } from './calls.ts';
import { schema } from './schema.ts';

/** Configuration for `compose` with the final address. */
export interface CompositionOptions {
  readonly connection: PoolConfig;
  readonly publicUrl: string;
  readonly databasePool: number;
  readonly trustedProxies: number;
  readonly rateLimit: number;
  readonly tokenRateLimit: number;
  /** True if the calls for developers exist. */
  readonly development?: boolean;
  readonly metricsToken: string | null;
  readonly egressAllow: readonly EgressAllowance[];
  readonly secretKey: string | null;
  /** Address of the SMTP server. Null to write messages to the folder `mail` in the data folder. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string | null;
  /** Domain of incoming messages. Null to accept none. */
  readonly mailDomain?: string | null;
  /** Mailbox that is read by IMAP. Null for none. */
  readonly imapUrl?: string | null;
  /** Port, or address and port, on which messages are accepted. Null for none. */
  readonly smtpListen?: string | null;
  /** Encryption of accepted messages. Null for none. */
  readonly smtpTls?: SmtpTls | null;
  /** Address of the web server, which is also that of the SMTP listener by default. */
  readonly host?: string;
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
  /** Accepts messages by SMTP. Null if the configuration names no port. */
  readonly listenForMail: () => Promise<SmtpListener | null>;
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
  bulkStartHandler(services),
  bulkInvitationHandler(services),
  bulkActionHandler(services),
  sweepBulkDraftsHandler(services),
  sweepExportsHandler(services),
  writeExportHandler(services),
  ...absenceHandlers(services),
  reassignmentHandler(services),
  sweepDocumentsHandler(services),
  sendMailHandler(services),
  sealAuditHandler(services),
  sweepMailHandler(services),
  ...incomingMailHandlers(services),
  accountLinkHandler(services),
  ...searchHandlers(services),
  ...notificationHandlers(services),
  ...webhookHandlers(services),
  ...invitationHandlers(services),
];
const recurringJobs: readonly RecurringJob[] = [
  ...recurringRunJobs,
  sweepDocumentsEveryNight,
  sweepMailEveryNight,
  ...recurringMailJobs,
  ...recurringNotificationJobs,
  ...recurringWebhookJobs,
  sealAuditEveryMinute,
  sweepBulkDraftsEveryNight,
  sweepExportsEveryNight,
];

/** Creates and connects the parts of one process. */
export const compose = (options: CompositionOptions): Composition => {
  const { log, publicUrl } = options;
  const viewers = createRememberedViewers();
  const names = createRememberedNames();
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
  database.onLost(names.clear);
  const live = openLive(options.connection, options.now, (error) =>
    log.warn({ err: error }, 'live updates between processes are interrupted'),
  );
  const egress = openEgress({ allowances: options.egressAllow, log });
  const mailer = openMailer({
    smtpUrl: options.smtpUrl ?? null,
    from: options.mailFrom ?? `Baton <baton@${new URL(publicUrl).hostname}>`,
    folder: path.join(options.dataDir, 'mail'),
  });
  const masterKey = () => options.secretKey ?? installationKey(options.dataDir);
  // The configuration counts too, because some proxies add no header.
  const isProxied = options.trustedProxies > 0 || !isLoopbackUrl(publicUrl);
  // The maximum lifetime. The server ends a session earlier if the settings of the workspace say
  // so.
  const cookie = sessionCookie(publicUrl, sessionLimitBounds.sessionMaxMinutes.max * 60);
  const services: Services = {
    database,
    viewers,
    names,
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
    mailDomain: options.mailDomain ?? null,
    mailbox:
      options.imapUrl == null
        ? null
        : imapMailbox({ url: options.imapUrl, maxBytes: mailLimits.bytes }),
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
        allowsEmbedding: (url) => allowsEmbedding(services, url),
        isKnownHost: (request) => isKnownHost(sentTo(request), publicUrl),
        hasSessionCookie: ({ headers }) => Boolean(cookie.read(headers.cookie)),
        isSignedIn: (request, reply) => hasSession(requestContextOf(api, request, reply)),
        mountApi: async (app) => {
          // Browsers never add the header of a program automatically.
          const checkOrigin =
            (contentType?: RegExp) => (request: FastifyRequest, isWithoutCookie?: boolean) =>
              isProgramRequest(request)
                ? readOnlyReason(request, contentType)
                : (viewingReason(cookie.read(request.headers.cookie), contentType) ??
                  forgeryReason(
                    {
                      method: request.method,
                      isWithoutCookie: isWithoutCookie === true,
                      sentTo: sentTo(request),
                      headers: { get: (name) => request.headers[name]?.toString() ?? null },
                    },
                    publicUrl,
                    contentType,
                  ));
          registerGraphql(app, { ...api, checkOrigin: checkOrigin() });
          registerSso(app, { ...api, checkOrigin: checkOrigin() });
          registerCalls(app, { ...api, checkOrigin: checkOrigin() }, callsOf(options));
          registerScim(app, { ...api, checkOrigin: checkOrigin() });
          registerWorkflowExport(app, { ...api, checkOrigin: checkOrigin() });
          registerTaskExport(app, { ...api, checkOrigin: checkOrigin() });
          registerExportFiles(app, { ...api, checkOrigin: checkOrigin() });
          registerAuditExport(app, { ...api, checkOrigin: checkOrigin() });
          registerUnsubscribe(app, services);
          registerCalendarFeeds(app, { ...api, checkOrigin: checkOrigin() });
          registerSubmissions(app, { ...api, checkOrigin: checkOrigin() });
          const uploads = { ...api, checkOrigin: checkOrigin(/^multipart\/form-data\s*;/i) };
          await registerFiles(app, uploads);
          await registerSubmissionFiles(app, uploads);
          await registerRequestorFiles(app, uploads);
          await registerGuestFiles(app, uploads);
          await registerStartWebhooks(app, { ...api, checkOrigin: checkOrigin() });
        },
      }),
    startWorker: async () => {
      // Loaded on demand, so that the first response doesn't wait for it.
      const { startWorker } = await import('./platform/jobs/worker.ts');
      const calls = startCallRunner({ services, log });
      const searchIndex = startSearchIndex(services, log);
      const notifications = startNotifications(services, log);
      const webhooks = startWebhooks(services, log);
      const worker = await startWorker({
        connection: options.connection,
        log,
        handlers: jobHandlers(services),
        recurring: recurringJobs,
      });
      return {
        stop: async () => {
          await Promise.all([
            worker.stop(),
            calls.stop(),
            searchIndex.stop(),
            notifications.stop(),
            webhooks.stop(),
          ]);
        },
      };
    },
    listenForMail: async () => {
      const { mailDomain, smtpListen = null, smtpTls = null, host = '127.0.0.1' } = options;
      if (mailDomain == null || smtpListen === null) return null;
      const at = smtpListen.lastIndexOf(':');
      return listenSmtp({
        host: at < 0 ? host : smtpListen.slice(0, at).replaceAll(/[[\]]/g, ''),
        port: Number(smtpListen.slice(at + 1)),
        domain: mailDomain,
        tls: smtpTls,
        maxBytes: mailLimits.bytes,
        maxRecipients: mailLimits.recipients,
        intake: mailIntake(services),
        log,
      });
    },
    close: async () => {
      egress.close();
      mailer.close();
      await live.close();
      await database.close();
    },
  };
};
