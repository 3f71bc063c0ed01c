import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import {
  deletePasskeyOf,
  insertPasskey,
  passkeysOf,
} from '../../../platform/auth/credentials/passkey-statements.ts';
import { violates } from '../../../platform/db/database-error.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { logSecurity } from '../security-log.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { openCeremony, siteOf, startCeremony, type Ceremony } from './passkey-ceremony.ts';
import { readRegistration } from './read-response.ts';

/** Starts to add a passkey for the viewer. The device asks for a PIN, finger, or face. */
export const startPasskey = async (context: RequestContext): Promise<Ceremony> => {
  const { accountId, email, userName } = await freshViewer(context);
  const { services } = context;
  const [known] = await services.database.trip({ kind: 'identity' }, passkeysOf(accountId));
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Baton',
    rpID: siteOf(services).rpID,
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: userName,
    excludeCredentials: known.map(({ externalId }) => ({ id: externalId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return startCeremony(services, options, accountId);
};

export interface NewPasskey {
  readonly ceremony: string;
  readonly response: string;
  readonly name: string;
}

const recordPasskey = (
  context: RequestContext,
  { userId, userName }: Viewer,
  change: { readonly before: string | null; readonly after: string | null },
): Statement =>
  recordAudit(userId, context.services.now(), {
    action: 'UPDATED',
    objectType: 'User',
    objectId: userId,
    objectName: userName,
    before: { passkey: change.before },
    after: { passkey: change.after },
  });

const verify = async (
  context: RequestContext,
  viewer: Viewer,
  { ceremony, response }: NewPasskey,
): Promise<VerifiedRegistrationResponse> => {
  const { services } = context;
  const { challenge } = openCeremony(services, ceremony, viewer.accountId);
  const { rpID, origin } = siteOf(services);
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    return await verifyRegistrationResponse({
      response: readRegistration(response),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
    });
  } catch {
    throw new Refused(refuse('PasskeyRefused'));
  }
};

/** Stores the passkey that a device created. */
export const addPasskey = async (context: RequestContext, input: NewPasskey): Promise<Viewer> => {
  const viewer = await freshViewer(context);
  demand(nameRefusal(input.name));
  const { verified, registrationInfo } = await verify(context, viewer, input);
  if (!verified) throw new Refused(refuse('PasskeyRefused'));
  const { id, publicKey, counter } = registrationInfo.credential;
  const name = cleanName(input.name);
  try {
    await context.db.trip(
      insertPasskey(
        viewer.accountId,
        id,
        Buffer.from(publicKey).toString('base64'),
        counter,
        name,
        new Date(context.services.now()),
      ),
      recordPasskey(context, viewer, { before: null, after: name }),
    );
  } catch (error) {
    if (violates(error, 'credential_external')) throw new Refused(refuse('PasskeyRefused'));
    throw error;
  }
  logSecurity(context, 'passkey-added', { accountId: viewer.accountId });
  return viewer;
};

/** Deletes a passkey of the viewer. */
export const deletePasskey = async (context: RequestContext, id: string): Promise<Viewer> => {
  const viewer = await freshViewer(context);
  const [known] = await context.db.trip(passkeysOf(viewer.accountId));
  const passkey = known.find((one) => one.id === id);
  if (passkey === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  await context.db.trip(
    deletePasskeyOf(viewer.accountId, id),
    recordPasskey(context, viewer, { before: passkey.name, after: null }),
  );
  logSecurity(context, 'passkey-deleted', { accountId: viewer.accountId });
  return viewer;
};
