import { describe, expect, it } from 'vitest';
import { forgeryReason, isKnownHost } from './request-forgery.ts';

const publicUrl = 'https://baton.example';
const ours = {
  host: 'baton.example',
  origin: 'https://baton.example',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-baton': '1',
};
const reason = (headers: Record<string, string | undefined>, method = 'POST', scheme = 'http') =>
  forgeryReason(
    {
      method,
      sentTo: `${scheme}://${headers['host']}`,
      headers: { get: (name) => headers[name] ?? null },
    },
    publicUrl,
  );

describe('forgeryReason', () => {
  it('accepts pages of Baton and programs', () => {
    expect(reason(ours)).toBeNull();
    expect(reason({ ...ours, 'content-type': 'application/json; charset=utf-8' })).toBeNull();
    expect(reason({ ...ours, origin: undefined, 'sec-fetch-site': undefined })).toBeNull();
    expect(reason({ ...ours, 'sec-fetch-site': 'none', origin: undefined })).toBeNull();
  });

  it('accepts a page from the same host as the request', () => {
    const local = { ...ours, host: 'localhost:3000', origin: 'http://localhost:3000' };
    expect(reason(local)).toBeNull();
  });

  it('compares the scheme of the origin', () => {
    const plain = { ...ours, origin: 'http://baton.example' };
    expect(reason(plain, 'POST', 'https')).toBe('origin');
    const secure = { ...ours, host: 'localhost:3000', origin: 'https://localhost:3000' };
    expect(reason(secure)).toBe('origin');
  });

  it('accepts GET only for live event streams', () => {
    const stream = { ...ours, accept: 'text/event-stream', 'content-type': undefined };
    expect(reason(stream, 'GET')).toBeNull();
    expect(reason({ ...ours, accept: 'application/json' }, 'GET')).toBe('method');
    expect(reason({ ...stream, 'x-baton': undefined }, 'GET')).toBe('header');
    for (const method of ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
      expect(reason(ours, method)).toBe('method');
  });

  // Content types that a page of another site can send without a preflight request.
  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain;application/json',
    'application/jsonp',
    'application/json+x',
    '',
  ])('rejects a body of type %j', (type) => {
    expect(reason({ ...ours, 'content-type': type })).toBe('content-type');
  });

  it.each([
    ['https://evil.example', 'origin'],
    ['https://baton.example.evil.example', 'origin'],
    ['https://evil.example/https://baton.example', 'origin'],
    ['https://app.baton.example', 'origin'],
    ['https://baton.example:8443', 'origin'],
    ['null', 'origin'],
    ['file://', 'origin'],
    ['', 'origin'],
  ])('rejects the origin %j', (origin, expected) => {
    expect(reason({ ...ours, origin })).toBe(expected);
  });

  it.each(['cross-site', 'same-site'])('rejects a request that is %s', (site) => {
    expect(reason({ ...ours, 'sec-fetch-site': site })).toBe('sec-fetch-site');
  });

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['http://tenant.localhost:3000', true],
    ['https://baton.example', true],
    ['http://baton.example', true],
    ['http://BATON.example', true],
    ['http://baton.example:8443', false],
    ['http://192.168.1.7:3000', false],
    ['http://baton.example.evil.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['http://localhost.evil.example', false],
    ['http://', false],
  ])('gets the host of %s: %s', (sentTo, isKnown) => {
    expect(isKnownHost(sentTo, publicUrl)).toBe(isKnown);
  });

  it('rejects a request without the custom header', () => {
    expect(reason({ ...ours, 'x-baton': undefined })).toBe('header');
  });
});
