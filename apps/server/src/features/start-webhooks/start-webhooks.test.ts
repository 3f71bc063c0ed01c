import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { signedHeaders } from '../webhooks/index.ts';

const server = await createTestServer();
afterAll(server.close);

const WEBHOOK = `id url isOff owner { name } properties { instance name field }
  calls { status code property reference }`;
const SAVE = `mutation ($input: SaveStartWebhookInput!) { saveStartWebhook(input: $input) { secret startWebhook { ${WEBHOOK} } } }`;
const ROTATE = `mutation ($id: ID!) { rotateStartWebhookSecret(blueprintId: $id) { secret } }`;
const READ = `query ($id: ID!) { blueprint(id: $id) { startWebhook { ${WEBHOOK} } } }`;
const WORKFLOWS = `query { workflows(first: 50) { edges { node { id reference owner { name } } } } }`;

let cleo: TestPerson;
let ada: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let blueprintId: string;
let url: string;
let secret: string;

const content = () =>
  withFields(
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ben.userId)] }] }),
    [
      field(1, 'TEXT', { name: 'Company' }),
      field(2, 'NUMBER', { name: 'Amount' }),
      field(3, 'PEOPLE', { name: 'Buyer' }),
      field(4, 'DATE', { name: 'Delivery' }),
    ],
    [null, place(1, 1)],
    [null, place(2, 2, { inputType: 'OPTIONAL' })],
    [null, place(3, 3, { inputType: 'OPTIONAL' })],
    [null, place(4, 4, { inputType: 'OPTIONAL' })],
  );

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  cleo = await server.createPerson({ tenantId, name: 'Cleo', systemRoles: ['CREATOR'] });
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const other = await server.createTenant('Globex');
  stranger = await server.createPerson({ tenantId: other, name: 'Max', isAdmin: true });
});

const save = (more = {}, by = cleo) =>
  by.graphql(SAVE, {
    input: { blueprintId, ownerId: ada.userId, mapping: [], isOff: false, ...more },
  });
const read = async (by = cleo) =>
  (await by.graphql(READ, { id: blueprintId })).data.blueprint?.startWebhook ?? null;
const workflows = async () =>
  (await ada.graphql(WORKFLOWS)).data.workflows.edges.map(({ node }: any) => node);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

beforeEach(async () => {
  blueprintId = await publishedBlueprint(server, cleo, content());
  const { data, codes } = await save();
  expect(codes).toEqual([]);
  ({ secret } = data.saveStartWebhook);
  ({ url } = data.saveStartWebhook.startWebhook);
});

