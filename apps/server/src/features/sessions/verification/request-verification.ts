import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { safePath, signInReturnQuery } from '@baton/domain/tenant/sign-in-return';
import {
  addressOfAccount,
  insertRequestorLink,
  isExternalAccount,
} from '../../../platform/auth/addresses/address-statements.ts';
import {
  makeAddressToken,
  readAddressToken,
} from '../../../platform/auth/addresses/address-token.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../../platform/auth/sign-in-throttle.ts';
import {
  forgetExpiredLinks,
  insertLink,
  linkLife,
} from '../../../platform/auth/single-use-link.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { queueMail } from '../../mail/index.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';

export interface VerificationRequest {
  readonly token: string;
  /** Address of a requestor. The address of an account is known. */
  readonly email?: string | undefined;
  readonly locale: Locale;
  /** Path that an account wants to open. That of a requestor is known. */
  readonly redirect?: string | undefined;
}

/**
 * Sends the link that confirms an address. Throws AddressMissing if a requestor must enter it
 * first, and AddressAlreadyConfirmed if the account needs no link.
 */
export const requestVerification = async (
  context: RequestContext,
  { token, email: entered, locale, redirect: wanted }: VerificationRequest,
): Promise<void> => {
  const { services, http } = context;
  const { database, secrets, now, publicUrl } = services;
  const at = now();
  const asked = readAddressToken(secrets, token, at);
  if (asked === null) throw new Refused(refuse('LinkInvalid'));
  const { accountId, tenantId } = asked;
  const redirect = accountId === null ? asked.redirect : safePath(wanted ?? asked.redirect);
  const enteredEmail = asked.email ?? entered ?? '';
  if (enteredEmail === '') throw new Refused(refuse('AddressMissing'));
  demand(emailRefusal(enteredEmail));
  const email = cleanEmail(enteredEmail);
  const network = clientNetwork(http.address);
  const [attempts] = await database.trip(identity, countAttempt(`verify ${email}`, network, at));
  demand(throttleRefusal(attempts, at));
  let isSupplier = false;
  if (accountId !== null) {
    const [[account]] = await database.trip(identity, addressOfAccount(accountId));
    if (account?.email !== email) throw new Refused(refuse('LinkInvalid'));
    if (account.isConfirmed) throw new Refused(refuse('AddressAlreadyConfirmed'));
    const [[person]] = await database.trip(
      { kind: 'tenant', tenantId },
      isExternalAccount(accountId),
    );
    isSupplier = person?.isExternal === true;
  }
  const id = newId<string>();
  const { token: nonce, hash } = makeSessionToken();
  const expiresAt = new Date(at + linkLife.EMAIL_VERIFICATION);
  const query = new URLSearchParams({
    verificationNonce: nonce,
    token: makeAddressToken(secrets, { accountId, tenantId, redirect, email }, at),
    ...signInReturnQuery({ isSupplier }),
    'tenant-uuid': tenantId,
  });
  await queueMail(
    services,
    tenantId,
    {
      ...{ id, kind: 'EMAIL_VERIFICATION', to: email, accountId, locale, params: { email } },
      ...{ link: `${publicUrl}/confirm-verification?${query.toString()}`, expiresAt },
    },
    forgetExpiredLinks(new Date(at)),
    accountId === null
      ? insertRequestorLink(id, hash, new Date(at), expiresAt)
      : insertLink(id, 'EMAIL_VERIFICATION', accountId, null, hash, new Date(at), expiresAt),
  );
};
