import {
  givesAccess,
  guestLinkState,
  guestSessionLife,
  type GuestLinkState,
} from '@baton/domain/guest/guest-link';
import { publicFileBytes } from '@baton/domain/public-form/public-link';
import { refuse } from '@baton/domain/core/refusal';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { makeSessionToken, presentedTokenHash } from '../../platform/auth/session-token.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { outsider } from '../../platform/graphql/viewer.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import {
  contextAs,
  type RequestContext,
  type Services,
} from '../../platform/graphql/request-context.ts';
import type { WorkspaceBrand } from '../branding/index.ts';
import { countOpening, openingRefusal, visitorBrand } from '../public-forms/index.ts';
import { guestLinkById, type GuestLinkRow, sendGuestLink } from '../guest-links/index.ts';
import {
  findMessageLink,
  guestAddress,
  guestOfSession,
  openGuestSession,
} from './guests.queries.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/** A link from a message. */
export interface FoundLink {
  readonly tenantId: string;
  readonly link: GuestLinkRow;
  readonly brand: WorkspaceBrand;
  /** USED if the link in this message was opened, and the task is still open to the guest. */
  readonly state: GuestLinkState | 'USED';
}

/** Returns the link of a message, or null if there is none. */
export const findLinkOfMessage = async (
  { database, now }: Services,
  token: string,
): Promise<FoundLink | null> => {
  const [[found]] = await database.trip(identity, findMessageLink(presentedTokenHash(token)));
  if (found === undefined) return null;
  const { tenantId, linkId, isUsed } = found;
  const [[link], [brand]] = await database.trip(
    { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' },
    guestLinkById(linkId),
    visitorBrand(),
  );
  if (link === undefined || brand === undefined) return null;
  const state = isUsed && givesAccess(link, now()) ? 'USED' : guestLinkState(link, now());
  return { tenantId, link, brand, state };
};

/** Opens the session of a guest with a link, which works once. Returns the token of the session. */
export const openGuestLink = async (
  { services }: RequestContext,
  token: string,
): Promise<string> => {
  const { database, now } = services;
  const found = await findLinkOfMessage(services, token);
  const at = now();
  if (found === null || found.state === 'USED' || !givesAccess(found.link, at))
    throw new Refused(refuse('LinkInvalid'));
  const session = makeSessionToken();
  const [[opened]] = await database.trip(
    { kind: 'tenant', tenantId: found.tenantId, waiting: 'ANONYMOUS' },
    openGuestSession(
      presentedTokenHash(token),
      newId<string>(),
      session.hash,
      new Date(at),
      new Date(at + guestSessionLife),
    ),
  );
  if (opened === undefined) throw new Refused(refuse('LinkInvalid'));
  return session.token;
};

/** Throws if this network has requested too many messages. */
export const demandMessagePace = async (
  { services, http }: Pick<RequestContext, 'services' | 'http'>,
  guestId: string,
): Promise<void> => {
  const at = services.now();
  const network = clientNetwork(http.address);
  const [[asked]] = await services.database.trip(identity, countOpening(guestId, network, at));
  demand(openingRefusal(asked, at));
};

/** Sends a new link to the address of a used one. */
export const renewGuestLink = async (context: RequestContext, token: string): Promise<void> => {
  const { services } = context;
  const found = await findLinkOfMessage(services, token);
  if (found === null || !givesAccess(found.link, services.now()))
    throw new Refused(refuse('LinkInvalid'));
  await demandMessagePace(context, found.link.guestId);
  await sendTaskMessage(services, found.tenantId, newId<string>(), found.link);
};

/** Sends the message that invites a guest to do a task. */
export const sendTaskMessage = (
  services: Services,
  tenantId: string,
  key: string,
  link: Pick<
    GuestLinkRow,
    'id' | 'guestId' | 'email' | 'taskName' | 'locale' | 'expiresAt' | 'senderName' | 'note'
  >,
  ...statements: readonly Statement[]
): Promise<void> =>
  sendGuestLink(
    services,
    tenantId,
    {
      ...{ key, kind: 'GUEST_TASK', link },
      params: { sender: link.senderName, note: link.note },
    },
    ...statements,
  );

/** A guest with an open session. */
export interface Guest {
  readonly tenantId: string;
  readonly id: string;
  readonly email: string;
  /** Context in which the guest acts, with the access of an external assignee. */
  readonly context: RequestContext;
}

/** Returns the guest of a session. Throws GuestSessionExpired without one. */
export const guestOf = async (
  { services, http }: Pick<RequestContext, 'services' | 'http'>,
  session: string | undefined,
): Promise<Guest> => {
  const { database, now } = services;
  const [[found]] = await database.trip(
    identity,
    guestOfSession(presentedTokenHash(session), new Date(now())),
  );
  if (found === undefined) throw new Refused(refuse('GuestSessionExpired'));
  const guest = await guestById({ services, http }, found);
  if (guest === null) throw new Refused(refuse('GuestSessionExpired'));
  return guest;
};

/** Returns a guest, or null if there is none. */
export const guestById = async (
  { services, http }: Pick<RequestContext, 'services' | 'http'>,
  { tenantId, guestId }: { readonly tenantId: string; readonly guestId: string },
): Promise<Guest | null> => {
  const [[guest]] = await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' },
    guestAddress(guestId),
  );
  if (guest === undefined) return null;
  const own = {
    ...services,
    maxDocumentBytes: Math.min(services.maxDocumentBytes, publicFileBytes),
  };
  const context = contextAs({ services: own, http }, outsider(tenantId, guestId, guest.email));
  return { tenantId, id: guestId, email: guest.email, context };
};
