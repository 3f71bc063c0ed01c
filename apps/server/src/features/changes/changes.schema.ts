import { isMember } from '@baton/domain/party/actor';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { LiveEvent } from '../../platform/live/live-event.ts';
import { selectFollowed } from './changes.access.ts';

const ChangeRef = builder.objectRef<LiveEvent>('Change').implement({
  description: "Change that concerns the viewer's open screens.",
  fields: (t) => ({
    workflowIds: t.exposeIDList('workflowIds', {
      description: 'Followed workflows that changed, or whose linked workflow changed.',
    }),
    blueprintIds: t.exposeIDList('blueprintIds', {
      description: 'Followed blueprints that changed.',
    }),
    myWork: t.exposeBoolean('myWork', {
      description: "True if the viewer's lists and counts changed.",
    }),
    cause: t.exposeID('cause', {
      nullable: true,
      description:
        "Idempotency key of the viewer's own command, if the change only reports that command. Null for other changes.",
    }),
    presence: t.exposeIDList('presence', {
      description: 'Open tasks in which presence changed. Send presence again.',
    }),
    lists: t.exposeBoolean('lists', {
      description: 'True if lists of the workspace can differ: workflows, blueprints, or people.',
    }),
  }),
});

builder.subscriptionField('changes', (t) =>
  t.field({
    type: ChangeRef,
    description:
      "Changes of the viewer's own work and of the given workflows and blueprints. Workflows and blueprints that the viewer cannot read are ignored.",
    args: {
      workflowIds: t.arg.idList({ description: 'IDs of the workflows to follow.' }),
      blueprintIds: t.arg.idList({ description: 'IDs of the blueprints to follow.' }),
      replayed: t.arg.int({
        description:
          'Milliseconds before now, at most 20,000, whose changes are reported first. Default: 0.',
      }),
    },
    subscribe: async (_, args, context) => {
      const { viewer, ...followed } = await selectFollowed(context, {
        workflowIds: args.workflowIds ?? [],
        blueprintIds: args.blueprintIds ?? [],
      });
      const events = context.services.live.subscribe(
        {
          ...followed,
          sessionId: viewer.sessionId,
          userId: viewer.userId,
          tenantId: viewer.tenantId,
          parties: new Set(viewer.parties),
          seesLists: isMember(actorOf(viewer)),
        },
        Math.max(0, args.replayed ?? 0),
      );
      if (events === null) throw new Refused(refuse('RateLimited', { seconds: 60 }));
      return events;
    },
    resolve: (event) => event,
  }),
);
