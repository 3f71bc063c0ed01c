import { refuse } from '@baton/domain/core/refusal';
import { publicFileBytes, publicLinkRefusal } from '@baton/domain/public-form/public-link';
import { provenAddress } from '../../platform/auth/addresses/address-proof.ts';
import { makeAddressToken } from '../../platform/auth/addresses/address-token.ts';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import {
  contextAs,
  type RequestContext,
  type Services,
} from '../../platform/graphql/request-context.ts';
import { outsider, personAsViewer } from '../../platform/graphql/viewer.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import {
  publishedForm,
  visitorBrand,
  visitorOfSession,
  type VisitorRow,
} from './public-form.queries.ts';
import { formPath, tokenOfLink } from './public-link-node.ts';
import { findLink, linkById, type PublicLinkRow } from './public-links.queries.ts';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { WorkspaceBrand } from '../branding/index.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/** A public form that accepts submissions. */
export interface OpenForm {
  readonly tenantId: string;
  readonly link: PublicLinkRow;
  readonly content: BlueprintContent;
  readonly brand: WorkspaceBrand;
}

/** Returns the form of a link. Throws why it accepts no submissions. */
export const openForm = async (
  { database, now }: Services,
  tenantId: string,
  linkId: string,
): Promise<OpenForm> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' } as const;
  const [[link], [brand]] = await database.trip(scope, linkById(linkId), visitorBrand());
  if (link === undefined || brand === undefined) throw new Refused(refuse('PublicFormUnavailable'));
  const [[form], [owner]] = await database.trip(
    scope,
    publishedForm(link.blueprintId),
    personAsViewer(link.ownerId),
  );
  const { revokedAt, closesAt, quota, submissionCount } = link;
  const facts = {
    isPublished: form?.content != null && owner !== undefined,
    revokedAt: revokedAt?.getTime() ?? null,
    closesAt: closesAt?.getTime() ?? null,
    ...{ quota, submissionCount },
  };
  demand(publicLinkRefusal(facts, now()));
  if (form?.content == null) throw new Refused(refuse('PublicFormUnavailable'));
  return { tenantId, link, content: completeContent(form.content), brand };
};

/** Returns the form at an address. */
export const formAt = async (services: Services, token: string): Promise<OpenForm> => {
  const [[found]] = await services.database.trip(identity, findLink(presentedTokenHash(token)));
  if (found === undefined) throw new Refused(refuse('PublicFormUnavailable'));
  return openForm(services, found.tenantId, found.id);
};

/**
 * Returns the confirmed address of the requestor. Null if none is needed. Throws AddressUnconfirmed
 * if the form needs one.
 */
export const requestorAddress = (
  { secrets, now }: Services,
  { tenantId, link }: OpenForm,
  proof: string,
): string | null => {
  const token = tokenOfLink(secrets, tenantId, link);
  if (token === null) throw new Refused(refuse('PublicFormUnavailable'));
  const path = formPath(token);
  const email = proof === '' ? null : provenAddress(secrets, proof, { tenantId, path }, now());
  if (email !== null || !link.confirmsAddress) return email;
  const asked = { tenantId, accountId: null, email: null, redirect: path };
  throw new Refused(
    refuse('AddressUnconfirmed', { token: makeAddressToken(secrets, asked, now()) }),
  );
};

/** Returns the visitor of a session. Throws VisitorSessionExpired without one. */
export const visitorOf = async (
  { database, now }: Services,
  session: string | undefined,
): Promise<VisitorRow> => {
  const [[visitor]] = await database.trip(
    identity,
    visitorOfSession(presentedTokenHash(session), new Date(now())),
  );
  if (visitor === undefined) throw new Refused(refuse('VisitorSessionExpired'));
  return visitor;
};

/** Returns the context in which a visitor uploads files and uses them. */
export const contextOfVisitor = (
  { services, http }: Pick<RequestContext, 'services' | 'http'>,
  { tenantId, partyId }: Pick<VisitorRow, 'tenantId' | 'partyId'>,
): RequestContext =>
  contextAs(
    {
      services: {
        ...services,
        maxDocumentBytes: Math.min(services.maxDocumentBytes, publicFileBytes),
      },
      http,
    },
    outsider(tenantId, partyId),
  );

/** Returns the context of the owner of a link, in whose name its workflows start. */
export const contextOfOwner = async (
  context: Pick<RequestContext, 'services' | 'http'>,
  { tenantId, link }: OpenForm,
): Promise<RequestContext> => {
  const [[owner]] = await context.services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' },
    personAsViewer(link.ownerId),
  );
  if (owner === undefined) throw new Refused(refuse('PublicFormUnavailable'));
  return contextAs(context, owner);
};
