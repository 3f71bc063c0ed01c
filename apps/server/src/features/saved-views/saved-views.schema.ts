import { mayEditView } from '@baton/domain/access/view-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { WatchStateRef } from '../notifications/index.ts';
import { ViewerRef } from '../sessions/index.ts';
import {
  changeView,
  createView,
  listViews,
  removeView,
  setViewShares,
  setViewStar,
} from './change-views.ts';
import type { SavedViewRow } from './saved-views.queries.ts';

interface Parameter {
  readonly name: string;
  readonly value: string;
}

const ParameterRef = builder.objectRef<Parameter>('ViewParameter').implement({
  description: 'Parameter of the address of a list, such as `sort`.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the parameter.' }),
    value: t.exposeString('value', { description: 'Value of the parameter.' }),
  }),
});

export const ViewParameterInput = builder.inputType('ViewParameterInput', {
  description: 'Parameter of a saved view.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the parameter.' }),
    value: t.string({ required: true, description: 'Value of the parameter.' }),
  }),
});

/** Returns the parameters by name. `viewRefusals` checks their names and values. */
const byName = (given: readonly Parameter[]): ListParameters =>
  Object.fromEntries(given.map(({ name, value }) => [name, value]));

const ListObjectRef = builder.enumType('ListObject', {
  description: 'What a list shows.',
  values: enumValues<ListObject>({ WORKFLOWS: 'Workflows.', TASKS: 'Tasks.' }),
});

const SavedViewRef = builder.objectRef<SavedViewRow>('SavedView').implement({
  description: 'Filters, sort, and columns of a list under a name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the saved view.' }),
    version: t.exposeInt('version', { description: 'Version for conflict checks.' }),
    object: t.expose('object', { type: ListObjectRef, description: 'What the view shows.' }),
    name: t.exposeString('name', { description: 'Name of the view.' }),
    parameters: t.field({
      type: [ParameterRef],
      description: 'Filters, sorting, grouping, and columns, as in the page URL.',
      resolve: ({ parameters }) =>
        Object.entries(parameters).flatMap(([name, value]) =>
          value === undefined ? [] : [{ name, value }],
        ),
    }),
    owner: t.field({
      type: UserRef,
      description: 'Person who created the view.',
      resolve: ({ ownerId, ownerName }) => ({
        id: ownerId,
        name: ownerName,
        kind: 'USER' as const,
      }),
    }),
    isForEveryone: t.exposeBoolean('isForEveryone', {
      description: 'True if it is shared with all internal people.',
    }),
    sharedWith: t.field({
      type: [PartyRef],
      description: 'People, teams, and roles that it is shared with.',
      resolve: ({ sharedWith }) => [...sharedWith],
    }),
    isStarred: t.exposeBoolean('isStarred', { description: 'True if the viewer starred it.' }),
    watchState: t.field({
      type: WatchStateRef,
      description:
        'Whether the viewer watches the workflows or tasks that the view contains, or has muted updates about them.',
      resolve: ({ isWatched, isMuted }) =>
        isMuted ? ('MUTED' as const) : isWatched ? ('WATCHING' as const) : ('DEFAULT' as const),
    }),
    canEdit: t.boolean({
      description: 'True if the viewer can change, share, and delete it.',
      resolve: async ({ ownerId }, _, context) =>
        mayEditView(actorOf(await context.viewer()), { ownerId: asId<PartyId>(ownerId) }) === null,
    }),
  }),
});

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedViewRef],
    description: 'Views that the viewer owns or that are shared with them, by name.',
    resolve: async (_, __, context) => [...(await listViews(context))],
  }),
);

builder.objectFields(ViewerRef, (t) => ({
  starredViews: t.field({
    type: [SavedViewRef],
    description: 'Saved views that the viewer starred and can read, by name.',
    resolve: async (_, __, context) =>
      (await listViews(context)).filter(({ isStarred }) => isStarred),
  }),
}));

const PayloadRef = builder.objectRef<SavedViewRow>('SavedViewPayload').implement({
  description:
    'Result of `createSavedView`, `shareSavedView`, `starSavedView`, and `updateSavedView`.',
  fields: (t) => ({
    savedView: t.field({
      type: SavedViewRef,
      description: 'The saved view.',
      resolve: (view) => view,
    }),
  }),
});
const DeletePayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteSavedViewPayload')
  .implement({
    description: 'Result of `deleteSavedView`.',
    fields: (t) => ({
      deletedId: t.exposeID('deletedId', { description: 'ID of the deleted saved view.' }),
    }),
  });

const CreateInput = builder.inputType('CreateSavedViewInput', {
  description: 'Input of `createSavedView`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    object: t.field({
      type: ListObjectRef,
      defaultValue: 'WORKFLOWS',
      description: 'What the view shows.',
    }),
    name: t.string({ required: true, description: 'Name of the view.' }),
    parameters: t.field({
      type: [ViewParameterInput],
      required: true,
      description: 'Filters, sorting, grouping, and columns, as in the page URL.',
    }),
  }),
});
const UpdateInput = builder.inputType('UpdateSavedViewInput', {
  description: 'Input of `updateSavedView`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the saved view.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    name: t.string({ description: 'Name of the view.' }),
    parameters: t.field({
      type: [ViewParameterInput],
      description: 'Filters, sorting, grouping, and columns, as in the page URL.',
    }),
  }),
});
const ShareInput = builder.inputType('ShareSavedViewInput', {
  description: 'Input of `shareSavedView`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the saved view.' }),
    isForEveryone: t.boolean({
      required: true,
      description: 'True if it is shared with all internal people.',
    }),
    partyIds: t.idList({
      required: true,
      description: 'IDs of the people, teams, and roles that can use the view.',
    }),
  }),
});
const StarInput = builder.inputType('StarSavedViewInput', {
  description: 'Input of `starSavedView`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the saved view.' }),
    isStarred: t.boolean({ required: true, description: 'True to show the view first.' }),
  }),
});
const DeleteInput = builder.inputType('DeleteSavedViewInput', {
  description: 'Input of `deleteSavedView`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the saved view.' }) }),
});

builder.mutationFields((t) => ({
  createSavedView: t.field({
    type: PayloadRef,
    description: 'Saves a view for the viewer, who becomes its owner.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) =>
      createView(context, {
        ...input,
        object: input.object ?? 'WORKFLOWS',
        parameters: byName(input.parameters),
      }),
  }),
  updateSavedView: t.field({
    type: PayloadRef,
    description: 'Changes the given values. Null values stay. For the owner.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { input }, context) =>
      changeView(context, {
        ...input,
        parameters: input.parameters == null ? null : byName(input.parameters),
      }),
  }),
  shareSavedView: t.field({
    type: PayloadRef,
    description: 'Sets who else reads a view. For the owner.',
    args: { input: t.arg({ type: ShareInput, required: true }) },
    resolve: (_, { input }, context) => setViewShares(context, input),
  }),
  starSavedView: t.field({
    type: PayloadRef,
    description: 'Adds a view to the starred views of the viewer, or removes it.',
    args: { input: t.arg({ type: StarInput, required: true }) },
    resolve: (_, { input }, context) => setViewStar(context, input.id, input.isStarred),
  }),
  deleteSavedView: t.field({
    type: DeletePayloadRef,
    description: 'Deletes a view for everyone. For the owner.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await removeView(context, input.id);
      return { deletedId: input.id };
    },
  }),
}));
