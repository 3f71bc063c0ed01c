import { mayCreatePeople, mayListPeople } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { personFacts, type PersonFacts } from './people.repository.ts';

const notFound = () => new Refused(refuse('NotFound', {}, 'id'));

/**
 * Returns the person of a command. Checks the right first, so that others don't learn who exists.
 */
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

/** Returns the viewer. Throws if they can't see the lists of people. */
export const listingViewer = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await context.viewer();
  demand(mayListPeople(actorOf(viewer)));
  return viewer;
};
