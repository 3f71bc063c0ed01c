import { OAuth2Server } from 'oauth2-mock-server';
import type { OidcPeer, OidcPerson } from './oidc-peer.ts';

/** Starts oauth2-mock-server, which accepts each client. */
export const startMockServer = async (): Promise<OidcPeer> => {
  let server = new OAuth2Server();
  let person: OidcPerson = { sub: '' };
  const start = async (port: number): Promise<void> => {
    server = new OAuth2Server();
    server.service.on('beforeTokenSigning', ({ payload }) => {
      Object.assign(payload, person);
    });
    await server.issuer.keys.generate('RS256');
    await server.start(port, '127.0.0.1');
  };
  await start(0);
  const { port } = server.address();
  return {
    issuer: server.issuer.url ?? '',
    register: () => undefined,
    signIn: async (page, who) => {
      person = who;
      const { headers } = await fetch(page, { redirect: 'manual' });
      return new URL(headers.get('location') ?? '');
    },
    rotateKey: async () => {
      await server.stop();
      await start(port);
    },
    close: () => server.stop(),
  };
};
