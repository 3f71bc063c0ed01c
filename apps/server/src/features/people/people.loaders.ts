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
  // One turn of the event loop: every sibling in the answer has asked by then.
  await new Promise((resolve) => setImmediate(resolve));
  waiting.delete(context);
  const [rows] = await context.db.read(partiesById([...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** The batch that is being collected, with this id in it. */
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
  deletedAt: null,
  manager: null,
  groups: [],
  members: [],
};

/** Whoever has this id, read together with its neighbours' in one trip. */
export const loadParty = async (id: string, context: RequestContext): Promise<PartyNode | null> =>
  (await batchOf(id, context)).get(id) ?? null;

/** The details of a party: those it came with, or read together with its neighbours' in one trip. */
export const loadDetails = async (
  party: PartyNode,
  context: RequestContext,
): Promise<PartyDetails> => {
  if (party.details !== undefined) return party.details;
  return (await batchOf(party.id, context)).get(party.id)?.details ?? nobody;
};
