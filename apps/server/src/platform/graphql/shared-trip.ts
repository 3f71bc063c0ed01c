import type { Statement } from '../db/statement.ts';

type Rows = readonly (readonly unknown[])[];
type Trip = (statements: readonly Statement[]) => Promise<Rows>;

interface Party {
  readonly statements: Statement[];
  readonly rows: Promise<Rows>;
}

/**
 * Batches reads of the same turn of the event loop into one round trip. If the round trip fails,
 * each read is repeated alone, so one invalid id doesn't break others.
 */
export const shareTrips = (trip: Trip): Trip => {
  let open: Party | undefined;

  const depart = async (statements: readonly Statement[]): Promise<Rows> => {
    // By then, all reads of this turn have been requested.
    await new Promise((resolve) => setImmediate(resolve));
    open = undefined;
    return trip(statements);
  };

  return async (statements) => {
    if (open === undefined) {
      const together: Statement[] = [];
      open = { statements: together, rows: depart(together) };
    }
    const party = open;
    const from = party.statements.length;
    party.statements.push(...statements);
    try {
      return (await party.rows).slice(from, from + statements.length);
    } catch (error) {
      if (party.statements.length === statements.length) throw error;
      return trip(statements);
    }
  };
};
