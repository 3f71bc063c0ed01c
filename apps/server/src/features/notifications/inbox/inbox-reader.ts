import { isOfWorkspace } from '@baton/domain/party/access-level';
import { type Actor } from '@baton/domain/party/actor';
import { mayUseInternalNotes } from '@baton/domain/access/comment-access';
import { workflowListScope } from '@baton/domain/access/workflow/workflow-access';
import type { InboxReach } from './inbox.queries.ts';

const reachOf = (actor: Actor): InboxReach => {
  const scope = workflowListScope(actor);
  if (scope !== 'GRANTED') return scope;
  return isOfWorkspace(actor) ? 'LIMITED' : 'EXTERNAL';
};

/** Returns the key of the queries that read the inbox of a person, and their first parameters. */
export const inboxReader = (actor: Actor) => ({
  reach: reachOf(actor),
  values: [actor.id, actor.parties, mayUseInternalNotes(actor) === null] as const,
});
