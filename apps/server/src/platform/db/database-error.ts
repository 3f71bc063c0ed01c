import pg from 'pg';

/** Error of a round trip, classified for commands. */
export interface DatabaseError extends Error {
  readonly name:
    | 'NoSession'
    /** The cached session can be outdated and must be read again. */
    | 'StaleSession'
    /** The person must confirm their address first. */
    | 'AddressUnconfirmed'
    /** The change was decided on facts that changed in between. */
    | 'Outdated'
    | 'UniqueViolation'
    | 'ForeignKeyViolation'
    | 'SerialisationFailure'
    | 'ConnectionLost'
    /** A statement exceeded its time limit. */
    | 'TimedOut'
    /** The disk of the database is full. */
    | 'StorageFull'
    /** A value that doesn't fit its type, such as an id that isn't a UUID. */
    | 'InvalidValue'
    | 'QueryFailed';
  /** Name of the violated constraint, if any. */
  readonly constraint: string | undefined;
}

const NAMES: Readonly<Record<string, DatabaseError['name']>> = {
  BT401: 'NoSession',
  BT409: 'StaleSession',
  BT412: 'Outdated',
  BT417: 'AddressUnconfirmed',
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

/**
 * Classifies an error. Errors of PostgreSQL have a five-character code, and all others broke the
 * connection.
 */
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

/**
 * Returns true if the data can never be written: the error is in a value or constraint, not in the
 * connection or server.
 */
export const isFaultOfData = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  ['22', '23', 'P0'].includes((error.cause.code ?? '').slice(0, 2));

/**
 * Returns true if a retry can't help: the data is invalid, or the error doesn't come from the
 * database. Errors of the database have a cause.
 */
export const isLastingError = (error: unknown): boolean =>
  isFaultOfData(error) || !(error instanceof Error) || error.cause === undefined;

/** Returns true if this named constraint was violated, such as by a used idempotency key. */
export const violates = (error: unknown, constraint: string): boolean =>
  (isDatabaseError(error, 'UniqueViolation') || isDatabaseError(error, 'ForeignKeyViolation')) &&
  error.constraint === constraint;
