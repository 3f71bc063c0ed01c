import { mayFixLink } from '@baton/domain/access/workflow/linked-access';
import { leadsWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { refuse } from '@baton/domain/core/refusal';
import { linkLimits } from '@baton/domain/blueprint/link-rule';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import { readRunOfWorkflow, readTask, type RunDetails } from '../runs/index.ts';

const notLinkable = () => new Refused(refuse('WorkflowNotLinkable', {}, 'workflowId'));

/**
 * Returns true if the workflow is a direct or indirect parent of the run. Linking it would create a
 * cycle.
 */
const isAbove = async (
  context: RequestContext,
  workflowId: string,
  run: RunDetails,
): Promise<boolean> => {
  let at: RunDetails | null = run;
  for (let depth = 0; at !== null && depth <= linkLimits.depth; depth += 1) {
    const { id, parent }: RunDetails['view']['workflow'] = at.view.workflow;
    if (id === workflowId) return true;
    at = parent?.isBound === true ? await readRunOfWorkflow(context, parent.workflowId) : null;
  }
  return false;
};

/**
 * Throws unless the person owns or edits both workflows, and the new one has the same blueprint and
 * no parent.
 */
export const requireLinkable = async (
  context: RequestContext,
  taskId: string,
  workflowId: string,
): Promise<void> => {
  const found = await readTask(context, taskId);
  if (found === null) throw new Refused(refuse('NotFound'));
  const { details, task } = found;
  demand(mayFixLink(details.viewer, details.factsOf(task)));
  const other = await readRunOfWorkflow(context, workflowId);
  if (other === null || !leadsWorkflow(other.viewer, other.view.workflow)) throw notLinkable();
  const isTaken = other.view.workflow.parent?.isBound === true;
  const { variant } = other.view.workflow;
  const startedFrom = variant?.standard.id ?? other.texts.blueprintId;
  if (isTaken || startedFrom !== task.plan.link?.blueprint) throw notLinkable();
  if (await isAbove(context, workflowId, details)) throw notLinkable();
};
