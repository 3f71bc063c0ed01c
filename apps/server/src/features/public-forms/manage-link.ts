import { mayEditBlueprint, mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { refuse } from '@baton/domain/core/refusal';
import { linkSettingsRefusals } from '@baton/domain/public-form/public-link';
import { publicFormRefusal } from '@baton/domain/public-form/public-questions';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { personAsViewer, type Viewer } from '../../platform/graphql/viewer.ts';
import { partiesKnown, publishedForm } from './public-form.queries.ts';
import { linkPlace } from './public-link-node.ts';
import {
  insertLinkRow,
  linksOfBlueprints,
  renewLinkRow,
  revokeLinkRow,
  updateLinkRow,
  type LinkSettings,
  type PublicLinkRow,
} from './public-links.queries.ts';

export interface LinkChange extends LinkSettings {
  readonly blueprintId: string;
  /** Version that the person saw. Null to create the link. */
  readonly expectedVersion: number | null;
}

interface ReachedLink {
  readonly viewer: Viewer;
  readonly link: PublicLinkRow | null;
  readonly isPublished: boolean;
}

/** Returns the link of a blueprint that the viewer can edit. */
const reach = async (context: RequestContext, blueprintId: string): Promise<ReachedLink> => {
  const [[form], [link]] = await context.db.trip(
    publishedForm(blueprintId),
    linksOfBlueprints([blueprintId]),
  );
  const viewer = await context.viewer();
  // First, so that people who can't edit blueprints don't learn whether this one exists.
  demand(mayEditBlueprint(actorOf(viewer)));
  if (form === undefined) throw new Refused(refuse('NotFound'));
  return { viewer, link: link ?? null, isPublished: form.content !== null };
};

/**
 * Throws if the owner can't start and own workflows of the blueprint, or a person, team, or role is
 * unknown.
 */
const demandPeople = async (context: RequestContext, change: LinkChange): Promise<void> => {
  const { blueprintId, ownerId, notifiedIds } = change;
  const [[form], [owner], known] = await context.db.trip(
    publishedForm(blueprintId),
    personAsViewer(ownerId),
    partiesKnown(notifiedIds),
  );
  if (form?.content == null) throw new Refused(refuse('PublicFormUnavailable'));
  demand(publicFormRefusal(completeContent(form.content)));
  if (owner === undefined) throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  const actor = actorOf(owner);
  const refusal =
    mayOwnWorkflow({ ...actor, kind: 'USER' }) ??
    mayStartFrom(actor, { isPublished: true, starters: form.starters });
  if (refusal !== null) throw new Refused(refuse('OwnerCannotStart', {}, 'ownerId'));
  if (known.length !== new Set(notifiedIds).size)
    throw new Refused(refuse('UnknownParty', {}, 'notifiedIds'));
};

const settingValues = ({ confirmation, ...change }: LinkChange, viewer: Viewer, at: number) =>
  [
    change.ownerId,
    change.closesAt,
    change.quota,
    change.languages,
    confirmation.trim(),
    [...new Set(change.notifiedIds)],
    change.allowsEmbedding,
    change.confirmsAddress,
    newId<string>(),
    new Date(at),
    viewer.userId,
  ] as const;

/** Creates the public link of a blueprint, or changes its settings. */
export const savePublicLink = async (
  context: RequestContext,
  change: LinkChange,
): Promise<PublicLinkRow> => {
  const { secrets, now } = context.services;
  const { viewer, link } = await reach(context, change.blueprintId);
  const at = now();
  const { closesAt, quota, confirmation, expectedVersion } = change;
  // Only a changed end date must be in the future.
  const isNewEnd = closesAt?.getTime() !== link?.closesAt?.getTime();
  demandAll(
    linkSettingsRefusals(
      { closesAt: isNewEnd ? (closesAt?.getTime() ?? null) : null, quota, confirmation },
      { submissionCount: link?.submissionCount ?? 0, now: at },
    ),
  );
  await demandPeople(context, change);
  const values = settingValues(change, viewer, at);
  if (expectedVersion !== null) {
    if (link === null) throw new Refused(refuse('NotFound'));
    const [[saved]] = await context.db.trip(updateLinkRow(...values, link.id, expectedVersion));
    if (saved === undefined) throw new Refused(refuse('VersionConflict'));
    return saved;
  }
  const id = newId<string>();
  const { token, hash } = makeSessionToken();
  const sealed = secrets.seal(token, linkPlace(viewer.tenantId, id));
  const [[saved]] = await context.db.trip(
    insertLinkRow(...values, id, change.blueprintId, hash, sealed),
  );
  if (saved === undefined) throw new Refused(refuse('VersionConflict'));
  return saved;
};

/** Gives the public link of a blueprint a new address. The former one stops working. */
export const renewPublicLink = async (
  context: RequestContext,
  blueprintId: string,
): Promise<PublicLinkRow> => {
  const { secrets, now } = context.services;
  const { viewer, link, isPublished } = await reach(context, blueprintId);
  if (link === null) throw new Refused(refuse('NotFound'));
  if (!isPublished) throw new Refused(refuse('PublicFormUnavailable'));
  const { token, hash } = makeSessionToken();
  const sealed = secrets.seal(token, linkPlace(viewer.tenantId, link.id));
  const [[renewed]] = await context.db.trip(
    renewLinkRow(link.id, hash, sealed, newId(), new Date(now()), viewer.userId),
  );
  return renewed ?? link;
};

/** Turns the public link of a blueprint off. */
export const revokePublicLink = async (
  context: RequestContext,
  blueprintId: string,
): Promise<PublicLinkRow> => {
  const { viewer, link } = await reach(context, blueprintId);
  if (link === null) throw new Refused(refuse('NotFound'));
  const at = new Date(context.services.now());
  const [[revoked]] = await context.db.trip(revokeLinkRow(link.id, newId(), at, viewer.userId));
  return revoked ?? link;
};
