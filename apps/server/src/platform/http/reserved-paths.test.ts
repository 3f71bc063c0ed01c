import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendSafeHeaders } from './safe-headers.ts';
import { registerWebFiles } from './web-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'baton-web-'));
await writeFile(path.join(folder, 'index.html'), '<title>Baton</title>');
const app = fastify();
sendSafeHeaders(app, true);
await registerWebFiles(app, folder, async (url) => url === '/submission?token=framed');
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('unknown paths', () => {
  it.each([
    '/scim/v2/Users',
    '/calendar/wrong.ics',
    '/Calendar',
    '/auth/logout',
    '/user/verification-status?x=1',
    '/API/v1',
    '/files/a.pdf',
    '/graphql',
  ])('returns a problem document to programs: %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status: 404, title: 'NotFound' });
  });

  it.each(['/', '/my/tasks', '/apiary', '/calendars', '/people/user'])(
    'returns the page of the web app: %s',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>Baton</title>');
    },
  );

  it.each([
    ['/submission?token=framed', false],
    ['/submission?token=other', true],
    ['/', true],
  ])('can be shown in a frame if the form allows it: %s', async (url, isDenied) => {
    const { headers } = await app.inject(url);
    expect(headers['x-frame-options'] === 'DENY').toBe(isDenied);
    expect(String(headers['content-security-policy']).includes("frame-ancestors 'none'")).toBe(
      isDenied,
    );
  });
});
