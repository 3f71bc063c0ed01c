import { mayPublish } from '@baton/domain/access/library/blueprint-access';
import { secretsOfContent } from '@baton/domain/blueprint/lint/lint-automation';
import { publishRefusals } from '@baton/domain/blueprint/release/publish';
import { asId, type BlueprintId } from '@baton/domain/core/ids';
import { dayOf } from '@baton/domain/core/dates';
import { refuse } from '@baton/domain/core/refusal';
import { newId } from '../../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { customFieldsOfDraft } from '../../custom-fields/index.ts';
import type { Publication } from '../../library/index.ts';
import { hasUnpublishedChanges, type BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { blueprintDrafts, partiesOfDraft } from '../blueprints.repository.ts';
import { checkOfDraft } from '../draft-check.ts';
import { linkedBlueprints } from '../linked-blueprints.ts';

/** Publishes the draft version that the publisher reviewed. */
export const publishBlueprint = async (
  context: RequestContext,
  publication: Publication,
): Promise<BlueprintNode> => {
  const { id, expectedVersion, idempotencyKey: key } = publication;
  const { item, isDone, actor, viewer, rows } = await blueprints.reachOnce(
    context,
    publication,
    mayPublish,
    partiesOfDraft(id),
    linkedBlueprints(id),
    customFieldsOfDraft(id),
  );
  const [parties, linked, library] = rows;
  if (isDone) return item;
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const now = context.services.now();
  const notes = publication.notes?.trim() ?? '';
  const started = new Map(linked.map((one) => [one.id, one]));
  const versions = new Map(library.map((one) => [one.id, one.version]));
  const { content } = item.details.draft;
  const secrets = secretsOfContent(content);
  const [[check] = []] =
    secrets.length === 0
      ? []
      : await context.db.trip(checkOfDraft(id, content.name, secrets, true));
  const people = new Map(parties.map((party) => [party.id, party]));
  demandAll(
    publishRefusals(
      {
        content,
        notes,
        versionNumber: 1 + (item.details.versions[0]?.number ?? 0),
        hasChanges: hasUnpublishedChanges(item),
      },
      {
        today: dayOf(now, viewer.timeZone),
        party: (party) => people.get(party) ?? null,
        self: asId<BlueprintId>(id),
        blueprint: (one) => started.get(one) ?? null,
        customField: (one) => versions.get(one) ?? null,
        missingSecrets: new Set(check?.missingSecrets),
      },
    ),
  );
  return blueprints.write(context, {
    ...publication,
    statement: blueprintDrafts.publish(
      id,
      expectedVersion,
      newId<string>(),
      notes,
      new Date(now),
      actor.id,
      key,
    ),
  });
};
