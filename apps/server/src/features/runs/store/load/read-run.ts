import type { Services } from '../../../../platform/graphql/request-context.ts';
import { nilId } from '../../../../platform/db/uuid.ts';
import type { RowsOf, Statement } from '../../../../platform/db/statement.ts';
import { runCacheOf, type RememberedRun, type RunTarget } from './run-cache.ts';
import {
  findDeparted,
  headOfTask,
  headOfWorkflow,
  loadRunOfTask,
  loadRunOfWorkflow,
  readWhole,
  type LoadedRun,
} from './run-load.ts';
import { namesOfParties } from '../rows/run-texts.ts';

/** Access to the data that reading a run needs. */
export interface RunReader {
  readonly services: Pick<Services, 'database'>;
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
}

/** Returns the cached run with names of people that its last command added. */
const withNames = (
  known: RememberedRun,
  found: RowsOf<[ReturnType<typeof namesOfParties>]>[0],
): RememberedRun => {
  const { texts, unnamed } = known;
  if (unnamed.length === 0) return known;
  const parties = new Map(texts.parties);
  for (const party of found) parties.set(party.id, party);
  const left = findDeparted(found.filter(({ kind }) => kind === 'USER'));
  const gone = [...new Set([...known.gone, ...left])];
  return { ...known, texts: { ...texts, parties }, gone, unnamed: [] };
};

/** Returns the cached run of the target if it is still current. */
const readKnown = async (
  { services, trip }: RunReader,
  target: RunTarget,
  commandKey: string,
  known: RememberedRun,
): Promise<LoadedRun | null> => {
  const headOf = target.kind === 'TASK' ? headOfTask : headOfWorkflow;
  const look = headOf(target.id, commandKey);
  const [[head], names] =
    known.unnamed.length === 0
      ? [...(await trip(look)), []]
      : await trip(look, namesOfParties(known.unnamed));
  const { workflow } = known.run;
  if (
    head?.id !== workflow.id ||
    head.tenantId !== workflow.tenantId ||
    head.chainHead !== known.chainHead ||
    head.stamp !== known.stamp
  ) {
    return null;
  }
  const named = withNames(known, names);
  if (named !== known) runCacheOf(services.database).keep(named, 0);
  return { ...named, earlierUse: head.earlierUse };
};

/**
 * Returns the current run, or null if the workspace has none. A cached run isn't read again: one
 * query checks its chain head, the version of the workspace's people, and the tenant.
 */
export const readRun = async (
  reader: RunReader,
  target: RunTarget,
  commandKey: string = nilId,
): Promise<LoadedRun | null> => {
  const cache = runCacheOf(reader.services.database);
  const known = cache.find(target);
  const same = known && (await readKnown(reader, target, commandKey, known));
  if (same) return same;
  const statements = target.kind === 'TASK' ? loadRunOfTask : loadRunOfWorkflow;
  const asked = cache.askAbsences();
  const loaded = await readWhole(
    () => reader.trip(...statements(target.id, commandKey, asked.statement)),
    asked,
  );
  if (loaded !== null) cache.keep(loaded);
  return loaded;
};
