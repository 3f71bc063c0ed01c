import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';
import type { OidcPeer, OidcPerson } from './oidc-peer.ts';

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  ...{ kid: randomUUID(), use: 'sig', alg: 'RS256' },
});

/** Follows redirects as one browser until it leaves the provider. */
const browse = async (page: URL, origin: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  for (let url = page, hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const target = response.headers.get('location');
    if (target === null)
      throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`);
    url = new URL(target, url);
    if (url.origin !== origin) return url;
  }
  throw new Error('too many redirects');
};

/** Starts oidc-provider, with the defaults of OpenID Connect except the sign-in page. */
export const startOidcProvider = async (): Promise<OidcPeer> => {
  let handle = (_: IncomingMessage, response: ServerResponse): unknown =>
    response.writeHead(503).end();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  let person: OidcPerson = { sub: '' };
  let client = { secret: '', callbackUrl: '' };
  let key = newKey();

  const open = (): void => {
    const configuration: Configuration = {
      clients: [
        {
          ...{ client_id: 'baton', client_secret: client.secret },
          ...{ redirect_uris: [client.callbackUrl], response_types: ['code'] },
          ...{ grant_types: ['authorization_code'], id_token_signed_response_alg: 'RS256' },
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ['a key of the test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    };
    const provider = new Provider(issuer, configuration);
    const answer = provider.callback();
    handle = (request, response) =>
      request.url?.startsWith('/sign-in/') === true
        ? provider.interactionFinished(
            request,
            response,
            person.sub === ''
              ? { error: 'access_denied', error_description: 'the person declined' }
              : { login: { accountId: person.sub } },
          )
        : answer(request, response);
  };

  return {
    issuer,
    register: (secret, callbackUrl) => {
      client = { secret, callbackUrl };
      open();
    },
    signIn: (page, who) => {
      person = who;
      return browse(page, issuer);
    },
    rotateKey: async () => {
      key = newKey();
      open();
      return Promise.resolve();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
