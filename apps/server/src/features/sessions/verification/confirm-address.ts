import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail } from '@baton/domain/party/person-rules';
import {
  addressOfAccount,
  addressOfSession,
  confirmAddressOfLink,
  useRequestorLink,
} from '../../../platform/auth/addresses/address-statements.ts';
import { readAddressToken } from '../../../platform/auth/addresses/address-token.ts';
import { makeAddressProof } from '../../../platform/auth/addresses/address-proof.ts';
import { presentedTokenHash } from '../../../platform/auth/session-token.ts';
import { openLink, useLink } from '../../../platform/auth/single-use-link.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { logSecurity } from '../security-log.ts';

const confirmAccount = async (context: RequestContext, nonce: Buffer | null): Promise<void> => {
  const { database, now } = context.services;
  const at = new Date(now());
  const [[used]] = await database.trip(
    identity,
    useLink(nonce, 'EMAIL_VERIFICATION', at),
    confirmAddressOfLink(nonce, at),
  );
  if (used === undefined) throw new Refused(refuse('LinkInvalid'));
  context.forgetViewer(context.tokenHash());
  logSecurity(context, 'address-confirmed', { accountId: used.accountId });
};

/**
 * Confirms an address with the link of a message. Returns the path that opens next. That of a
 * requestor ends with a proof of the address, which isn't sent to servers.
 */
export const exchangeVerification = async (
  context: RequestContext,
  input: { readonly token: string; readonly nonce: string },
): Promise<string> => {
  const { database, secrets, now } = context.services;
  const at = now();
  const asked = readAddressToken(secrets, input.token, at);
  if (asked === null || asked.email === null) throw new Refused(refuse('LinkInvalid'));
  const nonce = presentedTokenHash(input.nonce);
  const { accountId, tenantId, redirect, email } = asked;
  if (accountId !== null) {
    await confirmAccount(context, nonce);
    return redirect;
  }
  const [[used]] = await database.trip(identity, useRequestorLink(nonce, tenantId, new Date(at)));
  if (used === undefined) throw new Refused(refuse('LinkInvalid'));
  return `${redirect}#address=${makeAddressProof(secrets, { tenantId, email, redirect }, at)}`;
};

export interface AddressConfirmation {
  readonly email: string;
  readonly nonce: string;
  /** False to refuse accounts whose address is confirmed. */
  readonly isForced: boolean;
}

/** Confirms the address of an account with the id of the link, for programs. */
export const verifyAddress = async (
  context: RequestContext,
  { email, nonce: given, isForced }: AddressConfirmation,
): Promise<void> => {
  const { database, now } = context.services;
  const nonce = presentedTokenHash(given);
  const [[open]] = await database.trip(
    identity,
    openLink(nonce, 'EMAIL_VERIFICATION', new Date(now())),
  );
  if (open?.email !== cleanEmail(email)) throw new Refused(refuse('LinkInvalid'));
  const [[known]] = await database.trip(identity, addressOfAccount(open.accountId));
  if (known?.isConfirmed === true && !isForced)
    throw new Refused(refuse('AddressAlreadyConfirmed'));
  await confirmAccount(context, nonce);
};

/** Returns whether the address of the session's account is confirmed. */
export const isAddressConfirmed = async (context: RequestContext): Promise<boolean> => {
  const { database, now } = context.services;
  const [[session]] = await database.trip(
    identity,
    addressOfSession(context.tokenHash(), new Date(now())),
  );
  if (session === undefined) throw new Refused(refuse('Unauthenticated'));
  return session.isConfirmed;
};
