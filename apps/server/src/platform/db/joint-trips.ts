import { gather } from '../jobs/gather.ts';
import { isDatabaseError } from './database-error.ts';
import type { Statement } from './statement.ts';
import type { Database } from './trip.ts';

type Rows = readonly (readonly unknown[])[];

/** Statements of one command, and the statement that opens its workspace. */
export interface JointTrip {
  /** Sets the workspace or fails. It is sent before the statements. */
  readonly enter: Statement;
  /**
   * Target, such as a workflow id. Two commands with the same target were decided on the same
   * state, so only the first can be stored. Null for a large command that is sent alone.
   */
  readonly about: string | null;
  readonly statements: readonly Statement[];
}

/**
 * Two batches at a time: while one is committed, the next is written. A batch is larger than the
 * number of commands that arrive during a round trip.
 */
const gathering = { most: 32, lanes: 2 };

const alone = async (database: Database, { enter, statements }: JointTrip): Promise<Rows> =>
  (await database.trip({ kind: 'identity' }, enter, ...statements)).slice(1);

/** Returns null if the round trip must be sent alone. */
const together = async (
  database: Database,
  group: readonly JointTrip[],
): Promise<readonly (Rows | null)[]> => {
  const [first] = group;
  if (first !== undefined && group.length === 1) return [await alone(database, first)];
  // All batches write in the same order, which prevents deadlocks between them.
  const joint = group.toSorted((a, b) => ((a.about ?? '') < (b.about ?? '') ? -1 : 1));
  try {
    const rows = await database.trip(
      { kind: 'identity' },
      ...joint.flatMap(({ enter, statements }) => [enter, ...statements]),
    );
    const answers = new Map<JointTrip, Rows>();
    let at = 0;
    for (const one of joint) {
      answers.set(one, rows.slice(at + 1, at + 1 + one.statements.length));
      at += 1 + one.statements.length;
    }
    return group.map((one) => answers.get(one) ?? null);
  } catch (error) {
    // After a lost connection, it is unknown whether the batch was stored. After other errors, it
    // wasn't.
    if (isDatabaseError(error, 'ConnectionLost')) throw error;
    return group.map(() => null);
  }
};

interface Travel {
  readonly give: (trip: JointTrip) => Promise<Rows | null>;
  /** Writes in progress, by target. The promise returns true if the write was stored. */
  readonly underWay: Map<string, Promise<boolean>>;
}

const travels = new WeakMap<Database, Travel>();

const travelOf = (database: Database): Travel => {
  const known = travels.get(database);
  if (known !== undefined) return known;
  const give = gather(gathering, (group: readonly JointTrip[]) => together(database, group));
  const travel = { give, underWay: new Map<string, Promise<boolean>>() };
  travels.set(database, travel);
  return travel;
};

/** Returns true if another command with the same target was stored first. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Overtaken';

const overtaken = (): Error => Object.assign(new Error('overtaken'), { name: 'Overtaken' });

/**
 * Writes the statements of simultaneous commands in one transaction. A single command doesn't wait.
 * Each command gets its own result or error: if the batch fails, nothing is stored and each command
 * is sent alone. A command fails as overtaken if another one with the same target was just stored,
 * because it would break the batch.
 */
export const jointTrip = async (database: Database, trip: JointTrip): Promise<Rows> => {
  const { about } = trip;
  if (about === null) return alone(database, trip);
  const { give, underWay } = travelOf(database);
  const ahead = underWay.get(about);
  if (ahead !== undefined) {
    if (await ahead) throw overtaken();
    return alone(database, trip);
  }
  const pendingRows = give(trip).then((rows) => rows ?? alone(database, trip));
  underWay.set(
    about,
    pendingRows.then(
      () => true,
      () => false,
    ),
  );
  try {
    return await pendingRows;
  } finally {
    underWay.delete(about);
  }
};
