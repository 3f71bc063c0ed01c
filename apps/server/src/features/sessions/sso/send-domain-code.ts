import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { contactAddress, type DomainContact } from '@baton/domain/tenant/single-sign-on';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { countAttempt, throttleRefusal } from '../../../platform/auth/sign-in-throttle.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { queueMail } from '../../mail/index.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { makeDomainCode } from './domain-code.ts';
import { freshAdmin, readSso, type SingleSignOn } from './manage-sso.ts';

const codeMillis = 24 * 60 * 60_000;

/** Sends a code to the administration of a domain. No one can read it in the list of emails. */
export const sendDomainCode = async (
  context: RequestContext,
  { id, contact }: { readonly id: string; readonly contact: DomainContact },
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const { services, http } = context;
  const { database, secrets, now, publicUrl } = services;
  const sso = await readSso(context);
  const found = sso.domains.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const { domain } = found;
  const at = now();
  const network = clientNetwork(http.address);
  const [attempts] = await database.trip(identity, countAttempt(`domain ${domain}`, network, at));
  demand(throttleRefusal(attempts, at));
  const expiresAt = at + codeMillis;
  const code = makeDomainCode(secrets, viewer.tenantId, found, expiresAt);
  await queueMail(services, viewer.tenantId, {
    ...{ id: newId<string>(), kind: 'DOMAIN_CODE', accountId: null },
    ...{ to: contactAddress(contact, domain), locale: readingLocale(viewer.locale) },
    params: { domain, code, person: viewer.userName },
    ...{ link: `${publicUrl}/admin?tab=sign-in`, expiresAt: new Date(expiresAt) },
  });
  return sso;
};
