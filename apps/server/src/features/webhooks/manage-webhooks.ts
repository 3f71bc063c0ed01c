import { mayManageWebhooks } from '@baton/domain/access/webhook-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName } from '@baton/domain/party/person-rules';
import {
  mostWebhooks,
  secretOverlap,
  webhookRefusals,
  type WebhookValues,
} from '@baton/domain/webhook/webhook-rules';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { derivedId, newId } from '../../platform/db/uuid.ts';
import {
  pageLimit,
  timeCursor,
  toConnection,
  type Connection,
  type PageArgs,
} from '../../platform/graphql/page.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import { demandFreshSignIn } from '../../platform/graphql/access/fresh-viewer.ts';
import { insertDeliveries, waitingObjects } from './deliveries.repository.ts';
import { makeWebhookSecret, webhookPlace } from './webhook-signature.ts';
import { deliveryOrder, testType } from './webhooks.jobs.ts';
import {
  deliveryById,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  replayDelivery,
  rotateWebhook,
  updateWebhook,
  webhookById,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.queries.ts';

const manager = async (context: RequestContext) => {
  const viewer = await context.viewer();
  demand(mayManageWebhooks(actorOf(viewer)));
  return viewer;
};

const find = async (context: RequestContext, id: string): Promise<WebhookRow> => {
  const [[webhook]] = await context.db.trip(webhookById(id));
  if (webhook === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return webhook;
};

const tell = (context: RequestContext, tenantId: string): void =>
  context.services.publish({ tenantId, partyIds: [] });

/**
 * Throws unless the address of a webhook can be set: people need a recent sign-in. Programs can't
 * sign in, and their token has all scopes.
 */
const demandConfirmed = async (context: RequestContext): Promise<void> => {
  await demandFreshSignIn(context);
};

/** Returns the webhooks of the workspace by name. */
export const readWebhooks = async (context: RequestContext): Promise<readonly WebhookRow[]> => {
  await manager(context);
  const [rows] = await context.db.read(listWebhooks());
  return rows;
};

/** Returns the log of a webhook, latest first. */
export const readDeliveries = async (
  context: RequestContext,
  webhookId: string,
  args: PageArgs,
): Promise<Connection<DeliveryRow>> => {
  await manager(context);
  const { before, id } = timeCursor(args.after, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  const [rows] = await context.db.read(listDeliveries(webhookId, before, id, pageLimit(args)));
  return toConnection(rows, args, (row) => [row.createdAt.getTime(), row.id]);
};

export interface WebhookInput extends WebhookValues {
  readonly blueprintIds: readonly string[];
}

/** A webhook with a secret that is shown once. */
interface WithSecret {
  readonly webhook: WebhookRow;
  readonly secret: string;
}

const addWebhook = async (
  context: RequestContext,
  idempotencyKey: string,
  { name, url, types, blueprintIds }: WebhookInput,
): Promise<WithSecret> => {
  const { tenantId, userId } = await manager(context);
  demandAll(webhookRefusals({ name, url, types }));
  const [known] = await context.db.trip(listWebhooks());
  if (known.length >= mostWebhooks)
    throw new Refused(refuse('OutOfRange', { min: 0, max: mostWebhooks }));
  const id = derivedId('webhook', tenantId, userId, idempotencyKey);
  const secret = makeWebhookSecret();
  const sealed = context.services.secrets.seal(secret, webhookPlace(tenantId, id));
  const at = new Date(context.services.now());
  const values = [cleanName(name), url.trim(), [...new Set(types)], blueprintIds] as const;
  const [[made], [webhook]] = await context.db.trip(
    insertWebhook(id, newId<string>(), at, userId, ...values, sealed),
    webhookById(id),
  );
  // The secret of a repeated request isn't stored anywhere readable.
  if (made === undefined || webhook === undefined)
    throw new Refused(refuse('NotFound', {}, 'idempotencyKey'));
  tell(context, tenantId);
  return { webhook, secret };
};

/** Creates a webhook after a recent sign-in, because it sends data to another system. */
export const createWebhook = async (
  context: RequestContext,
  idempotencyKey: string,
  given: WebhookInput,
): Promise<WithSecret> => {
  await manager(context);
  await demandConfirmed(context);
  return addWebhook(context, idempotencyKey, given);
};

export const changeWebhook = async (
  context: RequestContext,
  id: string,
  { name, url, types, blueprintIds }: WebhookInput,
  expectedVersion: number | null,
): Promise<WebhookRow> => {
  const { tenantId, userId } = await manager(context);
  const before = await find(context, id);
  demandAll(webhookRefusals({ name, url, types }));
  // A changed address needs a confirmation, because it gets the messages of all workflows.
  if (url.trim() !== before.url) await demandConfirmed(context);
  const at = new Date(context.services.now());
  const values = [cleanName(name), url.trim(), [...new Set(types)], blueprintIds] as const;
  const [[changed]] = await context.db.trip(
    updateWebhook(id, newId<string>(), at, userId, ...values, expectedVersion),
  );
  if (changed === undefined) throw new Refused(refuse('VersionConflict'));
  tell(context, tenantId);
  return find(context, id);
};

/** Replaces the secret. Messages have both signatures until receivers have the new one. */
export const rotateWebhookSecret = async (
  context: RequestContext,
  id: string,
): Promise<WithSecret> => {
  const { tenantId, userId } = await manager(context);
  await find(context, id);
  await demandConfirmed(context);
  const secret = makeWebhookSecret();
  const sealed = context.services.secrets.seal(secret, webhookPlace(tenantId, id));
  const now = context.services.now();
  await context.db.trip(
    rotateWebhook(
      id,
      newId<string>(),
      new Date(now),
      userId,
      sealed,
      new Date(now + secretOverlap),
    ),
  );
  tell(context, tenantId);
  return { webhook: await find(context, id), secret };
};

/** Pauses a webhook, or resumes it and sends what waits. */
export const setWebhookPaused = async (
  context: RequestContext,
  id: string,
  isPaused: boolean,
): Promise<WebhookRow> => {
  const { tenantId, userId } = await manager(context);
  await find(context, id);
  const at = new Date(context.services.now());
  const [waiting] = isPaused ? [[]] : await context.db.read(waitingObjects(id));
  await context.db.trip(
    pauseWebhook(id, newId<string>(), at, userId, isPaused),
    ...enqueueAll(waiting.map(({ objectId }) => deliveryOrder(id, objectId))),
  );
  tell(context, tenantId);
  return find(context, id);
};

export const deleteWebhook = async (context: RequestContext, id: string): Promise<string> => {
  const { tenantId, userId } = await manager(context);
  const at = new Date(context.services.now());
  const [[gone]] = await context.db.trip(removeWebhook(id, newId<string>(), at, userId));
  if (gone === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  tell(context, tenantId);
  return id;
};

/** Sends a message without data. Its log entry shows the response. */
export const testWebhook = async (
  context: RequestContext,
  id: string,
  idempotencyKey: string,
): Promise<WebhookRow> => {
  const { tenantId, userId } = await manager(context);
  const webhook = await find(context, id);
  const now = context.services.now();
  const body = { type: testType, timestamp: new Date(now).toISOString(), data: {} };
  const delivery = {
    id: derivedId('webhook-test', tenantId, userId, idempotencyKey),
    ...{
      webhook_id: id,
      type: testType,
      object_id: id,
      seq: Math.floor(now / 1000),
      part: 0,
    },
    body: JSON.stringify(body),
  };
  await context.db.trip(
    insertDeliveries(JSON.stringify([delivery]), new Date(now)),
    ...enqueueAll([deliveryOrder(id, id)]),
  );
  tell(context, tenantId);
  return webhook;
};

/** Sends a message again with its id. */
export const replayWebhookDelivery = async (
  context: RequestContext,
  id: string,
): Promise<DeliveryRow> => {
  const { tenantId, userId } = await manager(context);
  const at = new Date(context.services.now());
  const [[known]] = await context.db.read(deliveryById(id));
  if (known === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const [, [delivery]] = await context.db.trip(
    replayDelivery(id, newId<string>(), at, userId),
    deliveryById(id),
    ...enqueueAll([deliveryOrder(known.webhookId, known.objectId)]),
  );
  tell(context, tenantId);
  return delivery ?? known;
};

/** Adds a paused webhook, which sends nothing until an admin resumes it. */
export const pauseNewWebhook = async (
  context: RequestContext,
  idempotencyKey: string,
  given: WebhookInput,
): Promise<void> => {
  const { webhook } = await addWebhook(context, idempotencyKey, given);
  await setWebhookPaused(context, webhook.id, true);
};