describe('POST /hooks/:id', () => {
  it('starts a workflow with the values of the request', async () => {
    const body = { Company: 'Northwind', amount: 7.5, Buyer: ben.email, Delivery: '2026-12-24' };
    const response = await post(body);
    expect(response.statusCode).toBe(201);
    const { workflowId, reference } = response.json();
    expect(response.headers.location).toContain(workflowId);
    const started = (await workflows()).find((one: any) => one.id === workflowId);
    expect(started).toMatchObject({ reference, owner: { name: 'Ada' } });
    expect((await read()).calls).toEqual([{ status: 201, code: null, property: null, reference }]);
  });

  it('starts one workflow for the same idempotency key', async () => {
    const key = { 'idempotency-key': 'order 7' };
    const before = (await workflows()).length;
    const all = await Promise.all([1, 2, 3].map(() => post({ Company: 'Acme' }, key)));
    expect(all.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(all.map((one) => one.json().workflowId)).size).toBe(1);
    expect((await workflows()).length).toBe(before + 1);
  });

  it('refuses the same idempotency key with another body', async () => {
    const key = { 'idempotency-key': 'order 8' };
    const before = (await workflows()).length;
    expect((await post({ Company: 'Acme' }, key)).statusCode).toBe(201);
    const other = await post({ Company: 'Globex' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(other.json()).toMatchObject({
      title: 'IdempotencyKeyReused',
      refusals: [{ code: 'IdempotencyKeyReused', field: 'Idempotency-Key' }],
    });
    expect((await post({ Company: 'Acme' }, key)).statusCode).toBe(200);
    expect((await workflows()).length).toBe(before + 1);
    expect((await read()).calls.map(({ status }: any) => status)).toEqual([200, 422, 201]);
  });

  it.each([
    [{}, 'Required', 'Company'],
    [{ Company: 'Acme', Amount: 'many' }, 'NotANumber', 'Amount'],
    [{ Company: 'Acme', Buyer: 'Unknown' }, 'UnknownOptions', 'Buyer'],
    [{ Company: 'Acme', Color: 'red' }, 'PropertyUnknown', 'Color'],
    [{ Company: { name: 'Acme' } }, 'WrongValueType', 'Company'],
  ])('names the field of an error: %j', async (body, code, name) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    const { refusals } = response.json();
    expect(refusals).toContainEqual(expect.objectContaining({ code, field: name }));
    expect((await read()).calls[0]).toMatchObject({ status: 400, property: name });
  });

  it.each([['{'], ['[]'], ['"text"']])('rejects a body that is no object: %s', async (body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().title).toBe('RequestInvalid');
  });

  it('accepts only JSON', async () => {
    const response = await post('Company=Acme', { 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it.each([
    ['a wrong secret', { authorization: 'Bearer whsec_wrong' }],
    ['an empty secret', { authorization: '' }],
    ['a secret as basic authentication', { authorization: 'Basic d2hzZWM=' }],
  ])('rejects %s', async (_, headers) => {
    const response = await post({ Company: 'Acme' }, headers);
    expect(response.statusCode).toBe(401);
    expect((await read()).calls).toEqual([]);
  });

  it('gives the same answer for an unknown address', async () => {
    const known = await post({ Company: 'Acme' }, { authorization: 'Bearer x' });
    url = url.replace(/[^/]+$/, crypto.randomUUID());
    const unknown = await post({ Company: 'Acme' }, { authorization: 'Bearer x' });
    const body = ({ payload }: { payload: string }) => payload.replace(/"requestId":"[^"]*"/, '');
    expect(body(unknown)).toBe(body(known));
  });

  it('accepts a recent signature of Standard Webhooks', async () => {
    const body = JSON.stringify({ Company: 'Signed' });
    const signed = (at: number, text = body) => {
      const { 'content-type': _, ...headers } = signedHeaders('msg_1', at, text, [secret]);
      return server.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
    };
    const now = server.clock.now();
    expect((await signed(now)).statusCode).toBe(201);
    expect((await signed(now)).statusCode).toBe(200);
    expect((await read()).calls.map(({ reference }: any) => reference)[1]).toBe(
      (await read()).calls[0].reference,
    );
    expect((await signed(now - 6 * 60_000)).statusCode).toBe(401);
    expect((await signed(now, '{"Company":"Other"}')).statusCode).toBe(401);
  });

  it('accepts the former secret for one day', async () => {
    const { data } = await cleo.graphql(ROTATE, { id: blueprintId });
    expect((await post({ Company: 'Acme' })).statusCode).toBe(201);
    server.clock.advance(86_400_001);
    expect((await post({ Company: 'Acme' })).statusCode).toBe(401);
    secret = data.rotateStartWebhookSecret.secret;
    expect((await post({ Company: 'Acme' })).statusCode).toBe(201);
  });

  it('refuses calls while it is off', async () => {
    const { data } = await save({ isOff: true });
    expect(data.saveStartWebhook).toMatchObject({ secret: null, startWebhook: { isOff: true } });
    expect((await post({ Company: 'Acme' })).statusCode).toBe(404);
    await save();
    expect((await post({ Company: 'Acme' })).statusCode).toBe(201);
  });

  it('uses the names of the mapping for values', async () => {
    const mapping = [{ instance: instanceKey(1), name: 'customer_name' }];
    expect((await save({ mapping })).codes).toEqual([]);
    expect((await read()).properties[0]).toEqual({
      ...{ instance: instanceKey(1), name: 'customer_name', field: 'Company' },
    });
    expect((await post({ customer_name: 'Acme' })).statusCode).toBe(201);
    expect((await post({})).json().refusals).toContainEqual(
      expect.objectContaining({ code: 'Required', field: 'customer_name' }),
    );
  });
});

describe('saveStartWebhook', () => {
  it('accepts only people who can edit the blueprint', async () => {
    expect((await save({}, ada)).codes).toEqual(['Forbidden']);
    expect((await save({}, stranger)).codes).toEqual(['NotFound']);
    expect((await cleo.graphql(ROTATE, { id: crypto.randomUUID() })).codes).toEqual(['NotFound']);
    expect(await read(ada)).toBeNull();
  });

  it.each([
    [{ ownerId: crypto.randomUUID() }, 'UnknownParty'],
    [{ mapping: [{ instance: instanceKey(1), name: 'amount' }] }, 'PropertyTwice'],
    [{ mapping: [{ instance: instanceKey(1), name: ' ' }] }, 'Required'],
  ])('rejects %j', async (part, code) => {
    expect((await save(part)).codes).toEqual([code]);
  });

  it('stores the secret encrypted', async () => {
    const [row] = await server.database.rows<{ secret: Buffer }>(
      'SELECT secret FROM start_webhook WHERE blueprint_id = $1',
      [blueprintId],
    );
    expect(row?.secret.toString('latin1')).not.toContain(secret);
  });
});
