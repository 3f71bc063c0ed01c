import {
  mostPushSubscriptions,
  pushTargetRefusals,
  type PushTarget,
} from '@baton/domain/notification/push-rules';
import { createHash } from 'node:crypto';
import { refuse } from '@baton/domain/core/refusal';
import { derivedId } from '../../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { pushKeys } from './push-keys.ts';
import {
  deletePushSubscription,
  pushSubscriptionsOf,
  putPushSubscription,
  releaseBrowser,
  type PushSubscriptionRow,
} from './push.repository.ts';
import { pushPlace } from './send-push.ts';

export type { PushSubscriptionRow };

/** Returns the browsers that show push messages of the viewer, latest first. */
export const ownPushSubscriptions = async (
  context: RequestContext,
): Promise<readonly PushSubscriptionRow[]> => {
  const { userId } = await context.viewer();
  const [rows] = await context.db.read(pushSubscriptionsOf(userId));
  return rows;
};

/** Returns the public key with which browsers subscribe. */
export const pushKey = async (context: RequestContext): Promise<string> => {
  await context.viewer();
  const keys = await pushKeys(context.services);
  if (keys === null) throw new Refused(refuse('Unavailable'));
  return keys.publicKey;
};

/** Adds a browser of the viewer, and returns its id. Repeating it is safe. */
export const addPushSubscription = async (
  context: RequestContext,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<string> => {
  const { tenantId, userId } = await context.viewer();
  demandAll(pushTargetRefusals({ endpoint, p256dh, auth }));
  const { secrets, now } = context.services;
  const id = derivedId('push-subscription', tenantId, userId, endpoint);
  const hash = createHash('sha256').update(endpoint).digest();
  const sealed = secrets.seal(JSON.stringify({ endpoint, p256dh, auth }), pushPlace(tenantId, id));
  await context.db.trip(
    releaseBrowser(hash, id),
    putPushSubscription(
      ...([id, userId, hash, sealed, context.http.userAgent] as const),
      new Date(now()),
      mostPushSubscriptions,
    ),
  );
  return id;
};

/** Removes a browser of the viewer. Removing an unknown one has no effect. */
export const removePushSubscription = async (
  context: RequestContext,
  id: string,
): Promise<void> => {
  const { userId } = await context.viewer();
  await context.db.trip(deletePushSubscription(id, userId));
};
