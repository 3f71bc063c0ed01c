import http from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { isPublicAddress, isAllowedDestination, parseAllowance } from './address-rules.ts';
import type { Resolve } from './egress-hop.ts';
import { openEgress, egressLimits } from './egress.ts';

const heard: http.IncomingMessage[] = [];
const receiver = http.createServer((request, response) => {
  heard.push(request);
  const url = new URL(request.url ?? '/', 'http://local');
  const to = url.searchParams.get('to');
  if (to !== null) {
    response.writeHead(Number(url.searchParams.get('status') ?? 302), { location: to }).end();
  } else if (url.pathname === '/huge') {
    response.writeHead(200);
    response.end(Buffer.alloc(egressLimits.answerBytes + 1, 'x'));
  } else if (url.pathname === '/slow') {
    response.writeHead(200);
    response.write('one byte, then nothing');
  } else if (url.pathname === '/latin') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=iso-8859-1' });
    response.end(Buffer.from([0xe9]));
  } else response.writeHead(Number(url.searchParams.get('status') ?? 200)).end(request.method);
});
await new Promise<void>((done) => {
  receiver.listen(0, '127.0.0.1', done);
});
const listening = receiver.address();
const port = typeof listening === 'object' ? listening?.port : undefined;
const here = `http://127.0.0.1:${port}`;

const allow = (...texts: readonly string[]) =>
  texts.map((text) => parseAllowance(text)).filter((one) => one !== null);
const log = createLog('silent', 'test');
const open = openEgress({ allowances: allow('127.0.0.1', 'partner.test'), log });
const shut = openEgress({ allowances: [], log });
afterAll(() => {
  open.close();
  shut.close();
  receiver.closeAllConnections();
  receiver.close();
});

const get = (url: string, headers = {}) => ({ method: 'GET', url, headers, body: null });

describe('address rules', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    'not an address',
  ])('%s isn’t a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('allow the configured networks, hosts, and ports', () => {
    const rules = allow('10.0.0.0/8', '[fd00::]/8:8080', 'build.internal:9000');
    const reach = (host: string, address: string, at: number) =>
      isAllowedDestination({ host, address, port: at }, rules);
    expect(reach('x', '10.9.9.9', 5000)).toBe(true);
    expect(reach('x', '11.0.0.1', 5000)).toBe(false);
    expect(reach('x', 'fd12::1', 8080)).toBe(true);
    expect(reach('x', 'fd12::1', 80)).toBe(false);
    expect(reach('BUILD.internal.', '192.168.1.1', 9000)).toBe(true);
    expect(reach('build.internal', '192.168.1.1', 80)).toBe(false);
  });

  it.each(['10.0.0.0/33', 'http://x', 'a b', '', '1.2.3.4:99999', 'host/8'])(
    'refuses the setting %s',
    (text) => expect(parseAllowance(text)).toBeNull(),
  );
});

