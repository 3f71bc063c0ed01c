import { afterEach, describe, expect, it, vi } from 'vitest';
import { postOperation, whenUnauthenticated } from './graphql-request.ts';

const answer = (body: string, init: ResponseInit = {}): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  );
};
const ask = (): Promise<unknown> => postOperation({ query: '{ viewer { id } }', variables: {} });

describe('postOperation', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('sends JSON with a header that other sites cannot send', async () => {
    answer('{"data":{"viewer":null}}');
    expect(await ask()).toEqual({ data: { viewer: null } });
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(init?.headers).toMatchObject({ 'x-baton': '1', 'content-type': 'application/json' });
  });

  it('distinguishes a lost response from a refusal', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
    await expect(ask()).rejects.toMatchObject({ code: 'Unavailable', outcomeUnknown: true });
    answer('<html>bad gateway</html>', { status: 502, headers: { 'x-request-id': 'r-3' } });
    await expect(ask()).rejects.toMatchObject({
      code: 'Unavailable',
      outcomeUnknown: true,
      requestId: 'r-3',
    });
    answer('{"errors":[{"extensions":{"code":"ValidationErrorCode.Forbidden"}}]}');
    await expect(ask()).rejects.toMatchObject({ code: 'Forbidden', outcomeUnknown: false });
  });

  it('returns how long to wait after too many requests', async () => {
    answer('slow down', { status: 429, headers: { 'retry-after': '7' } });
    await expect(ask()).rejects.toMatchObject({ code: 'RateLimited', params: { seconds: 7 } });
  });

  it('tells the app when the session has ended', async () => {
    const onEnd = vi.fn();
    whenUnauthenticated(onEnd);
    answer('{"errors":[{"extensions":{"code":"Unauthenticated"}}]}');
    await expect(ask()).rejects.toMatchObject({ code: 'Unauthenticated' });
    expect(onEnd).toHaveBeenCalledOnce();
    whenUnauthenticated(() => undefined);
  });
});
