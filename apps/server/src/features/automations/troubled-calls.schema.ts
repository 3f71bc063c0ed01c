import { mayRetryAutomation } from '@baton/domain/access/automation-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import type { CallTrouble } from '@baton/domain/run/facts/call-trouble';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import { storedTask } from '../runs/index.ts';
import { PermissionRefusalRef } from '../../platform/graphql/access/permissions-type.ts';
import { AutomationFailureRef } from './automations.schema.ts';
import { listTroubledCalls } from './list-troubled-calls.ts';
import type { TroubledCallRow } from './troubled-calls.queries.ts';

const CallTroubleRef = builder.enumType('CallTrouble', {
  description: 'State of a request with a problem.',
  values: enumValues<CallTrouble>({
    FAILED: 'The request failed, and someone must decide.',
    HELD: 'The request or its response waits until the task continues.',
    RETRYING: 'Another attempt follows.',
  }),
});

const stateOf = (row: TroubledCallRow) => storedTask.marksOf(row.marks).automationState;

const TroubledCallRef = builder.objectRef<TroubledCallRow>('TroubledCall').implement({
  description: 'Request of an automated task that failed or waits.',
  fields: (t) => ({
    id: t.id({
      description: 'ID of the request.',
      resolve: ({ taskId }) => `${taskId}.call`,
    }),
    taskId: t.exposeID('taskId', { description: 'ID of the task.' }),
    taskName: t.exposeString('name', { description: 'Name of the task.' }),
    reference: t.exposeString('reference', { description: 'Reference of the task.' }),
    version: t.exposeInt('version', { description: 'Version of the task.' }),
    workflowId: t.exposeID('workflowId', { description: 'ID of the workflow.' }),
    workflowName: t.exposeString('workflowName', { description: 'Name of the workflow.' }),
    mayReadWorkflow: t.boolean({
      description: 'True if the viewer can open the workflow. They can always open the task.',
      resolve: async (row, _, context) =>
        mayReadWorkflow(actorOf(await context.viewer()), { ...row, deletedAt: null }) === null,
    }),
    state: t.field({
      type: CallTroubleRef,
      description: 'State of the request.',
      resolve: ({ state }) => state,
    }),
    since: t.field({
      type: 'DateTime',
      description: 'Time when the request started to fail or wait.',
      resolve: ({ since }) => since.getTime(),
    }),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      description: "Why the last attempt failed. Null if it didn't fail.",
      resolve: (row) => stateOf(row)?.failure ?? null,
    }),
    status: t.int({
      nullable: true,
      description: 'HTTP status of the last response. Null without one.',
      resolve: (row) => stateOf(row)?.answered ?? null,
    }),
    attempts: t.int({
      description: 'Number of attempts.',
      resolve: (row) => stateOf(row)?.attempts ?? 0,
    }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt. Null if there is none.',
      resolve: (row) => stateOf(row)?.dueAt ?? null,
    }),
    retryRefusal: t.field({
      type: PermissionRefusalRef,
      nullable: true,
      description: "Why the viewer can't retry it. Null if they can.",
      resolve: async (row, _, context) => {
        const { exception } = storedTask.marksOf(row.marks);
        const refusal = mayRetryAutomation(actorOf(await context.viewer()), { ...row, exception });
        return refusal === null
          ? null
          : { ...refusal, action: 'retryAutomation', whoMay: () => [] };
      },
    }),
  }),
});

const ConnectionRef = connectionOf<TroubledCallRow>('TroubledCall', TroubledCallRef);

builder.queryField('troubledCalls', (t) =>
  t.field({
    type: ConnectionRef,
    description: 'Requests that failed or wait, newest first. For integration admins.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      state: t.arg({ type: CallTroubleRef, description: 'Returns only items with this state.' }),
    },
    resolve: (_, args, context) => listTroubledCalls(context, args),
  }),
);
