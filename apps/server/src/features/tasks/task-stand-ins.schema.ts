import { visibleStandIns } from '@baton/domain/access/inside-access';
import type { StandIn } from '@baton/domain/access/stand-in';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PartyRef, UserRef, type PartyNode } from '../people/index.ts';
import { TaskRef } from './task.schema.ts';

interface StandInNode {
  readonly standIn: StandIn;
  readonly parties: ReadonlyMap<string, PartyNode>;
}

const partyIn = ({ parties }: StandInNode, id: string): PartyNode =>
  parties.get(id) ?? { id, name: '', kind: 'USER' };

const StandInRef = builder.objectRef<StandInNode>('StandIn').implement({
  description: 'Delegate of an assignee who is out of office. Both can do the work.',
  fields: (t) => ({
    for: t.field({
      type: PartyRef,
      description: 'The absent assignee, or their team or role.',
      resolve: (node) => partyIn(node, node.standIn.for),
    }),
    away: t.field({ type: UserRef, resolve: (node) => partyIn(node, node.standIn.away) }),
    by: t.field({ type: PartyRef, resolve: (node) => partyIn(node, node.standIn.by) }),
    until: t.field({
      type: 'DateTime',
      description: 'End of the absence.',
      resolve: ({ standIn }) => standIn.until - 1,
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  standIns: t.field({
    type: [StandInRef],
    // Usually no one is absent, and rarely more than one person.
    complexity: { field: 1, multiplier: 1 },
    description: 'Delegates of absent assignees. External users see only their own.',
    resolve: async ({ task, parties }, _, context) =>
      visibleStandIns(actorOf(await context.viewer()), task).map((standIn) => ({
        standIn,
        parties,
      })),
  }),
}));
