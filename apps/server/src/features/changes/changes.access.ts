import { mayReadBlueprint, type BlueprintFacts } from '@baton/domain/access/blueprint-access';
import { mayFollowWorkflow } from '@baton/domain/access/following';
import type { WorkflowFacts } from '@baton/domain/access/workflow-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { prepared } from '../../platform/db/statement.ts';
import { nilId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';

const workflowFacts = prepared<WorkflowFacts, [id: string, parties: readonly string[]]>(
  'followed_workflow',
  `SELECT w.owner_id AS "ownerId", w.created_by AS "createdBy", w.deleted_at AS "deletedAt", coalesce(w.marks->'collaborators', '[]') AS collaborators, w.schedule_status AS "scheduleStatus",
          coalesce(w.settings->>'contentAccess', 'WORKFLOW') AS "contentAccess",
          EXISTS (SELECT FROM task_party p
                   WHERE p.tenant_id = w.tenant_id AND p.workflow_id = w.id AND p.party_id = ANY($2::uuid[])) AS "viewerTakesPart"
     FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = $1`,
);

const blueprintFacts = prepared<BlueprintFacts, [id: string]>(
  'followed_blueprint',
  `SELECT published_version_id IS NOT NULL AS "isPublished", sharing->'starters' AS starters, sharing->'viewers' AS viewers FROM blueprint
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL`,
);

export interface Followed {
  readonly workflowId: string | null;
  readonly blueprintId: string | null;
}

/** Who follows what, once it is certain that they may; what they may not read is not there. */
export const reachFollowed = async (
  context: RequestContext,
  { workflowId, blueprintId }: Followed,
): Promise<Viewer> => {
  const viewer = await context.viewer();
  if (workflowId === null && blueprintId === null) return viewer;
  const [workflows, blueprints] = await context.db.trip(
    workflowFacts(workflowId ?? nilId, viewer.parties),
    blueprintFacts(blueprintId ?? nilId),
  );
  const actor = actorOf(viewer);
  const [workflow, blueprint] = [workflows[0], blueprints[0]];
  if (
    workflowId !== null &&
    (workflow === undefined || mayFollowWorkflow(actor, workflow) !== null)
  )
    throw new Refused(refuse('NotFound', {}, 'workflowId'));
  if (
    blueprintId !== null &&
    (blueprint === undefined || mayReadBlueprint(actor, blueprint) !== null)
  )
    throw new Refused(refuse('NotFound', {}, 'blueprintId'));
  return viewer;
};
