import { mayEditBlueprint, mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { refuse } from '@baton/domain/core/refusal';
import {
  aliasRefusal,
  cleanAlias,
  cleanSender,
  sendersRefusal,
  workspaceMailDomain,
} from '@baton/domain/mail/mail-alias';
import { mailIntakeRefusal } from '@baton/domain/blueprint/mail-intake';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { personAsViewer } from '../../platform/graphql/viewer.ts';
import { publishedForm } from '../public-forms/index.ts';
import { ownMailLabel, saveAlias, type MailAliasRow } from './mail-alias.queries.ts';

export interface AliasSettings {
  readonly blueprintId: string;
  readonly alias: string;
  readonly ownerId: string;
  readonly senders: readonly string[];
  readonly isOff: boolean;
}

/** Creates the email address of a blueprint, or changes it. */
export const saveMailAlias = async (
  context: RequestContext,
  { blueprintId, ownerId, isOff, ...given }: AliasSettings,
): Promise<MailAliasRow> => {
  const { mailDomain, now } = context.services;
  const [[form], [owner], [own]] = await context.db.trip(
    publishedForm(blueprintId),
    personAsViewer(ownerId),
    ownMailLabel(),
  );
  const viewer = await context.viewer();
  // First, so that people who can't edit blueprints don't learn whether this one exists.
  demand(mayEditBlueprint(actorOf(viewer)));
  if (form === undefined || mailDomain === null) throw new Refused(refuse('NotFound'));
  if (form.content === null) throw new Refused(refuse('PublicFormUnavailable'));
  const domain = workspaceMailDomain(mailDomain, own?.label ?? null);
  demandAll(
    [aliasRefusal(given.alias, domain), sendersRefusal(given.senders)].filter(
      (refusal) => refusal !== null,
    ),
  );
  if (!isOff) demand(mailIntakeRefusal(completeContent(form.content)));
  if (owner === undefined) throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  const actor = actorOf(owner);
  const refusal =
    mayOwnWorkflow({ ...actor, kind: 'USER' }) ??
    mayStartFrom(actor, { isPublished: true, starters: form.starters });
  if (refusal !== null) throw new Refused(refuse('OwnerCannotStart', {}, 'ownerId'));
  const alias = cleanAlias(given.alias);
  const senders = [...new Set(given.senders.map(cleanSender))];
  try {
    const [[saved]] = await context.db.trip(
      saveAlias(
        ...([newId<string>(), blueprintId, alias, ownerId, senders, isOff] as const),
        ...([newId<string>(), new Date(now()), viewer.userId] as const),
      ),
    );
    if (saved === undefined) throw new Refused(refuse('NotFound'));
    return saved;
  } catch (error) {
    if (violates(error, 'mail_alias_alias'))
      throw new Refused(refuse('NameConflict', { object: 'alias', name: alias }, 'alias'));
    throw error;
  }
};
