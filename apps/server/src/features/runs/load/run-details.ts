import DataLoader from 'dataloader';
import type { Actor } from '@baton/domain/access/actor';
import { mayReadTask } from '@baton/domain/access/task-access';
import { asId, type Instant, type TaskId } from '@baton/domain/core/ids';
import { factsIn, type FactsOfTask } from '@baton/domain/run/facts/facts-of-task';
import type { Run, RunTask } from '@baton/domain/run/run';
import { taskOf, viewOf, type RunView } from '@baton/domain/run/run-view';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { readRun } from './read-run.ts';
import type { RunTarget } from './run-cache.ts';
import type { RunTexts } from '../stored/run-texts.ts';

/** A whole run as one viewer sees it: its state, the texts beside it, and what the rules know of each task. */
export interface RunDetails {
  readonly view: RunView;
  readonly texts: RunTexts;
  readonly viewer: Actor;
  readonly factsOf: FactsOfTask;
}

export const toRunDetails = (
  run: Run,
  texts: RunTexts,
  viewer: Actor,
  now: Instant,
): RunDetails => {
  const view = viewOf(run);
  return { view, texts, viewer, factsOf: factsIn(view, viewer, now) };
};

const detailsOf = async (
  context: RequestContext,
  target: RunTarget,
): Promise<RunDetails | null> => {
  const { services, db } = context;
  const loaded = await readRun(
    { services, trip: (...statements) => db.read(...statements) },
    target,
  );
  if (loaded === null) return null;
  return toRunDetails(loaded.run, loaded.texts, actorOf(await context.viewer()), services.now());
};

/** The run of a workflow, or null where there is none in the viewer's workspace. Rights are the caller's to check. */
export const readRunOfWorkflow = (
  context: RequestContext,
  id: string,
): Promise<RunDetails | null> => detailsOf(context, { kind: 'WORKFLOW', id });

/** A task with its run, where the viewer may read the task; else null, as if there were none. */
export const readTask = async (
  context: RequestContext,
  id: string,
): Promise<{ readonly details: RunDetails; readonly task: RunTask } | null> => {
  const details = await detailsOf(context, { kind: 'TASK', id });
  const task = details === null ? undefined : taskOf(details.view, asId<TaskId>(id));
  if (details === null || task === undefined) return null;
  return mayReadTask(details.viewer, details.factsOf(task)) === null ? { details, task } : null;
};

const loaders = new WeakMap<RequestContext, DataLoader<string, RunDetails | null>>();

/** The runs behind the rows of a list, read together in one trip when a row is asked for more than it carries. */
export const runDetailsLoader = (
  context: RequestContext,
): DataLoader<string, RunDetails | null> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, RunDetails | null>((ids) =>
    Promise.all(ids.map((id) => readRunOfWorkflow(context, id))),
  );
  loaders.set(context, loader);
  return loader;
};
