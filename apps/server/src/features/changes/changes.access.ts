import {
  mayReadBlueprint,
  type BlueprintFacts,
} from '@baton/domain/access/library/blueprint-access';
import { maxFollowed, mayFollowWorkflow } from '@baton/domain/access/workflow/following';
import type { WorkflowFacts } from '@baton/domain/access/workflow/workflow-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { prepared } from '../../platform/db/statement.ts';
import { readId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';

const workflowFacts = prepared<
  WorkflowFacts & { readonly id: string },
  [ids: readonly string[], parties: readonly string[]]
>(
  'followed_workflows',
  `SELECT w.id, w.owner_id AS "ownerId", w.created_by AS "createdBy", w.deleted_at AS "deletedAt", coalesce(w.marks->'collaborators', '[]') AS collaborators, w.schedule_status AS "scheduleStatus",
          coalesce(w.settings->>'contentAccess', 'WORKFLOW') AS "contentAccess",
          EXISTS (SELECT FROM task_party p
                   WHERE p.tenant_id = w.tenant_id AND p.workflow_id = w.id AND p.party_id = ANY($2::uuid[])) AS "viewerTakesPart"
     FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ANY($1::uuid[])`,
);

const blueprintFacts = prepared<BlueprintFacts & { readonly id: string }, [ids: readonly string[]]>(
  'followed_blueprints',
  `SELECT id, published_version_id IS NOT NULL AS "isPublished", sharing->'starters' AS starters, sharing->'viewers' AS viewers FROM blueprint
    WHERE tenant_id = app.tenant_id() AND id = ANY($1::uuid[]) AND deleted_at IS NULL`,
);

export interface Followed {
  readonly workflowIds: readonly string[];
  readonly blueprintIds: readonly string[];
}

export interface FollowedByViewer {
  readonly viewer: Viewer;
  readonly workflowIds: ReadonlySet<string>;
  readonly blueprintIds: ReadonlySet<string>;
}

const idsOf = (rows: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(rows.map(({ id }) => id));

const readIds = (texts: readonly string[]): readonly string[] =>
  texts.map(readId).filter((id) => id !== null);

const requireAtMostLimit = (ids: readonly string[], name: string): void => {
  if (ids.length > maxFollowed)
    throw new Refused(refuse('TooMany', { count: ids.length, max: maxFollowed }, name));
};

/**
 * Returns the items whose changes the viewer can get. Leaves out unreadable ones instead of an
 * error, because other tabs of the browser use the same stream.
 */
export const selectFollowed = async (
  context: RequestContext,
  { workflowIds, blueprintIds }: Followed,
): Promise<FollowedByViewer> => {
  requireAtMostLimit(workflowIds, 'workflowIds');
  requireAtMostLimit(blueprintIds, 'blueprintIds');
  const viewer = await context.viewer();
  if (workflowIds.length + blueprintIds.length === 0)
    return { viewer, workflowIds: new Set(), blueprintIds: new Set() };
  const [workflows, blueprints] = await context.db.trip(
    workflowFacts(readIds(workflowIds), viewer.parties),
    blueprintFacts(readIds(blueprintIds)),
  );
  const actor = actorOf(viewer);
  return {
    viewer,
    workflowIds: idsOf(workflows.filter((one) => mayFollowWorkflow(actor, one) === null)),
    blueprintIds: idsOf(blueprints.filter((one) => mayReadBlueprint(actor, one) === null)),
  };
};
