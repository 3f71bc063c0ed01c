import { mayPublish } from '@baton/domain/access/blueprint-access';
import { secretsOfContent } from '@baton/domain/blueprint/lint/lint-automation';
import { publishRefusals } from '@baton/domain/blueprint/release/publish';
import { asId, type BlueprintId } from '@baton/domain/core/ids';
import { dayOf } from '@baton/domain/core/dates';
import { refuse } from '@baton/domain/core/refusal';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { customFieldsOfDraft } from '../custom-fields/index.ts';
import { hasUnpublishedChanges, type BlueprintNode, type VersionNode } from './blueprint-node.ts';
import { reachDraft } from './blueprints.access.ts';
import { blueprintOfCommand, insertVersion, partiesOfDraft } from './blueprints.repository.ts';
import { checkOfDraft } from './draft-check.ts';
import { linkedBlueprints } from './linked-blueprints.ts';
import { checkRepeatedCommand } from './create-blueprint.ts';

export interface Publication {
  readonly id: string;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
  readonly notes?: string | null | undefined;
}

/** Publishes the draft version that the publisher reviewed. */
export const publishBlueprint = async (
  context: RequestContext,
  { id, expectedVersion, idempotencyKey, notes: written }: Publication,
): Promise<BlueprintNode> => {
  const { blueprint, draft, actor, tenantId, timeZone, rows } = await reachDraft(
    context,
    id,
    partiesOfDraft(id),
    blueprintOfCommand(idempotencyKey),
    linkedBlueprints(id),
    customFieldsOfDraft(id),
  );
  const [parties, doneBefore, linked, library] = rows;
  demand(mayPublish(actor));
  if (doneBefore.some((subject) => subject.id === id)) return blueprint;
  if (blueprint.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const now = context.services.now();
  const notes = written?.trim() ?? '';
  const started = new Map(linked.map((one) => [one.id, one]));
  const editions = new Map(library.map((one) => [one.id, one.version]));
  const { content } = draft;
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
        versionNumber: 1 + (blueprint.details?.versions[0]?.number ?? 0),
        hasChanges: hasUnpublishedChanges(blueprint),
      },
      {
        today: dayOf(now, timeZone),
        party: (party) => people.get(party) ?? null,
        self: asId<BlueprintId>(id),
        blueprint: (one) => started.get(one) ?? null,
        customField: (one) => editions.get(one) ?? null,
        missingSecrets: new Set(check?.missingSecrets),
      },
    ),
  );

  const versionId = newId<string>();
  try {
    const [[row]] = await context.db.trip(
      insertVersion(id, expectedVersion, versionId, notes, new Date(now), actor.id, idempotencyKey),
    );
    if (row === undefined) return await checkRepeatedCommand(context, idempotencyKey, id);
    context.services.publish({ tenantId, blueprintId: id, partyIds: [] });
    const viewer = await context.viewer();
    const published: VersionNode = {
      id: versionId,
      number: row.number,
      notes,
      publishedAt: now,
      publishedBy: { id: viewer.userId, name: viewer.userName, kind: 'USER' },
    };
    return {
      ...blueprint,
      published,
      publishedDraft: expectedVersion,
      details: {
        draft,
        versions: [published, ...(blueprint.details?.versions ?? [])],
        variants: blueprint.details?.variants ?? [],
      },
    };
  } catch (error) {
    if (violates(error, 'command_log_pkey'))
      return checkRepeatedCommand(context, idempotencyKey, id);
    throw error;
  }
};
