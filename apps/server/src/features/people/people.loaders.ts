import type { KnownPerson } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { PartyDetails, PartyNode, PartyWithDetails } from './party-node.ts';
import { partiesById } from './people.queries.ts';

type Batch = Promise<ReadonlyMap<string, PartyWithDetails>>;

interface Waiting {
  readonly ids: Set<string>;
  readonly batch: Batch;
}

const waiting = new WeakMap<RequestContext, Waiting>();

const load = async (context: RequestContext, ids: Set<string>): Batch => {
  // After one turn of the event loop, all fields of the response have been requested.
  await new Promise((resolve) => setImmediate(resolve));
  waiting.delete(context);
  const [rows] = await context.db.read(partiesById([...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Returns the batch being collected, with this id added. */
const batchOf = (id: string, context: RequestContext): Batch => {
  let open = waiting.get(context);
  if (open === undefined) {
    const ids = new Set<string>();
    open = { ids, batch: load(context, ids) };
    waiting.set(context, open);
  }
  open.ids.add(id);
  return open.batch;
};

const nobody: PartyDetails = {
  email: '',
  accessLevel: 'LIMITED',
  isAdmin: false,
  systemRole: null,
  allowsInviting: false,
  deletedAt: null,
  userType: 'PERSON',
  organization: '',
  externalId: null,
  region: null,
  timeZone: null,
  isInvited: false,
  invitation: null,
  createdBy: null,
  scim: { isAddedViaScim: false, isActivelyScimProvisioned: false },
  manager: null,
  groups: [],
  members: [],
  adminIds: [],
};

/** Loads a person, team, or role by id, in one round trip for all requested ids. */
export const loadParty = async (id: string, context: RequestContext): Promise<PartyNode | null> =>
  (await batchOf(id, context)).get(id) ?? null;

/**
 * Loads the details of a person, team, or role, in one round trip with others, unless they are
 * already loaded.
 */
export const loadDetails = async (
  party: PartyNode,
  context: RequestContext,
): Promise<PartyDetails> => {
  if (party.details !== undefined) return party.details;
  return (await batchOf(party.id, context)).get(party.id)?.details ?? nobody;
};

/** Returns the facts of a person that access rules use. */
export const loadPersonFacts = async (
  user: PartyNode,
  context: RequestContext,
): Promise<KnownPerson & { readonly managerId: PartyId | null }> => {
  const { isAdmin, accessLevel, manager } = await loadDetails(user, context);
  return {
    id: asId<PartyId>(user.id),
    isAdmin,
    accessLevel,
    managerId: manager === null ? null : asId<PartyId>(manager.id),
  };
};
