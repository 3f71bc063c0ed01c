import { mayManageSecrets } from '@baton/domain/access/automation-access';
import { mayReadDraft } from '@baton/domain/access/library/blueprint-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { prepared } from '../../platform/db/statement.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';

/** What the linter needs to know about the workspace around a draft. */
export interface DraftCheck {
  readonly missingSecrets: readonly string[];
  readonly isNameTaken: boolean;
}

/**
 * `mayProbe` is true if the viewer may learn whether secrets exist that the stored draft doesn't
 * use.
 */
export const checkOfDraft = prepared<
  DraftCheck,
  readonly [id: string, name: string, secrets: readonly string[], mayProbe: boolean]
>(
  'check_of_draft',
  `SELECT ARRAY(SELECT asked FROM unnest($3::text[]) asked
            WHERE NOT EXISTS (SELECT 1 FROM secret s WHERE s.tenant_id = app.tenant_id() AND s.name = asked)
              AND ($4 OR EXISTS (SELECT 1 FROM blueprint b WHERE b.tenant_id = app.tenant_id() AND b.id = $1
                                    AND position('secret:' || asked IN b.draft::text) > 0))
            ORDER BY asked) AS "missingSecrets",
          EXISTS (SELECT 1 FROM blueprint b
            WHERE b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL AND b.id <> $1
              AND lower(normalize(trim(b.name), NFKC)) = lower(normalize(trim($2), NFKC))) AS "isNameTaken"`,
);

export interface DraftQuestion {
  readonly id: string;
  readonly name: string;
  readonly secrets: readonly string[];
}

/** Returns what is wrong with the name and the secrets of a draft, as its editor shows it. */
export const checkDraft = async (
  context: RequestContext,
  { id, name, secrets }: DraftQuestion,
): Promise<DraftCheck> => {
  const actor = actorOf(await context.viewer());
  demand(mayReadDraft(actor));
  const [[check]] = await context.db.read(
    checkOfDraft(id, name, secrets, mayManageSecrets(actor) === null),
  );
  return check ?? { missingSecrets: [], isNameTaken: false };
};
