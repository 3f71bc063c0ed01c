import { mayReadTask } from '@baton/domain/access/task/task-access';
import type { InstanceKey, StageId } from '@baton/domain/core/ids';
import type { Named } from '@baton/domain/explain/explanation';
import { readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { RunTask } from '@baton/domain/run-model/run';
import { taskOf } from '@baton/domain/run-model/run-view';
import type { RunDetails } from '../runs/index.ts';

const readsTask = ({ viewer, factsOf }: RunDetails, task: RunTask | undefined): boolean =>
  task !== undefined && mayReadTask(viewer, factsOf(task)) === null;

/** Returns true if the viewer reads the workflow or a task in the stage. */
const readsStage = (details: RunDetails, id: StageId): boolean =>
  readsWorkflow(details.view, details.viewer) ||
  details.view.tasks.some((task) => task.stageId === id && readsTask(details, task));

/** Field names in the viewer's language. */
type Questions = ReadonlyMap<InstanceKey, string>;

const nameOf = (details: RunDetails, named: Named, questions: Questions): string | null => {
  const { view, texts } = details;
  switch (named.kind) {
    case 'STAGE':
      return readsStage(details, named.id) ? (texts.stages.get(named.id)?.name ?? null) : null;
    case 'TASK':
      return readsTask(details, taskOf(view, named.id))
        ? (texts.tasks.get(named.id)?.name ?? null)
        : null;
    case 'PARTY':
      return texts.parties.get(named.id)?.name ?? null;
    case 'PLACE':
      return questions.get(named.id) ?? null;
  }
};

/** Returns the names that the viewer can see and the number of hidden ones. */
export const visibleNames = (
  details: RunDetails,
  named: readonly Named[],
  questions: Questions = new Map(),
): { readonly names: readonly string[]; readonly hidden: number } => {
  const names = named.flatMap((one) => nameOf(details, one, questions) ?? []);
  return { names, hidden: named.length - names.length };
};
