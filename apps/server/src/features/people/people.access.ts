import { mayCreatePeople, mayListPeople } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { groupFacts, personFacts, type GroupFacts, type PersonFacts } from './people.repository.ts';

const notFound = () => new Refused(refuse('NotFound', {}, 'id'));

/** A person who is to be changed. Those who keep no people are told so before they learn who exists. */
export const reachPerson = async (
  context: RequestContext,
  id: string,
): Promise<{ readonly person: PersonFacts; readonly viewer: Viewer }> => {
  const [people] = await context.db.trip(personFacts(id));
  const viewer = await context.viewer();
  demand(mayCreatePeople(actorOf(viewer)));
  const person = people[0];
  if (person === undefined) throw notFound();
  return { person, viewer };
};

/** A team or role that is to be changed. */
export const reachGroup = async (
  context: RequestContext,
  id: string,
): Promise<{ readonly group: GroupFacts; readonly viewer: Viewer }> => {
  const [groups] = await context.db.trip(groupFacts(id));
  const viewer = await context.viewer();
  demand(mayCreatePeople(actorOf(viewer)));
  const group = groups[0];
  if (group === undefined) throw notFound();
  return { group, viewer };
};

/** The viewer, who may see the lists of people. */
export const listingViewer = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await context.viewer();
  demand(mayListPeople(actorOf(viewer)));
  return viewer;
};
