import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { openDatabase, type Scope } from './trip.ts';

const copy = await createTestDatabase();
const database = openDatabase({
  connection: { connectionString: copy.url },
  max: 1,
  onError: () => undefined,
});
afterAll(async () => {
  await database.close();
  await copy.close();
});

const timeoutOf = async (scope: Scope) => {
  const asked = { text: `SELECT current_setting('statement_timeout') AS timeout`, values: [] };
  const [[row]] = await database.trip(scope, asked);
  return row;
};

describe('the statement timeout', () => {
  it.each([
    ['ANONYMOUS', '3s'],
    [undefined, '10s'],
    ['BACKGROUND', '1min'],
  ] as const)('of %s: %s', async (waiting, timeout) => {
    const scope: Scope = { kind: 'identity', ...(waiting === undefined ? {} : { waiting }) };
    expect(await timeoutOf(scope)).toEqual({ timeout });
  });

  it('stops a slow statement with the TimedOut error', async () => {
    const ended = database.trip(
      { kind: 'identity' },
      { text: `SELECT set_config('statement_timeout', '5', true)`, values: [] },
      { text: 'SELECT pg_sleep(60)', values: [] },
    );
    await expect(ended).rejects.toMatchObject({ name: 'TimedOut' });
  });
});
