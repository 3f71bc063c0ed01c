import { gather } from '../jobs/gather.ts';
import { isDatabaseError } from './database-error.ts';
import type { Statement } from './statement.ts';
import type { Database } from './trip.ts';

type Rows = readonly (readonly unknown[])[];

/** What one command writes, and what opens its workspace for it. */
export interface JointTrip {
  /** Sets the workspace, or fails; it goes before the statements wherever they travel. */
  readonly enter: Statement;
  /**
   * What it is about, such as the id of a workflow: of two about the same thing one would undo the
   * other. Null: it writes so much that others would wait for it, and it goes alone.
   */
  readonly about: string | null;
  readonly statements: readonly Statement[];
}

/**
 * Two groups under way, so that while one is being made durable the next is written. A process
 * decides far fewer commands in the time of a trip than fit in a group.
 */
const gathering = { most: 32, lanes: 2 };

const alone = async (database: Database, { enter, statements }: JointTrip): Promise<Rows> =>
  (await database.trip({ kind: 'identity' }, enter, ...statements)).slice(1);

/** Null: it has to travel alone. */
const together = async (
  database: Database,
  group: readonly JointTrip[],
): Promise<readonly (Rows | null)[]> => {
  const [first] = group;
  if (first !== undefined && group.length === 1) return [await alone(database, first)];
  // In one order everywhere: two groups do not wait for each other in a circle.
  const joint = [...Map.groupBy(group, ({ about }) => about).values()]
    .flatMap(([earliest]) => earliest ?? [])
    .toSorted((a, b) => ((a.about ?? '') < (b.about ?? '') ? -1 : 1));
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
    // Whether it was stored nobody knows; what the database has answered was not.
    if (isDatabaseError(error, 'ConnectionLost')) throw error;
    return group.map(() => null);
  }
};

const givers = new WeakMap<Database, (trip: JointTrip) => Promise<Rows | null>>();

const giverOf = (database: Database): ((trip: JointTrip) => Promise<Rows | null>) => {
  const known = givers.get(database);
  if (known !== undefined) return known;
  const give = gather(gathering, (group: readonly JointTrip[]) => together(database, group));
  givers.set(database, give);
  return give;
};

/**
 * A trip that several share who write at the same time: one transaction, one wait until it is
 * durable. Who comes alone waits for nobody. Each has its own answer and its own error, for where
 * the shared trip fails nothing of it is stored and each is made alone.
 */
export const jointTrip = async (database: Database, trip: JointTrip): Promise<Rows> => {
  const rows = trip.about === null ? null : await giverOf(database)(trip);
  return rows ?? alone(database, trip);
};
