import { createServer } from 'node:http';
import { ApiError, createClient, dataOf, eachItem, ifMatch } from '@baton/client';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../testing/api-program.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer({ tokenRateLimit: 200 });
const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(server.close);

let ada: TestPerson;
let blueprintId: string;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const assignees = [asId<PartyId>(ada.userId)];
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{ assignees }] }));
  const { token } = await createProgram(server, ada);
  client = createClient({ baseUrl, token });
});

const start = (name: string, key: string = crypto.randomUUID()) =>
  dataOf(
    client.POST('/api/v1/workflows', {
      params: { header: { 'Idempotency-Key': key } },
      body: { blueprintId, name, ownerId: ada.userId },
    }),
  );

const collect = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('the client with a live server', () => {
  it('starts a workflow once for a repeated key', async () => {
    const first = await start('Order', 'order-1');
    expect((await start('Order', 'order-1')).id).toBe(first.id);
  });

  it('completes a task and comments on its workflow', async () => {
    const { id: workflowId, stages } = await start('Order');
    const taskId = stages[0]?.tasks[0]?.id ?? '';
    const task = await dataOf(
      client.POST('/api/v1/tasks/{taskId}/complete', { params: { path: { taskId } } }),
    );
    expect(task.status).toBe('COMPLETED');
    const path = { workflowId };
    const comment = await dataOf(
      client.POST('/api/v1/workflows/{workflowId}/comments', {
        params: { path },
        body: { body: '<p>Done</p>' },
      }),
    );
    expect(comment.author.name).toBe('Ada');
    const comments = eachItem((cursor) =>
      client.GET('/api/v1/workflows/{workflowId}/comments', {
        params: { path, query: { cursor } },
      }),
    );
    expect(await collect(comments)).toMatchObject([{ id: comment.id }]);
    const removed = client.DELETE('/api/v1/comments/{commentId}', {
      params: { path: { commentId: comment.id } },
    });
    expect(await dataOf(removed)).toBeUndefined();
  });

  it('reads all pages of a filtered list', async () => {
    const names = ['Crane A', 'Crane B', 'Crane C', 'Crane D', 'Crane E'];
    for (const name of names) await start(name);
    const cranes = eachItem((cursor) =>
      client.GET('/api/v1/workflows', {
        params: {
          query: {
            ...{ cursor, limit: 2, search: 'Crane', status: ['RUNNING', 'PAUSED'] },
            sort: { key: 'NAME', direction: 'ASCENDING' },
          },
        },
      }),
    );
    expect((await collect(cranes)).map(({ name }) => name)).toEqual(names);
  });

  it('throws an error for a change to an outdated version', async () => {
    const workflow = await start('Order');
    const change = (name: string) =>
      dataOf(
        client.PATCH('/api/v1/workflows/{workflowId}', {
          params: { path: { workflowId: workflow.id }, header: ifMatch(workflow) },
          body: { name },
        }),
      );
    expect((await change('Renamed')).name).toBe('Renamed');
    const error = await failureOf(change('Too late'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 412, problem: { title: 'VersionConflict' } });
  });

  it('uploads a file, and downloads it', async () => {
    const file = new File(['%PDF-1.4 report'], 'report.pdf');
    const { ref } = await dataOf(client.POST('/files', { body: { file } }));
    const path = { ref };
    const { document } = await dataOf(client.GET('/api/v1/documents/{ref}', { params: { path } }));
    expect(document).toMatchObject({ name: 'report.pdf', isLink: false });
    const id = ref.slice(0, ref.indexOf('.'));
    const content = client.GET('/files/{id}', { params: { path: { id } }, parseAs: 'text' });
    expect(await dataOf(content)).toBe('%PDF-1.4 report');
  });

  it('shows how many requests the token has left', async () => {
    const { response } = await client.GET('/api/v1/my-tasks');
    expect(response.headers.get('ratelimit-limit')).toBe('200');
    expect(Number(response.headers.get('ratelimit-remaining'))).toBeLessThan(200);
  });
});

describe('retries', () => {
  it('send a request again with its key after the time the server gives', async () => {
    const keys: unknown[] = [];
    const busy = createServer((request, response) => {
      keys.push(request.headers['idempotency-key']);
      request.resume();
      if (keys.length === 1) response.writeHead(429, { 'retry-after': '0' }).end();
      else if (keys.length === 2) response.destroy();
      else response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => {
      busy.listen(0, '127.0.0.1', resolve);
    });
    const address = busy.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const patient = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: 'x' });
    await dataOf(patient.POST('/api/v1/inbox/read'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    const { response } = await createClient({
      baseUrl: `http://127.0.0.1:${port}`,
      token: 'x',
      retries: 0,
    }).POST('/api/v1/inbox/read');
    expect(response.status).toBe(204);
    busy.close();
  });
});
