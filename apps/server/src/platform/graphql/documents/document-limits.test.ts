import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const ada = await server.createPerson({ tenantId: await server.createTenant(), name: 'Ada' });
await ada.graphql('{ viewer { id } }');

const tasks = (depth: number): string =>
  depth === 0
    ? '{ id }'
    : `{ id approvals ${tasks(depth - 1)} activity(first: 1) { edges { node { id } } } }`;
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

const documents = {
  'too deep': `{ task(id: "x") ${tasks(12)} }`,
  'too broad': `{ ${aliases(60, 'viewer { ...f }')} } fragment f on Viewer { ${aliases(40, 'id')} }`,
  'too costly': `{ workflows(first: 100) { edges { node { stages { tasks { ${aliases(40, 'assignees { id name }')} } } } } } }`,
  'too long': `{ ${aliases(3000, 'viewer { id }')} }`,
  'a fragment within itself':
    'query { viewer { ...a } } fragment a on Viewer { id ...b } fragment b on Viewer { ...a }',
  'a fragment bomb': `query { viewer { ...f0 } } ${Array.from(
    { length: 30 },
    (_, i) => `fragment f${i} on Viewer { ${i === 29 ? 'id' : `...f${i + 1} x: id ...f${i + 1}`} }`,
  ).join(' ')}`,
  'no document': 'select * from account',
  'a field that is not there': '{ viewer { passwordHash } }',
  'no operation': '',
};

describe('a document over the limits', () => {
  it.each(Object.entries(documents))('is rejected before it runs: %s', async (_, document) => {
    const before = server.composition.database.tripCount();
    const { errors, response } = await ada.graphql(document);
    expect(response.statusCode).toBeLessThan(500);
    expect(errors.map((error) => error.extensions.errorDetails.errorcode)).toEqual(
      errors.map(() => 'RequestInvalid'),
    );
    expect(errors.length).toBeGreaterThan(0);
    expect(response.body).not.toMatch(/node_modules|\.ts|did you mean/i);
    expect(server.composition.database.tripCount()).toBe(before);
  });
});
