import type { StageStatus } from '@baton/domain/run-model/run';
import { prepared } from '../../../platform/db/statement.ts';
import type { PartyNode } from '../../people/index.ts';

export interface StageStepRow {
  readonly workflowId: string;
  readonly name: string;
  readonly status: StageStatus;
}

/** Returns the stages of these workflows, in order. */
export const stageSteps = prepared<StageStepRow, readonly [ids: readonly string[]]>(
  'stage_steps',
  `SELECT workflow_id AS "workflowId", name, status FROM stage
    WHERE tenant_id = app.tenant_id() AND workflow_id = ANY ($1::uuid[])
    ORDER BY workflow_id, position`,
);

export interface WaitedForRow extends PartyNode {
  readonly workflowId: string;
}

/**
 * Returns who must act in these workflows, those with the earliest due date first. `task_party` has
 * their state, so that this is the same as in their task lists.
 */
export const waitedFor = prepared<WaitedForRow, readonly [ids: readonly string[]]>(
  'waited_for',
  `SELECT t.workflow_id AS "workflowId", o.id, o.name, o.kind
     FROM task t JOIN task_party p ON p.tenant_id = t.tenant_id AND p.task_id = t.id AND p.state = 'ACTIONABLE'
          JOIN party o ON o.tenant_id = t.tenant_id AND o.id = p.party_id
    WHERE t.tenant_id = app.tenant_id() AND t.workflow_id = ANY ($1::uuid[]) AND t.started_at IS NOT NULL
      AND t.completed_at IS NULL
    GROUP BY t.workflow_id, o.id, o.name, o.kind
    ORDER BY t.workflow_id, min(p.due_on), o.name`,
);
