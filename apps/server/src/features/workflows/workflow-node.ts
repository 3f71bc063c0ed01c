import type { WorkflowFacts } from '@baton/domain/access/workflow/workflow-access';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { workflowSummary, type WorkflowSummary } from '@baton/domain/workflow/workflow-summary';
import type { PartyNode } from '../people/index.ts';
import type { RunDetails } from '../runs/index.ts';
import type { WorkflowListRow } from './workflow-list.queries.ts';

/** A workflow in the API, from a list row or from its run. */
export interface WorkflowNode {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly blueprintId: string;
  readonly blueprintVersion: number;
  readonly version: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly pausedAt: number | null;
  readonly pauseReason: string | null;
  readonly endReason: string | null;
  readonly runNumber: number;
  readonly deletedAt: number | null;
  readonly owner: PartyNode;
  readonly summary: WorkflowSummary;
  readonly plannedEnd: number | null;
  readonly forecastEnd: number | null;
  /** Last command. Null outside lists. */
  readonly changedAt: number | null;
  readonly tags: readonly string[];
  readonly facts: WorkflowFacts;
  readonly details: RunDetails | null;
}

export const workflowOfRun = (details: RunDetails): WorkflowNode => {
  const { view, texts, viewer } = details;
  const { workflow } = view;
  return {
    id: workflow.id,
    reference: texts.reference,
    name: texts.name,
    description: texts.description,
    blueprintId: texts.blueprintId,
    blueprintVersion: texts.blueprintVersion,
    version: workflow.version,
    startedAt: workflow.startedAt ?? workflow.scheduledFor,
    endedAt: workflow.endedAt,
    pausedAt: workflow.pausedAt,
    pauseReason: workflow.pauseReason,
    endReason: workflow.endReason,
    runNumber: workflow.runNumber,
    deletedAt: workflow.deletedAt,
    owner: texts.parties.get(workflow.ownerId) ?? { id: workflow.ownerId, name: '', kind: 'USER' },
    summary: workflowSummary(view),
    plannedEnd: workflow.plannedEndAtStart ?? texts.plannedEnd,
    forecastEnd: texts.plannedEnd,
    changedAt: null,
    tags: texts.tags,
    facts: factsOfWorkflow(view, viewer),
    details,
  };
};

/** Returns the node of a list row. The row contains only readable data. */
export const workflowOfRow = (row: WorkflowListRow): WorkflowNode => ({
  ...row,
  owner: { id: row.ownerId, name: row.ownerName, kind: 'USER' },
  summary: row,
  facts: {
    ownerId: row.ownerId,
    createdBy: row.createdBy,
    collaborators: row.collaborators,
    scheduleStatus: row.scheduleStatus,
    deletedAt: row.deletedAt,
    viewerTakesPart: true,
    contentAccess: 'WORKFLOW',
    // Lists have no unlink action.
    isLinked: false,
    sharesFields: false,
  },
  details: null,
});
