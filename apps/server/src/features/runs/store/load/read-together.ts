import { headsOfWorkflows, runsIn, runsOfTasks, runsOfWorkflows } from './load-together.ts';
import { readRun } from './read-run.ts';
import { runCacheOf, type RememberedRun, type RunTarget } from './run-cache.ts';
import type { RunChannel } from '../../run-channel.ts';
import type { LoadedRun } from './run-load.ts';

/** Returns cached runs that are still current, by target id. */
const readRemembered = async (
  { trip }: Pick<RunChannel, 'trip'>,
  known: readonly (readonly [RunTarget, RememberedRun])[],
): Promise<readonly (readonly [string, LoadedRun])[]> => {
  if (known.length === 0) return [];
  const [heads] = await trip(headsOfWorkflows(known.map(([, { run }]) => run.workflow.id)));
  const now = new Map<string, (typeof heads)[number]>(heads.map((head) => [head.id, head]));
  return known.flatMap(([{ id }, run]) => {
    const head = now.get(run.run.workflow.id);
    const isSame = head?.chainHead === run.chainHead && head.stamp === run.stamp;
    return isSame ? [[id, { ...run, earlierUse: null }] as const] : [];
  });
};

const readUncached = async (
  { services, trip }: Pick<RunChannel, 'services' | 'trip'>,
  kind: RunTarget['kind'],
  targets: readonly RunTarget[],
): Promise<readonly (readonly [string, LoadedRun])[]> => {
  const ids = targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
  if (ids.length === 0) return [];
  const statements = kind === 'TASK' ? runsOfTasks : runsOfWorkflows;
  const asked = runCacheOf(services.database).askAbsences();
  return runsIn(await trip(...statements(ids, asked.statement)), asked).flatMap((loaded) => {
    const { workflow, tasks } = loaded.run;
    return (kind === 'TASK' ? tasks : [workflow]).map(({ id }) => [id, loaded] as const);
  });
};

/**
 * Reads the runs of the targets, by target id. Leaves out runs that can't be read in one round
 * trip.
 */
export const readTogether = async (
  channel: RunChannel,
  targets: readonly RunTarget[],
): Promise<ReadonlyMap<string, LoadedRun>> => {
  const cache = runCacheOf(channel.services.database);
  const known = targets.flatMap((target) => {
    const run = cache.find(target);
    // Runs with missing names are read again.
    return run === undefined || run.unnamed.length > 0 ? [] : [[target, run] as const];
  });
  const remembered = new Set<string>(known.map(([{ id }]) => id));
  const missing = targets.filter(({ id }) => !remembered.has(id));
  const found = await Promise.all([
    readRemembered(channel, known),
    readUncached(channel, 'WORKFLOW', missing),
    readUncached(channel, 'TASK', missing),
  ]);
  return new Map(found.flat());
};

/**
 * Reads the runs of workflows that exist, in two or three round trips. The names of people can be
 * missing.
 */
export const readRuns = async (
  channel: RunChannel,
  workflowIds: readonly string[],
): Promise<readonly LoadedRun[]> => {
  const targets = workflowIds.map((id): RunTarget => ({ kind: 'WORKFLOW', id }));
  const found = await readTogether(channel, targets);
  const runs: LoadedRun[] = [];
  for (const target of targets) {
    const run = found.get(target.id) ?? (await readRun(channel, target));
    if (run !== null) runs.push(run);
  }
  return runs;
};
