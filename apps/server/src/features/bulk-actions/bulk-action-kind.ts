import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { errorAt, type PlannedRow } from '@baton/domain/bulk/bulk-finding';
import { commandOfAction, isWorkflowAction, type BulkAction } from '@baton/domain/bulk/bulk-action';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { previewCommand } from '@baton/domain/run/engine/preview';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { defineBulkKind, type BulkActionNode, type PlanRows } from '../bulk-jobs/index.ts';
import { readRunOfWorkflow, readTask, type RunDetails } from '../runs/index.ts';
import { bulkActionJob, bulkActionKey } from './bulk-actions.jobs.ts';

/** Columns of a bulk action: the id of the task or workflow, its reference, and its name. */
export const itemColumns = ['id', 'reference', 'name'];

type ItemTexts = Pick<RunDetails['texts'], 'reference' | 'name' | 'description' | 'tags'>;

/** Texts of an item that was deleted in between. The engine refuses the command. */
const noTexts = { reference: '', name: '', description: '', tags: [] };

/** Returns the texts of the workflow or task that the action changes. */
export const textsOfItem = (
  { action }: Pick<BulkAction, 'action'>,
  id: string,
  texts: RunDetails['texts'],
): ItemTexts => (isWorkflowAction(action) ? texts : (texts.tasks.get(asId<TaskId>(id)) ?? noTexts));

/** Returns the run of the item. Null if the viewer can't read the item. */
const runOfItem = async (
  context: RequestContext,
  { action }: BulkAction,
  id: string,
): Promise<RunDetails | null> => {
  if (!isWorkflowAction(action)) return (await readTask(context, id))?.details ?? null;
  const details = await readRunOfWorkflow(context, id);
  if (details === null) return null;
  const { view, viewer } = details;
  return mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) === null ? details : null;
};

/** Returns why the command would be refused now, and the texts of the item. */
const previewOn = async (context: RequestContext, action: BulkAction, id: string) => {
  const found = await runOfItem(context, action, id);
  if (found === null) return { refusals: [refuse('NotFound')], cells: [id, '', ''] };
  const { view, viewer } = found;
  const { workflow, stages, tasks, votes, values } = view;
  const { reference, ...own } = textsOfItem(action, id, found.texts);
  const command = commandOfAction(action, id, own);
  const result = previewCommand({ workflow, stages, tasks, votes, values }, command, {
    now: context.services.now(),
    actor: viewer,
  });
  const refusals: readonly Refusal[] = result.ok ? [] : result.refusals;
  return { refusals, cells: [id, reference, own.name] };
};

export interface PreviewedRow extends PlannedRow<true> {
  readonly cells: readonly string[];
}

/** Checks the command on all items by the rules that execute it. They are read together. */
export const previewItems = (
  context: RequestContext,
  action: BulkAction,
  ids: readonly string[],
): Promise<readonly PreviewedRow[]> =>
  Promise.all(
    ids.map(async (id): Promise<PreviewedRow> => {
      const { refusals, cells } = await previewOn(context, action, id);
      const findings = refusals.map((refusal) => errorAt(null, refusal));
      return { cells, findings, intent: findings.length === 0 ? true : null };
    }),
  );

defineBulkKind<BulkActionNode>({
  kind: 'TASKS',
  jobKey: bulkActionKey,
  enqueue: (bulkActionId) =>
    bulkActionJob.enqueue({ bulkActionId }, { key: bulkActionKey(bulkActionId) }),
  // The permission is checked for each command separately.
  runRefusal: () => Promise.resolve(null),
  planner: (context, job) =>
    Promise.resolve(
      (): PlanRows => (rows) =>
        previewItems(
          context,
          job.mapping,
          rows.map(({ cells }) => cells[0] ?? ''),
        ),
    ),
  nameColumn: () => itemColumns.indexOf('name'),
  affectsOtherRows: () => false,
});
