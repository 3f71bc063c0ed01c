import type { Statement } from '../db/statement.ts';

type Rows = readonly (readonly unknown[])[];
type Trip = (statements: readonly Statement[]) => Promise<Rows>;

interface Party {
  readonly statements: Statement[];
  readonly rows: Promise<Rows>;
}

/**
 * Lets those who ask in the same turn of the event loop travel together. Where the shared
 * trip fails, each goes again alone: one unreadable id does not spoil its neighbours' answer.
 */
export const shareTrips = (trip: Trip): Trip => {
  let open: Party | undefined;

  const depart = async (statements: readonly Statement[]): Promise<Rows> => {
    // Everybody who was going to ask in this turn has asked by then.
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
