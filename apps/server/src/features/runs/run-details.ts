import DataLoader from 'dataloader';
import type { Actor } from '@baton/domain/party/actor';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { asId, type Instant, type TaskId } from '@baton/domain/core/ids';
import { factsIn, type FactsOfTask } from '@baton/domain/run/facts/facts-of-task';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import { taskOf, viewOf, type RunView } from '@baton/domain/run-model/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readRun, type RunTexts } from './store/index.ts';

/** A run as one viewer sees it: state, texts, and access to each task. */
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
  kind: 'TASK' | 'WORKFLOW',
  id: string,
): Promise<RunDetails | null> => {
  const { services, db } = context;
  const loaded = await readRun(
    { services, trip: (...statements) => db.read(...statements) },
    { kind, id },
  );
  if (loaded === null) return null;
  return toRunDetails(loaded.run, loaded.texts, actorOf(await context.viewer()), services.now());
};

/**
 * Returns the run of a workflow, or null if the viewer's workspace has none. Callers must check
 * access.
 */
export const readRunOfWorkflow = (
  context: RequestContext,
  id: string,
): Promise<RunDetails | null> => detailsOf(context, 'WORKFLOW', id);

/** Returns a task with its run, or null if the viewer has no read access. */
export const readTask = async (
  context: RequestContext,
  id: string,
): Promise<{ readonly details: RunDetails; readonly task: RunTask } | null> => {
  const details = await detailsOf(context, 'TASK', id);
  const task = details === null ? undefined : taskOf(details.view, asId<TaskId>(id));
  if (details === null || task === undefined) return null;
  return mayReadTask(details.viewer, details.factsOf(task)) === null ? { details, task } : null;
};

const loaders = new WeakMap<RequestContext, DataLoader<string, RunDetails | null>>();

/**
 * Loads the runs of list rows in one round trip, if a row is asked for fields that the list doesn't
 * contain.
 */
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
