import { describe, expect, it } from 'vitest';
import type { Statement } from '../db/statement.ts';
import type { Database } from '../db/trip.ts';
import { readRows, type RowsToRead } from './row-reader.ts';

interface Row {
  readonly tenantId: string;
  readonly position: string;
  readonly line: string;
}

/** Rows with a position in the database. */
const storedRows = (tenants: readonly string[]) => {
  const rows: Row[] = [];
  let position = 0;
  const add = (more: readonly string[]): void => {
    // `acme/5` is a row of workflow 5 of Acme.
    for (const name of more) {
      const [tenantId = '', line = ''] = name.split('/');
      rows.push({ tenantId, line, position: String(rows.length + 1) });
    }
  };
  add(tenants);
  const source: RowsToRead<Row> = {
    next: (_, limit, after) => {
      const from = after === null ? position : Number(after.position);
      return { text: 'next', values: rows.slice(from, from + limit) };
    },
    placeOf: ({ tenantId }) => [tenantId, 0],
    lineOf: ({ line }) => line,
    isAddedBy: () => true,
  };
  const database: Pick<Database, 'trip'> = {
    trip: async (_scope: unknown, ...statements: readonly Statement[]): Promise<any> =>
      statements.map(({ text, values }) => {
        if (text === 'next') return values;
        position = Number(values[1]);
        return [];
      }),
  };
  /** Handles all rows. Returns the workspaces of each step. */
  const read = async (
    handle: (step: readonly Row[]) => void = () => undefined,
    isReady: (row: Row) => boolean = () => true,
  ) => {
    const steps: (readonly Row[])[] = [];
    await readRows(source, {
      name: 'test',
      database,
      isReady,
      handle: async (step) => {
        steps.push(step);
        handle(step);
      },
    });
    return steps;
  };
  return { add, read, positionNow: () => position };
};

const many = (tenantId: string, count: number) => Array.from({ length: count }, () => tenantId);
const hasTenant = (step: readonly Row[] | undefined, tenantId: string): boolean =>
  step?.some((row) => row.tenantId === tenantId) === true;

describe('readRows', () => {
  it('reads a row of another workspace first, despite 100,000 waiting rows', async () => {
    const [first] = await storedRows([...many('large', 100_000), 'small']).read();
    expect(hasTenant(first, 'small')).toBe(true);
    expect(hasTenant(first, 'large')).toBe(true);
  });

  it('reads a new row next, despite many rows of another workspace', async () => {
    const { add, read } = storedRows(many('large', 3000));
    let step = 0;
    const steps = await read(() => {
      step += 1;
      if (step === 2) add(['small']);
    });
    expect(hasTenant(steps[2], 'small')).toBe(true);
  });

  it('reads each row once, and rows of a workspace in order', async () => {
    const tenants = Array.from({ length: 4000 }, (_, n) => (n % 7 === 0 ? 'small' : 'large'));
    const steps = await storedRows(tenants).read();
    const handled = steps.flat();
    expect(handled).toHaveLength(4000);
    for (const tenantId of ['small', 'large']) {
      const positions = handled
        .filter((row) => row.tenantId === tenantId)
        .map((row) => Number(row.position));
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
  });

  it('delays only rows of a workflow whose last action can be undone', async () => {
    const rows = ['acme/1', 'acme/1', 'acme/2', 'globex/3', 'acme/1'];
    const { read, positionNow } = storedRows(rows);
    const steps = await read(undefined, ({ position }) => position !== '2');
    expect(steps.flat().map(({ position }) => position)).toEqual(['1', '3', '4']);
    expect(positionNow()).toBe(1);
    const again = await read();
    expect(again.flat().map(({ position }) => position)).toEqual(['2', '3', '4', '5']);
    expect(positionNow()).toBe(5);
  });

  it('reads delayed rows again after a crash', async () => {
    const { read, positionNow } = storedRows([...many('large', 2000), 'small']);
    let isFailing = true;
    const failing = read((step) => {
      if (isFailing && !hasTenant(step, 'small')) throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    // Half of the first step was for the small workspace, which has one row.
    expect(positionNow()).toBe(250);
    isFailing = false;
    const again = await read();
    expect(new Set(again.flat().map(({ position }) => position)).size).toBe(1751);
    expect(positionNow()).toBe(2001);
  });
});
