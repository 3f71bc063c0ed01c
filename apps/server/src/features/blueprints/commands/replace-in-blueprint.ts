import { completeContent, type StoredContent } from '@baton/domain/blueprint/complete-content';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import { replaceParty, replacementRefusals } from '@baton/domain/blueprint/release/replace-party';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { isDeepEqual } from '@baton/domain/core/equality';
import { refuse } from '@baton/domain/core/refusal';
import { isDatabaseError } from '../../../platform/db/database-error.ts';
import { prepared, type RowsOf, type Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import { blueprintDrafts, lintPartiesNamed } from '../blueprints.repository.ts';

interface ReplacedRow {
  readonly draft: StoredContent;
  readonly draftVersion: number;
  readonly hasChanges: boolean;
  readonly published: StoredContent | null;
  readonly versionId: string | null;
  readonly notes: string;
}

/**
 * Returns the blueprint, and version notes with the names of both people, such as `Lee → Sofia`.
 */
const blueprintToChange = prepared<ReplacedRow, readonly [id: string, from: string, to: string]>(
  'blueprint_to_change',
  `SELECT b.draft, b.draft_version AS "draftVersion", b.published_draft IS DISTINCT FROM b.draft_version AS "hasChanges",
          v.content AS published, v.id AS "versionId",
          (SELECT f.name || ' → ' || t.name FROM party f JOIN party t ON t.tenant_id = f.tenant_id AND t.id = $3
            WHERE f.tenant_id = b.tenant_id AND f.id = $2) AS notes
     FROM blueprint b LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND b.deleted_at IS NULL`,
);

/** Fails the transaction if someone saved, published, or deleted the blueprint in between. */
const demandUnchanged = prepared<
  unknown,
  readonly [id: string, draftVersion: number, versionId: string | null]
>(
  'demand_unchanged_blueprint',
  `SELECT coalesce((SELECT id FROM blueprint WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL
      AND draft_version = $2 AND published_version_id IS NOT DISTINCT FROM $3::uuid FOR UPDATE), app.refuse_outdated())`,
);

interface Channel {
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
}

export interface Replacement {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  readonly by: string;
}

const attempts = 3;

/**
 * Replaces a person in the draft, and publishes the current version with the other person. Other
 * changes of the draft stay unpublished. Throws Refused if the version would get an error.
 */
export const replaceInBlueprint = async (
  channel: Channel,
  replacement: Replacement,
  more: readonly Statement[],
): Promise<void> => {
  for (let left = attempts; ; left -= 1)
    try {
      return await replaceOnce(channel, replacement, more);
    } catch (error) {
      if (!isDatabaseError(error, 'Outdated')) throw error;
      if (left === 1) throw new Refused(refuse('VersionConflict'));
    }
};

const replaceOnce = async (
  { trip }: Channel,
  { id, from, to, at, by }: Replacement,
  more: readonly Statement[],
): Promise<void> => {
  const [[row]] = await trip(blueprintToChange(id, from, to));
  if (row === undefined) throw new Refused(refuse('NotFound'));
  const replaced = (stored: StoredContent) => {
    const before = completeContent(stored);
    return { before, after: replaceParty(before, asId<PartyId>(from), asId<PartyId>(to)) };
  };
  const draft = replaced(row.draft);
  const current = row.published === null ? null : replaced(row.published);
  const write = (content: typeof draft.after, version: number) =>
    blueprintDrafts.save({ id, content, at: at.getTime(), by, key: newId<string>() }, version);
  const statements: Statement[] = [];
  let version = row.draftVersion;
  if (current !== null && !isDeepEqual(current.before, current.after)) {
    const named = [...partiesOfContent(current.before), ...partiesOfContent(current.after)];
    const [parties] = await trip(lintPartiesNamed(named));
    const people = new Map(parties.map((party) => [party.id, party]));
    demandAll(
      replacementRefusals(current.before, current.after, {
        party: (party) => people.get(party) ?? null,
      }),
    );
    statements.push(
      write(current.after, version),
      blueprintDrafts.publish(id, version + 1, newId<string>(), row.notes, at, by, newId<string>()),
    );
    version += 1;
    if (row.hasChanges) statements.push(write(draft.after, version));
  } else if (!isDeepEqual(draft.before, draft.after)) statements.push(write(draft.after, version));
  await trip(demandUnchanged(id, row.draftVersion, row.versionId), ...statements, ...more);
};
