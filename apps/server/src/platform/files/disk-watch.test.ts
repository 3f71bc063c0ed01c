import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { watchDisk } from './disk-watch.ts';

const server = await createTestServer();
afterAll(server.close);
const ada = await server.createPerson({ tenantId: await server.createTenant(), name: 'Ada' });

const saveTheme = 'mutation { updatePreferences(input: { theme: DARK }) { viewer { theme } } }';
const ready = async () => {
  const response = await server.app.inject('/readyz');
  return { status: response.statusCode, faults: response.json<{ faults: string[] }>().faults };
};

describe('a full database disk', () => {
  it('returns its own error code, and /readyz fails until there is space', async () => {
    await server.database.rows(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`);
    await server.database.rows(
      'CREATE TRIGGER full_disk BEFORE UPDATE ON account FOR EACH ROW EXECUTE FUNCTION no_room()',
    );
    const refused = await ada.graphql(saveTheme);
    expect(refused.codes).toEqual(['StorageFull']);
    expect(refused.status).toBe(503);
    expect(await ready()).toMatchObject({ status: 503, faults: ['disk'] });

    await server.database.rows('DROP TRIGGER full_disk ON account');
    server.clock.advance(30_000);
    expect(await ready()).toMatchObject({ status: 200, faults: [] });
    expect((await ada.graphql(saveTheme)).codes).toEqual([]);
  });
});

describe('watchDisk', () => {
  it('reports low disk space once, until there is space again', async () => {
    let free: number | null = 1000;
    const disk = watchDisk({ folder: '/', now: () => 0, freeBytes: async () => free });
    expect(await disk.isFull()).toBe(true);
    free = 10 ** 9;
    expect(await disk.isFull()).toBe(false);
    free = null;
    expect(await disk.isFull()).toBe(false);
  });
});
