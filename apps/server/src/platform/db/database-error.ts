import pg from 'pg';

/** What went wrong in a trip, in the terms that commands care about. */
export interface DatabaseError extends Error {
  readonly name:
    | 'NoSession'
    /** What was remembered of a session may be old: it has to be looked up. */
    | 'StaleSession'
    | 'UniqueViolation'
    | 'ForeignKeyViolation'
    | 'SerialisationFailure'
    | 'ConnectionLost'
    /** A statement took longer than its class of requests allows. */
    | 'TimedOut'
    /** The disk of the database is full. */
    | 'StorageFull'
    /** A value that cannot be what it has to be, such as an id that is no UUID. */
    | 'InvalidValue'
    | 'QueryFailed';
  /** Name of the violated constraint, where one was. */
  readonly constraint: string | undefined;
}

const NAMES: Readonly<Record<string, DatabaseError['name']>> = {
  BT401: 'NoSession',
  BT409: 'StaleSession',
  '23505': 'UniqueViolation',
  '23503': 'ForeignKeyViolation',
  '22P02': 'InvalidValue',
  '22021': 'InvalidValue',
  '22P05': 'InvalidValue',
  '53100': 'StorageFull',
  '57014': 'TimedOut',
  '40001': 'SerialisationFailure',
  '40P01': 'SerialisationFailure',
};

/** An error that PostgreSQL answered has a code of five; anything else broke the connection. */
export const toDatabaseError = (cause: unknown): DatabaseError => {
  const answered = cause instanceof pg.DatabaseError ? cause : undefined;
  const lost =
    answered === undefined || (answered.code ?? '').startsWith('57P') || answered.code === '53300';
  const message = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(message, { cause }), {
    name: lost
      ? ('ConnectionLost' as const)
      : (NAMES[answered.code ?? ''] ?? ('QueryFailed' as const)),
    constraint: answered?.constraint,
  });
};

export const isDatabaseError = (
  error: unknown,
  name: DatabaseError['name'],
): error is DatabaseError => error instanceof Error && error.name === name;

/** What was to be written cannot be, now or later: a value or a rule of the tables, not the connection or the server. */
export const isFaultOfData = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  ['22', '23', 'P0'].includes((error.cause.code ?? '').slice(0, 2));

/** True for the violation of one named unique constraint, such as a repeated idempotency key. */
export const violates = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error, 'UniqueViolation') && error.constraint === constraint;
