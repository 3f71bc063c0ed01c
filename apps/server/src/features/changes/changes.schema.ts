import { isMember } from '@baton/domain/access/actor';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { LiveEvent } from '../../platform/live/live-event.ts';
import { reachFollowed } from './changes.access.ts';

const ChangeRef = builder.objectRef<LiveEvent>('Change').implement({
  fields: (t) => ({
    workflowId: t.exposeID('workflowId', { nullable: true }),
    blueprintId: t.exposeID('blueprintId', { nullable: true }),
    myWork: t.exposeBoolean('myWork', {
      description: "True when the viewer's own lists and counts changed.",
    }),
    cause: t.exposeID('cause', {
      nullable: true,
      description:
        "The idempotency key of the viewer's own command, where it alone is told of: whoever sent it has its answer.",
    }),
    presence: t.exposeIDList('presence', {
      description:
        'Tasks that the viewer has open where somebody came, went or is in another question: tell presence again.',
    }),
    lists: t.exposeBoolean('lists', {
      description:
        'True when lists of the whole workspace may differ: workflows, blueprints, people.',
    }),
  }),
});

builder.subscriptionField('changes', (t) =>
  t.field({
    type: ChangeRef,
    description:
      'What changed for this person: their own work, or the workflow or blueprint named. Read again what is on the screen.',
    args: { workflowId: t.arg.id(), blueprintId: t.arg.id() },
    subscribe: async (_, args, context) => {
      const followed = {
        workflowId: args.workflowId ?? null,
        blueprintId: args.blueprintId ?? null,
      };
      const viewer = await reachFollowed(context, followed);
      const events = context.services.live.subscribe({
        ...followed,
        sessionId: viewer.sessionId,
        userId: viewer.userId,
        tenantId: viewer.tenantId,
        parties: new Set(viewer.parties),
        seesLists: isMember(actorOf(viewer)),
      });
      if (events === null) throw new Refused(refuse('RateLimited', { seconds: 60 }));
      return events;
    },
    resolve: (event) => event,
  }),
);
