import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { TaskRef } from '../../tasks/index.ts';
import { WorkflowRef } from '../../workflows/index.ts';
import { listWatched, loadAttention, setAttention } from './change-watch.ts';
import { WatchStateRef } from './watch-state-type.ts';
import type { Attention, WatchedRow, WatchKind } from './watches.queries.ts';

const KindRef = builder.enumType('WatchKind', {
  description: 'Type of a watched item.',
  values: enumValues<WatchKind>({
    TASK: 'Task.',
    VIEW: 'Saved view.',
    WORKFLOW: 'Workflow.',
  }),
});

const WatchedRef = builder.objectRef<WatchedRow>('WatchedItem').implement({
  description: 'A workflow, task, or saved view that the viewer watches or has muted.',
  fields: (t) => ({
    subjectId: t.exposeID('subjectId', { description: 'ID of the workflow, task, or saved view.' }),
    kind: t.field({ type: KindRef, description: 'Type of the item.', resolve: ({ kind }) => kind }),
    isMuted: t.exposeBoolean('isMuted', {
      description: 'True if the person gets no updates about it.',
    }),
    isOfTasks: t.exposeBoolean('isOfTasks', { description: 'True for a saved view of tasks.' }),
    name: t.exposeString('name', { description: 'Name of the item.' }),
    workflowId: t.exposeID('workflowId', {
      nullable: true,
      description: 'Null for a saved view.',
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Null for a saved view.',
    }),
  }),
});

const description = 'Whether the viewer watches it or has muted updates about it.';

builder.objectField(WorkflowRef, 'watchState', (t) =>
  t.field({
    type: WatchStateRef,
    description,
    resolve: ({ id }, _, context) => loadAttention(context, id),
  }),
);
builder.objectField(TaskRef, 'watchState', (t) =>
  t.field({
    type: WatchStateRef,
    description,
    resolve: ({ task }, _, context) => loadAttention(context, task.id),
  }),
);

builder.queryFields((t) => ({
  watchedItems: t.field({
    type: [WatchedRef],
    description: 'What the viewer watches or has muted and can open, by name, at most 500.',
    resolve: (_, _args, context) => listWatched(context),
  }),
}));

const SetInput = builder.inputType('SetWatchStateInput', {
  description: 'Input of `setWatchState`.',
  fields: (t) => ({
    subjectId: t.id({ required: true, description: 'Workflow, task, or saved view.' }),
    state: t.field({
      type: WatchStateRef,
      required: true,
      description: 'Which updates the person gets.',
    }),
  }),
});

const SetPayloadRef = builder.objectRef<Attention>('SetWatchStatePayload').implement({
  description: 'Result of `setWatchState`.',
  fields: (t) => ({
    state: t.field({
      type: WatchStateRef,
      description: 'The new state.',
      resolve: (state) => state,
    }),
  }),
});

builder.mutationField('setWatchState', (t) =>
  t.field({
    type: SetPayloadRef,
    description:
      'Lets the viewer watch or mute a workflow, task, or saved view that they can open. Returns NotFound for another one.',
    args: { input: t.arg({ type: SetInput, required: true }) },
    resolve: (_, { input }, context) => setAttention(context, input.subjectId, input.state),
  }),
);
