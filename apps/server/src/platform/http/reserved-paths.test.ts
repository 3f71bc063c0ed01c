import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendSafeHeaders } from './safe-headers.ts';
import { registerWebFiles } from './web-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'baton-web-'));
await writeFile(path.join(folder, 'index.html'), '<html><head><title>Baton</title></head></html>');
const app = fastify();
sendSafeHeaders(app, true);
const filesOf = (file: string) => ({ en: [file], de: [`de/${file}`] });
await writeFile(
  path.join(folder, 'first-files.json'),
  JSON.stringify({
    guestPaths: ['/login'],
    files: { guest: filesOf('guest.js'), member: filesOf('member.js'), home: filesOf('home.css') },
  }),
);
await registerWebFiles(
  app,
  folder,
  async (url) => url === '/submission?token=framed',
  ({ headers }) => headers.cookie === 'session',
);
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

describe('the page of the web app', () => {
  const page = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers })).body;

  it.each([
    ['/my/tasks', 'session', '<link rel="modulepreload" crossorigin href="/member.js">'],
    ['/', 'session', '<link rel="stylesheet" crossorigin href="/home.css">'],
    ['/login', 'session', '<link rel="modulepreload" crossorigin href="/guest.js">'],
    ['/my/tasks', '', '<link rel="modulepreload" crossorigin href="/guest.js">'],
  ])('preloads the files of the first screen: %s with cookie "%s"', async (url, cookie, link) => {
    expect(await page(url, { cookie })).toContain(link);
  });

  it('says whether the browser has a session cookie', async () => {
    expect(await page('/my/tasks', { cookie: 'session' })).toContain('<html data-session>');
    expect(await page('/login', { cookie: 'session' })).not.toContain('data-session');
  });

  it('preloads the messages in the language of the browser', async () => {
    const headers = { 'accept-language': 'it,de-AT;q=0.8,en;q=0.5' };
    expect(await page('/login', headers)).toContain('href="/de/guest.js"');
  });

  it('is not sent again if it is unchanged', async () => {
    const { headers } = await app.inject('/login');
    const again = { 'if-none-match': String(headers['etag']) };
    expect((await app.inject({ url: '/login', headers: again })).statusCode).toBe(304);
  });

  it('is compressed', async () => {
    const { headers } = await app.inject({
      url: '/login',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers['content-encoding']).toBe('br');
  });
});
