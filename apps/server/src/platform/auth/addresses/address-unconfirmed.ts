import { refuse } from '@baton/domain/core/refusal';
import type { Database } from '../../db/trip.ts';
import { Refused } from '../../graphql/refused.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { addressOfSession } from './address-statements.ts';
import { makeAddressToken } from './address-token.ts';

export interface AddressServices {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly now: () => number;
}

/** Returns the refusal with which a person is asked to confirm the address of their session. */
export const addressUnconfirmed = async (
  { database, secrets, now }: AddressServices,
  tokenHash: Buffer | null,
): Promise<Refused> => {
  const at = now();
  const [[session]] = await database.trip(
    { kind: 'identity' },
    addressOfSession(tokenHash, new Date(at)),
  );
  if (session === undefined) return new Refused(refuse('Unauthenticated'));
  const { tenantId, accountId, email } = session;
  const token = makeAddressToken(secrets, { tenantId, accountId, email, redirect: '/' }, at);
  return new Refused(refuse('AddressUnconfirmed', { token }));
};