describe('createEgress', () => {
  it('returns the response with its status', async () => {
    expect(await open.send(get(`${here}/?status=404`))).toMatchObject({
      kind: 'ANSWERED',
      status: 404,
    });
    expect(await open.send(get(`${here}/?status=503`))).toMatchObject({ status: 503 });
    expect(await open.send(get(`${here}/latin`))).toMatchObject({ body: 'é' });
  });

  it.each([
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://127.1:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
  ])('rejects the private address %s', async (url) => {
    const before = heard.length;
    expect(await shut.send(get(url))).toMatchObject({ failure: 'ADDRESS_REFUSED' });
    expect(heard).toHaveLength(before);
  });

  it.each(['ftp://127.0.0.1/', 'file:///etc/passwd', 'http://a:b@127.0.0.1/', 'no address'])(
    'rejects the URL %s',
    async (url) => {
      expect(await open.send(get(url))).toMatchObject({ failure: 'ADDRESS_INVALID' });
    },
  );

  it('rejects a host with a private address and resolves it once', async () => {
    const answers = [['93.184.216.34', '127.0.0.1'], ['127.0.0.1']];
    let asked = 0;
    const resolve: Resolve = (_host, done) => {
      const addresses = answers[Math.min(asked, 1)] ?? [];
      asked += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };
    const rebound = openEgress({ allowances: [], log, resolve });
    expect(await rebound.send(get('http://rebind.test/'))).toMatchObject({
      failure: 'ADDRESS_REFUSED',
    });
    expect(asked).toBe(1);
    rebound.close();
  });

  it('connects to the checked address after a DNS change', async () => {
    let asked = 0;
    const resolve: Resolve = (_host, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '127.0.0.1' : '10.255.255.1', family: 4 }]);
    };
    const pinned = openEgress({ allowances: allow('127.0.0.0/8'), log, resolve });
    expect(await pinned.send(get(`http://flips.test:${port}/`))).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    pinned.close();
  });

  it('checks each redirect', async () => {
    const back = encodeURIComponent(`${here}/?status=204`);
    expect(await open.send(get(`${here}/?to=${back}`))).toMatchObject({ status: 204 });
    const inside = encodeURIComponent('http://169.254.169.254/latest/');
    expect(await open.send(get(`${here}/?to=${inside}`))).toMatchObject({
      failure: 'ADDRESS_REFUSED',
    });
  });

  it('follows three redirects', async () => {
    const chain = (left: number): string =>
      left === 0 ? '/' : `/?to=${encodeURIComponent(chain(left - 1))}`;
    expect(await open.send(get(here + chain(3)))).toMatchObject({ status: 200 });
    expect(await open.send(get(here + chain(4)))).toMatchObject({ failure: 'TOO_MANY_REDIRECTS' });
  });

  it('sends no credentials or body to another server', async () => {
    const elsewhere = `http://partner.test:${port}/`;
    const resolve: Resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    const egress = openEgress({ allowances: allow('127.0.0.1', 'partner.test'), log, resolve });
    const to = encodeURIComponent(elsewhere);
    await egress.send(get(`${here}/?to=${to}`, { Authorization: 'Bearer x', Accept: 'a/b' }));
    expect(heard.at(-1)?.headers).toMatchObject({ accept: 'a/b' });
    expect(heard.at(-1)?.headers.authorization).toBeUndefined();
    const post = { method: 'POST', url: `${here}/?status=307&to=${to}`, headers: {}, body: '{}' };
    expect(await egress.send(post)).toMatchObject({ status: 307 });
    egress.close();
  });

  it('fails for large or slow responses', async () => {
    expect(await open.send(get(`${here}/huge`))).toMatchObject({ failure: 'ANSWER_TOO_LARGE' });
    expect(await open.send({ ...get(`${here}/slow`), timeoutMs: 100 })).toMatchObject({
      failure: 'TIMED_OUT',
    });
  });

  it('distinguishes an unknown host from an unreachable server', async () => {
    const missing: Resolve = (_host, done) =>
      done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    const egress = openEgress({ allowances: [], log, resolve: missing });
    expect(await egress.send(get('http://nobody.test/'))).toMatchObject({
      failure: 'NAME_NOT_FOUND',
    });
    egress.close();
    expect(await open.send(get('http://127.0.0.1:1/'))).toMatchObject({ failure: 'UNREACHABLE' });
    expect(await open.send(get(`https://127.0.0.1:${port}/`))).toMatchObject({
      failure: 'TLS_FAILED',
    });
  });

  it('ignores headers that would change the length or connection', async () => {
    await open.send({
      method: 'POST',
      url: here,
      headers: { 'Transfer-Encoding': 'chunked', Host: 'evil.test', 'Content-Length': '999' },
      body: 'é',
    });
    expect(heard.at(-1)?.headers).toMatchObject({ 'content-length': '2' });
    expect(heard.at(-1)?.headers.host).toBe(`127.0.0.1:${port}`);
  });
});
