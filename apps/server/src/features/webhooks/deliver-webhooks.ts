import { randomInt } from 'node:crypto';
import { minute, second } from '@baton/domain/core/dates';
import { longestFailure, nextAttempt, outcomeOf } from '@baton/domain/webhook/webhook-rules';
import { newId } from '../../platform/db/uuid.ts';
import type { EgressResult } from '../../platform/egress/egress.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import {
  claimDelivery,
  nextDelivery,
  pauseFailing,
  recordAttempt,
  type DueDelivery,
} from './deliveries.repository.ts';
import { tellPaused } from './tell-paused.ts';
import { signedHeaders, webhookPlace } from './webhook-signature.ts';
import { deliveryOrder, testType } from './webhooks.jobs.ts';

/** Messages that one job sends, so that a server can stop between jobs. */
const batch = 50;
/**
 * Maximum time of one job. Then jobs of other workspaces run, because a slow receiver occupies a
 * worker.
 */
const longest = 5 * second;
/** Time for which a message is claimed. Longer than the timeout of a request. */
const claim = minute;
const mostResponse = 2000;

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number | null;
  readonly failure: string | null;
  readonly response: string | null;
  readonly durationMs: number;
}

const sentOf = (result: EgressResult): Omit<Sent, 'headers'> =>
  result.kind === 'FAILED'
    ? { status: null, failure: result.failure, response: null, durationMs: result.durationMs }
    : {
        status: result.status,
        failure: null,
        response: result.body.toString().replaceAll('\u0000', '').slice(0, mostResponse),
        durationMs: result.durationMs,
      };

const send = async (
  { egress, secrets, now }: Services,
  tenantId: string,
  webhookId: string,
  { id, body, url, secret, oldSecret }: DueDelivery,
): Promise<Sent> => {
  const place = webhookPlace(tenantId, webhookId);
  const keys = [secret, oldSecret].flatMap((one) =>
    one === null ? [] : (secrets.open(one, place) ?? []),
  );
  const headers = signedHeaders(id, now(), body, keys);
  return { headers, ...sentOf(await egress.send({ method: 'POST', url, headers, body })) };
};

/** Sends one message, and records what came back. Returns whether it was confirmed. */
const deliver = async (
  services: Services,
  tenantId: string,
  webhookId: string,
  due: DueDelivery,
): Promise<boolean> => {
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const sent = await send(services, tenantId, webhookId, due);
  const at = now();
  const outcome = outcomeOf(sent.status, due.firstAt?.getTime() ?? at, at);
  const states = { DELIVERED: 'DELIVERED', RETRY: 'PENDING', GIVE_UP: 'FAILED' } as const;
  const next = nextAttempt(due.attempts + 1, at, randomInt(1000) / 1000);
  const isFailing =
    outcome !== 'DELIVERED' &&
    due.failingSince !== null &&
    at - due.failingSince.getTime() >= longestFailure;
  // The message waits for the person who resumes the webhook.
  const state = isFailing ? 'PENDING' : states[outcome];
  const [, paused] = await database.trip(
    scope,
    recordAttempt(
      ...([due.id, state, new Date(at), new Date(next)] as const),
      ...([newId<string>(), due.url, JSON.stringify(sent.headers)] as const),
      ...([sent.status, sent.failure, sent.response, sent.durationMs] as const),
    ),
    ...(isFailing ? [pauseFailing(webhookId, new Date(at))] : []),
  );
  for (const webhook of paused ?? []) await tellPaused(services, tenantId, webhookId, webhook);
  // Updates open screens only after tests, replays, and retries, for which admins wait. Doing so
  // for each message would refresh open lists all the time.
  if (due.type === testType || due.isRepeated) services.publish({ tenantId, partyIds: [] });
  return outcome !== 'RETRY' && !isFailing;
};

/**
 * Sends the waiting messages about one workflow in order. A failed one is sent again later, and the
 * others wait for it. After a crash, a message can be sent twice with the same id.
 */
export const deliverWebhooks = async (
  services: Services,
  tenantId: string,
  webhookId: string,
  objectId: string,
): Promise<void> => {
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const startedAt = now();
  for (let left = batch; left > 0 && now() - startedAt < longest; left -= 1) {
    const at = now();
    const [[due]] = await database.trip(
      scope,
      claimDelivery(webhookId, objectId, new Date(at), new Date(at + claim)),
    );
    if (due === undefined || !(await deliver(services, tenantId, webhookId, due))) break;
  }
  const [[next]] = await database.trip(scope, nextDelivery(webhookId, objectId));
  if (next === undefined) return;
  // Due messages wait for another worker, or for the next job.
  const runAt = Math.max(next.nextAt.getTime(), now() + 1000);
  await database.trip(scope, ...enqueueAll([deliveryOrder(webhookId, objectId, runAt)]));
};
