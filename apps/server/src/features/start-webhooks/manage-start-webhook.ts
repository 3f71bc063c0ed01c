import { mayEditBlueprint, mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { refuse } from '@baton/domain/core/refusal';
import { mappingRefusals, type StartMapping } from '@baton/domain/start-webhook/start-body';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { personAsViewer } from '../../platform/graphql/viewer.ts';
import { publishedForm } from '../public-forms/index.ts';
import { makeWebhookSecret } from '../webhooks/index.ts';
import { startSecretPlace } from './start-secret.ts';
import {
  insertStartWebhook,
  rotateStartWebhook,
  updateStartWebhook,
  webhooksOfBlueprints,
  type StartWebhookRow,
} from './start-webhooks.queries.ts';

/** How long a former secret is valid, in milliseconds. */
const overlap = 24 * 60 * 60_000;

export interface StartWebhookSettings {
  readonly blueprintId: string;
  readonly ownerId: string;
  readonly mapping: StartMapping;
  readonly isOff: boolean;
}

/** An address with a secret that is shown once. Null if the secret didn't change. */
export interface SavedStartWebhook {
  readonly webhook: StartWebhookRow;
  readonly secret: string | null;
}

const reach = async (context: RequestContext, blueprintId: string, ownerId: string | null) => {
  const [[form], [webhook], [owner]] = await context.db.trip(
    publishedForm(blueprintId),
    webhooksOfBlueprints([blueprintId]),
    personAsViewer(ownerId ?? blueprintId),
  );
  const viewer = await context.viewer();
  // First, so that people who can't edit blueprints don't learn whether this one exists.
  demand(mayEditBlueprint(actorOf(viewer)));
  if (form === undefined) throw new Refused(refuse('NotFound'));
  return { viewer, form, owner, webhook: webhook ?? null };
};

/** Creates the address of a blueprint, or changes its settings. */
export const saveStartWebhook = async (
  context: RequestContext,
  { blueprintId, ownerId, mapping, isOff }: StartWebhookSettings,
): Promise<SavedStartWebhook> => {
  const { secrets, now } = context.services;
  const { viewer, form, owner, webhook } = await reach(context, blueprintId, ownerId);
  if (form.content === null) throw new Refused(refuse('PublicFormUnavailable'));
  demandAll(mappingRefusals(completeContent(form.content), mapping));
  if (owner === undefined) throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  const actor = actorOf(owner);
  const refusal =
    mayOwnWorkflow({ ...actor, kind: 'USER' }) ??
    mayStartFrom(actor, { isPublished: true, starters: form.starters });
  if (refusal !== null) throw new Refused(refuse('OwnerCannotStart', {}, 'ownerId'));
  const at = new Date(now());
  const entry = [newId<string>(), at, viewer.userId] as const;
  const texts = JSON.stringify(mapping);
  if (webhook !== null) {
    const [[saved]] = await context.db.trip(
      updateStartWebhook(webhook.id, ownerId, texts, isOff, ...entry),
    );
    return { webhook: saved ?? webhook, secret: null };
  }
  const id = newId<string>();
  const secret = makeWebhookSecret();
  const sealed = secrets.seal(secret, startSecretPlace(viewer.tenantId, id));
  const [[made]] = await context.db.trip(
    insertStartWebhook(id, blueprintId, ownerId, texts, sealed, ...entry),
  );
  if (made === undefined) throw new Refused(refuse('VersionConflict'));
  return { webhook: made, secret };
};

/** Replaces the secret of an address. The former one stays valid for a day. */
export const rotateStartSecret = async (
  context: RequestContext,
  blueprintId: string,
): Promise<SavedStartWebhook> => {
  const { secrets, now } = context.services;
  const { viewer, webhook } = await reach(context, blueprintId, null);
  if (webhook === null) throw new Refused(refuse('NotFound'));
  const secret = makeWebhookSecret();
  const sealed = secrets.seal(secret, startSecretPlace(viewer.tenantId, webhook.id));
  const at = now();
  const [[rotated]] = await context.db.trip(
    rotateStartWebhook(
      ...([webhook.id, sealed, new Date(at + overlap)] as const),
      ...([newId<string>(), new Date(at), viewer.userId] as const),
    ),
  );
  return { webhook: rotated ?? webhook, secret };
};
