import { describe, expect, it } from 'vitest';
import { forgeryReason } from './request-forgery.ts';

const publicUrl = 'https://baton.example';
const ours = {
  host: 'baton.example',
  origin: 'https://baton.example',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-baton': '1',
};
const reason = (headers: Record<string, string | undefined>, method = 'POST', url = publicUrl) =>
  forgeryReason({ method, headers: { get: (name) => headers[name] ?? null } }, url);

describe('forgeryReason', () => {
  it('lets our own pages in, and programs that have no origin', () => {
    expect(reason(ours)).toBeNull();
    expect(reason({ ...ours, 'content-type': 'application/json; charset=utf-8' })).toBeNull();
    expect(reason({ ...ours, origin: undefined, 'sec-fetch-site': undefined })).toBeNull();
    expect(reason({ ...ours, 'sec-fetch-site': 'none', origin: undefined })).toBeNull();
  });

  it('lets a page in that was asked for by the name it now asks', () => {
    const local = { ...ours, host: '192.168.1.7:3000', origin: 'http://192.168.1.7:3000' };
    expect(reason(local, 'POST', 'http://localhost:3000')).toBeNull();
  });

  it('lets streams begin by GET, and nothing else', () => {
    const stream = { ...ours, accept: 'text/event-stream', 'content-type': undefined };
    expect(reason(stream, 'GET')).toBeNull();
    expect(reason({ ...ours, accept: 'application/json' }, 'GET')).toBe('method');
    expect(reason({ ...stream, 'x-baton': undefined }, 'GET')).toBe('header');
    for (const method of ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
      expect(reason(ours, method)).toBe('method');
  });

  // What a page elsewhere can make a browser send without asking first.
  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain;application/json',
    'application/jsonp',
    'application/json+x',
    '',
  ])('turns away a body of type %j', (type) => {
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
  ])('turns away the origin %j', (origin, expected) => {
    expect(reason({ ...ours, origin })).toBe(expected);
  });

  it.each(['cross-site', 'same-site'])('turns away a request that is %s', (site) => {
    expect(reason({ ...ours, 'sec-fetch-site': site })).toBe('sec-fetch-site');
  });

  it('turns away a request without the header that no form can set', () => {
    expect(reason({ ...ours, 'x-baton': undefined })).toBe('header');
  });
});
