import { refuse } from '@baton/domain/core/refusal';
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import { recordFailedSignIn } from '../../../platform/audit/record-account-event.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import {
  passkeyByExternalId,
  usePasskey,
  type UsablePasskey,
} from '../../../platform/auth/credentials/passkey-statements.ts';
import { hashSessionToken } from '../../../platform/auth/session-token.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../../platform/auth/sign-in-throttle.ts';
import { violates } from '../../../platform/db/database-error.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext, Services } from '../../../platform/graphql/request-context.ts';
import { openSignIn } from '../open-sign-in.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { logSecurity } from '../security-log.ts';
import type { ViewerNode } from '../viewer-node.ts';
import { loadWebauthn } from './load-webauthn.ts';
import {
  openCeremony,
  siteOf,
  startCeremony,
  type Ceremony,
  type Challenge,
} from './passkey-ceremony.ts';
import { readAuthentication } from './read-response.ts';

/** Starts a sign-in. The device offers its passkeys, so that no address is needed. */
export const startPasskeySignIn = async ({ services }: RequestContext): Promise<Ceremony> => {
  const { rpID } = siteOf(services);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  return startCeremony(services, options, null);
};

const verify = async (
  services: Services,
  response: ReturnType<typeof readAuthentication>,
  { challenge }: Challenge,
  { publicKey, counter }: UsablePasskey,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> => {
  const { rpID, origin } = siteOf(services);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
        counter,
      },
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
};

export interface PasskeyAnswer {
  readonly ceremony: string;
  readonly response: string;
}

interface ProvenPasskey {
  readonly accountId: string;
  readonly tenantId: string;
  readonly requiresSso: boolean;
  readonly isRefused: boolean;
  readonly network: string;
  /** Returns the statements that record the use of a passkey and make the challenge unusable. */
  readonly statements: readonly Statement[];
}

/** Returns the passkey of an answer. Unknown passkeys and wrong signatures get the same error. */
const provePasskey = async (
  context: RequestContext,
  input: PasskeyAnswer,
): Promise<ProvenPasskey> => {
  const { services } = context;
  const opened = openCeremony(services, input.ceremony, null);
  const response = readAuthentication(input.response);
  const at = services.now();
  const network = clientNetwork(context.http.address);
  const attempt = `passkey ${response.id}`;
  const [attempts, [passkey]] = await services.database.trip(
    identity,
    countAttempt(attempt, network, at),
    passkeyByExternalId(response.id),
  );
  demand(throttleRefusal(attempts, at));
  if (passkey === undefined || passkey.tenantId === null)
    throw new Refused(refuse('PasskeyRefused'));
  const { accountId, tenantId, requiresSso, isRefused } = passkey;
  const proof = await verify(services, response, opened, passkey);
  if (proof === null) {
    const { userAgent } = context.http;
    await services.database.trip(
      identity,
      ...recordFailedSignIn(accountId, at, userAgent, 'PASSKEY'),
    );
    throw new Refused(refuse('PasskeyRefused'));
  }
  const [useChallenge, countUse] = usePasskey;
  const challengeHash = hashSessionToken(opened.challenge);
  const statements = [
    useChallenge(newId(), accountId, challengeHash, new Date(at), new Date(opened.until)),
    countUse(response.id, proof.newCounter, new Date(at)),
    ...clearAttempts(attempt, network, at),
  ];
  return { accountId, tenantId, requiresSso, isRefused, network, statements };
};

/** Runs work that uses a challenge. Throws SignInExpired if the challenge was used before. */
const once = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'single_use_link_token_hash_key'))
      throw new Refused(refuse('SignInExpired'));
    throw error;
  }
};

/**
 * Signs in with a passkey. The device checked a PIN, finger, or face, so it counts as two factors.
 */
export const signInWithPasskey = async (
  context: RequestContext,
  input: PasskeyAnswer,
): Promise<ViewerNode> => {
  const passkey = await provePasskey(context, input);
  const { accountId, tenantId, network, statements } = passkey;
  if (passkey.requiresSso) throw new Refused(refuse('SsoIsRequired'));
  if (passkey.isRefused) throw new Refused(refuse('SignInMethodNotAllowed', { method: 'PASSKEY' }));
  const proven = { accountId, tenantId, method: 'PASSKEY', hasSecondFactor: true } as const;
  const node = await once(() => openSignIn(context, proven, ...statements));
  logSecurity(context, 'sign-in', { accountId, network });
  return node;
};

/** Tests a passkey of the viewer. The current session doesn't change. */
export const testPasskey = async (context: RequestContext, input: PasskeyAnswer): Promise<void> => {
  const viewer = await context.viewer();
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  const { accountId, statements } = await provePasskey(context, input);
  if (accountId !== viewer.accountId) throw new Refused(refuse('PasskeyRefused'));
  await once(() => context.services.database.trip(identity, ...statements));
};
