import { visibleDelegates } from '@baton/domain/access/inside-access';
import type { Delegate } from '@baton/domain/party/delegate';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PartyRef, UserRef, type PartyNode } from '../people/index.ts';
import { TaskRef } from './task.schema.ts';

interface DelegateNode {
  readonly delegate: Delegate;
  readonly parties: ReadonlyMap<string, PartyNode>;
}

const partyIn = ({ parties }: DelegateNode, id: string): PartyNode =>
  parties.get(id) ?? { id, name: '', kind: 'USER' };

const DelegateRef = builder.objectRef<DelegateNode>('Delegate').implement({
  description: 'Delegate of an assignee who is out of office. Both can do the work.',
  fields: (t) => ({
    for: t.field({
      type: PartyRef,
      description: 'The absent assignee, or their team or role.',
      resolve: (node) => partyIn(node, node.delegate.for),
    }),
    away: t.field({
      type: UserRef,
      description: 'Person who is out of office.',
      resolve: (node) => partyIn(node, node.delegate.away),
    }),
    by: t.field({
      type: PartyRef,
      description: 'Delegate who does the work.',
      resolve: (node) => partyIn(node, node.delegate.by),
    }),
    until: t.field({
      type: 'DateTime',
      description: 'End of the absence.',
      resolve: ({ delegate }) => delegate.until - 1,
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  delegates: t.field({
    type: [DelegateRef],
    // Usually no one is absent, and rarely more than one person.
    complexity: { field: 1, multiplier: 1 },
    description: 'Delegates of absent assignees. External users see only their own.',
    resolve: async ({ task, parties }, _, context) =>
      visibleDelegates(actorOf(await context.viewer()), task).map((delegate) => ({
        delegate,
        parties,
      })),
  }),
}));
