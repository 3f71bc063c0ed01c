import { prepared } from '../../../platform/db/statement.ts';

const own = 'tenant_id = app.tenant_id()';

/** Returns a secret of the installation, or no row. */
export const installationSecret = prepared<{ readonly sealed: Buffer }, readonly [name: string]>(
  'installation_secret',
  'SELECT sealed FROM installation_secret WHERE name = $1',
);

/** Stores a secret of the installation if there is none. */
export const insertInstallationSecret = prepared<unknown, readonly [name: string, sealed: Buffer]>(
  'insert_installation_secret',
  'INSERT INTO installation_secret (name, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

/** A browser that shows push messages of a person. */
export interface PushSubscriptionRow {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

export const pushSubscriptionsOf = prepared<PushSubscriptionRow, readonly [partyId: string]>(
  'push_subscriptions_of',
  `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", sent_at AS "sentAt"
     FROM push_subscription WHERE ${own} AND party_id = $1 ORDER BY created_at DESC, id`,
);

/** Removes a browser from the person who used it before. */
export const releaseBrowser = prepared<unknown, readonly [hash: Buffer, id: string]>(
  'release_browser',
  `DELETE FROM push_subscription WHERE ${own} AND endpoint_hash = $1 AND id <> $2`,
);

/** Stores a browser, and removes the oldest ones over the limit. */
export const putPushSubscription = prepared<
  unknown,
  readonly [
    id: string,
    partyId: string,
    hash: Buffer,
    sealed: Buffer,
    userAgent: string,
    at: Date,
    most: number,
  ]
>(
  'put_push_subscription',
  `WITH oldest AS (
     DELETE FROM push_subscription WHERE ${own} AND id IN (
       SELECT s.id FROM push_subscription s
        WHERE s.${own} AND s.party_id = $2 AND s.id <> $1 ORDER BY s.created_at DESC, s.id OFFSET $7 - 1))
   INSERT INTO push_subscription (tenant_id, id, party_id, endpoint_hash, sealed, user_agent, created_at)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6)
   ON CONFLICT (tenant_id, id) DO UPDATE SET sealed = excluded.sealed, user_agent = excluded.user_agent`,
);

/** Removes a browser of a person. */
export const deletePushSubscription = prepared<
  { readonly id: string },
  readonly [id: string, partyId: string]
>(
  'delete_push_subscription',
  `DELETE FROM push_subscription WHERE ${own} AND id = $1 AND party_id = $2 RETURNING id`,
);

/** Removes a browser that doesn't exist anymore. */
export const dropPushSubscription = prepared<unknown, readonly [id: string]>(
  'drop_push_subscription',
  `DELETE FROM push_subscription WHERE ${own} AND id = $1`,
);

/**
 * Plans one message for each browser of a person and notification, and settles all that waited. Each
 * message gets a job of this name.
 */
export const planPushDeliveries = prepared<
  unknown,
  readonly [
    partyId: string,
    notificationIds: readonly string[],
    settledIds: readonly string[],
    at: Date,
    jobName: string,
  ]
>(
  'plan_push_deliveries',
  `WITH planned AS (
     INSERT INTO push_delivery (tenant_id, subscription_id, notification_id, created_at)
     SELECT app.tenant_id(), s.id, n.id, $4 FROM push_subscription s CROSS JOIN unnest($2::uuid[]) AS n (id)
      WHERE s.${own} AND s.party_id = $1
     ON CONFLICT DO NOTHING
     RETURNING subscription_id, notification_id),
   settled AS (
     UPDATE notification SET push_at = NULL WHERE ${own} AND id = ANY ($3::uuid[]))
   SELECT app.enqueue($5, jsonb_build_object('subscriptionId', subscription_id, 'notificationId', notification_id), NULL, NULL, true)
     FROM planned`,
);

type Delivery = readonly [subscriptionId: string, notificationId: string];

export interface ClaimedPush {
  readonly attempts: number;
  readonly createdAt: Date;
  readonly partyId: string;
  readonly subjectId: string;
  readonly sealed: Buffer;
}

/**
 * Claims a message that no worker has claimed yet. A message that was claimed before a crash stays
 * claimed and isn't sent again.
 */
export const claimPush = prepared<ClaimedPush, readonly [...Delivery, at: Date]>(
  'claim_push',
  `UPDATE push_delivery d SET claimed_at = $3, attempts = d.attempts + 1
     FROM push_subscription s, notification n
    WHERE d.${own} AND d.subscription_id = $1 AND d.notification_id = $2 AND d.claimed_at IS NULL
      AND s.${own} AND s.id = $1 AND n.${own} AND n.id = $2 AND n.party_id = s.party_id
   RETURNING d.attempts, d.created_at AS "createdAt", s.party_id AS "partyId", n.subject_id AS "subjectId", s.sealed`,
);

/** Makes a failed message available to be sent again. */
export const releasePush = prepared<unknown, Delivery>(
  'release_push',
  `UPDATE push_delivery SET claimed_at = NULL WHERE ${own} AND subscription_id = $1 AND notification_id = $2`,
);

/** Ends a message. The time is set if the browser received it. */
export const endPush = prepared<unknown, readonly [...Delivery, sentAt: Date | null]>(
  'end_push',
  `WITH ended AS (
     DELETE FROM push_delivery WHERE ${own} AND subscription_id = $1 AND notification_id = $2)
   UPDATE push_subscription SET sent_at = $3 WHERE ${own} AND id = $1 AND $3::timestamptz IS NOT NULL`,
);

/** Deletes messages that were planned before a time. */
export const sweepPush = prepared<unknown, readonly [before: Date]>(
  'sweep_push',
  `DELETE FROM push_delivery WHERE ${own} AND created_at < $1`,
);
