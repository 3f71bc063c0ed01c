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
   * What it is about, such as the id of a workflow. Two about the same thing were decided upon the
   * same state of it, so that the second cannot be stored behind the first. Null: it writes so much
   * that others would wait for it, and it goes alone.
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
    // Whether it was stored nobody knows; what the database has answered was not.
    if (isDatabaseError(error, 'ConnectionLost')) throw error;
    return group.map(() => null);
  }
};

interface Travel {
  readonly give: (trip: JointTrip) => Promise<Rows | null>;
  /** Of each thing that is being written about whether that was stored. */
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

/** Another one about the same thing was stored while this one waited for it. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Overtaken';

const overtaken = (): Error => Object.assign(new Error('overtaken'), { name: 'Overtaken' });

/**
 * A trip that several share who write at the same time: one transaction, one wait until it is
 * durable. Who comes alone waits for nobody. Each has its own answer and its own error, for where
 * the shared trip fails nothing of it is stored and each is made alone. What comes about a thing
 * that is being written about fails as overtaken once that is stored, without a trip: it would
 * have spoiled that of the others.
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
  const made = give(trip).then((rows) => rows ?? alone(database, trip));
  underWay.set(
    about,
    made.then(
      () => true,
      () => false,
    ),
  );
  try {
    return await made;
  } finally {
    underWay.delete(about);
  }
};
