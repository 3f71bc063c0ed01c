import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerWebFiles } from './web-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'baton-web-'));
await writeFile(path.join(folder, 'index.html'), '<title>Baton</title>');
const app = fastify();
await registerWebFiles(app, folder);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('unknown paths', () => {
  it.each([
    '/scim/v2/Users',
    '/auth/logout',
    '/user/verification-status?x=1',
    '/API/v1',
    '/files/a.pdf',
    '/graphql',
  ])('of programs return a problem document: %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status: 404, title: 'NotFound' });
  });

  it.each(['/', '/my/tasks', '/apiary', '/people/user'])(
    'of the web app return its page: %s',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>Baton</title>');
    },
  );
});
