import { builder } from '../../../platform/graphql/builder.ts';
import type { ViewerNode } from '../viewer-node.ts';
import { ViewerRef } from '../viewer.schema.ts';
import {
  createCalendarFeed,
  revokeCalendarFeed,
  type CreatedCalendarFeed,
} from './calendar-feed.ts';

const CreateCalendarFeedPayloadRef = builder
  .objectRef<CreatedCalendarFeed>('CreateCalendarFeedPayload')
  .implement({
    description: 'Result of `createCalendarFeed`.',
    fields: (t) => ({
      url: t.exposeString('url', {
        description: 'The address with its secret. It is returned only once.',
      }),
      viewer: t.field({
        type: ViewerRef,
        description: 'The signed-in person.',
        resolve: (node) => node,
      }),
    }),
  });
const RevokeCalendarFeedPayloadRef = builder
  .objectRef<ViewerNode>('RevokeCalendarFeedPayload')
  .implement({
    description: 'Result of `revokeCalendarFeed`.',
    fields: (t) => ({
      viewer: t.field({
        type: ViewerRef,
        description: 'The signed-in person.',
        resolve: (node) => node,
      }),
    }),
  });

builder.mutationFields((t) => ({
  createCalendarFeed: t.field({
    type: CreateCalendarFeedPayloadRef,
    description:
      'Creates the address of the calendar feed of the person in this workspace. The former address stops working.',
    resolve: (_, __, context) => createCalendarFeed(context),
  }),
  revokeCalendarFeed: t.field({
    type: RevokeCalendarFeedPayloadRef,
    description: 'Ends the address of the calendar feed.',
    resolve: (_, __, context) => revokeCalendarFeed(context),
  }),
}));
