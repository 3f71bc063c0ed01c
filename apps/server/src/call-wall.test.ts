import { z } from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import type { Call } from './platform/rest/define-call.ts';
import { createCanaryTenant } from './testing/postgres/canary-tenant.ts';
import { createTestServer } from './testing/test-server.ts';

// A program of one workspace sends every call with the ids of another one, which must behave like
// unknown ids.
const server = await createTestServer({ tokenRateLimit: 0 });
afterAll(server.close);
const ours = await createCanaryTenant(server, 'kingfisher');
const theirs = await createCanaryTenant(server, 'nightingale');
const added = await ours.admin.graphql(
  `mutation { createServiceAccount(input: { name: "Robot", type: SERVICE_ACCOUNT, isAdmin: true }) { serviceAccount { id } } }`,
);
const created = await ours.admin.graphql(
  `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }`,
  {
    input: {
      serviceAccountId: added.data.createServiceAccount.serviceAccount.id,
      ...{ name: 'Wall', access: 'WRITE', days: 30 },
    },
  },
);
const { token } = created.data.createServiceToken;

const unknown = '5eed0000-0000-4000-8000-000000000000';
const candidates: readonly unknown[] = [
  ...['Probe', 'probe@test.example', 'https://probe.example/', '2026-04-01', '1'],
  ...[1, false, [], {}, null],
];
const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** Returns a value for a field, with the id wherever one can be. Undefined if the field is left out. */
const valueFor = (schema: z.ZodType, id: string): unknown => {
  for (const place of [id, [id], { id }]) if (fits(schema, place)) return place;
  if (fits(schema, undefined)) return undefined;
  const enumerated = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }).enum?.[0];
  return enumerated ?? candidates.find((one) => fits(schema, one));
};

const requestOf = ({ method, path, input, ifMatch }: Call, id: string) => {
  const values = Object.entries(input.shape).flatMap(([name, schema]) => {
    const value = valueFor(schema, id);
    return value === undefined ? [] : [[name, value] as const];
  });
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.find(([one]) => one === name)?.[1] ?? id)),
  );
  const rest = values.filter(([name]) => !path.includes(`{${name}}`));
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
    ...(ifMatch !== undefined && { 'if-match': '"1"' }),
  };
  return method === 'GET'
    ? { method, headers, url: query === '' ? url : `${url}?${query}` }
    : { method, headers, url, payload: Object.fromEntries(rest) };
};

const withoutChance = (body: string) =>
  body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)');

const everythingOfTheirs = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      ['workflow', 'stage', 'task', 'party', 'blueprint', 'event', 'session'].map((table) =>
        server.database.rows(
          `SELECT t::text AS row FROM ${table} t WHERE tenant_id = $1 ORDER BY 1`,
          [theirs.tenantId],
        ),
      ),
    ),
  );
const before = await everythingOfTheirs();

const calls = callsOf({}).filter(({ path }) => !/logout|request-for-token|\/dev\//.test(path));

describe.each(calls.map((call) => [call.method, call.path, call] as const))(
  '%s %s',
  (_, __, call) => {
    it('returns nothing of another workspace for any id of that workspace', async () => {
      const ask = async (id: string) => server.app.inject(requestOf(call, id));
      const missing = await ask(unknown);
      expect(missing.statusCode).not.toBe(500);
      for (const [kind, id] of Object.entries(theirs.ids)) {
        const response = await ask(id);
        expect(response.body.toLowerCase()).not.toContain(theirs.canary);
        expect(response.statusCode, kind).toBe(missing.statusCode);
        if (response.statusCode >= 400)
          expect(withoutChance(response.body), kind).toBe(withoutChance(missing.body));
      }
    });
  },
);

it('finds an object of the own workspace', async () => {
  const call = calls.find(({ method, path }) => method === 'GET' && /workflows\/\{/.test(path));
  if (call === undefined) throw new Error('no call reads a workflow');
  const response = await server.app.inject(requestOf(call, ours.ids['workflow'] ?? ''));
  expect(response.statusCode).toBe(200);
  expect(response.body.toLowerCase()).toContain(ours.canary);
});

it('leaves the other workspace unchanged', async () => {
  expect(await everythingOfTheirs()).toBe(before);
});
