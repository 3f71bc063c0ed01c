import { mayRetryAutomation } from '@baton/domain/access/automation-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import { callTroubles } from '@baton/domain/automation/call-trouble';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import { toTaskState } from '../runs/index.ts';
import { PermissionRefusalRef } from '../tasks/index.ts';
import { AutomationFailureRef } from './automations.schema.ts';
import { listTroubledCalls } from './list-troubled-calls.ts';
import type { TroubledCallRow } from './troubled-calls.queries.ts';

const CallTroubleRef = builder.enumType('CallTrouble', {
  description:
    'FAILED: somebody has to decide. RETRYING: it failed and is made again by itself. HELD: it is not made, or its answer does not count, until the task goes on.',
  values: callTroubles,
});

const stateOf = (row: TroubledCallRow) => toTaskState(row).automationState;

const TroubledCallRef = builder.objectRef<TroubledCallRow>('TroubledCall').implement({
  description: 'A call of an automated task that failed or is held back.',
  fields: (t) => ({
    id: t.id({ resolve: ({ taskId }) => `${taskId}.call` }),
    taskId: t.exposeID('taskId'),
    taskName: t.exposeString('name'),
    reference: t.exposeString('reference'),
    version: t.exposeInt('version', { description: 'Of the task.' }),
    workflowId: t.exposeID('workflowId'),
    workflowName: t.exposeString('workflowName'),
    mayReadWorkflow: t.boolean({
      description: 'Whether the viewer may open the workflow; the task they may in any case.',
      resolve: async (row, _, context) =>
        mayReadWorkflow(actorOf(await context.viewer()), { ...row, deletedAt: null }) === null,
    }),
    state: t.field({ type: CallTroubleRef, resolve: ({ state }) => state }),
    since: t.field({ type: 'DateTime', resolve: ({ since }) => since.getTime() }),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      description: 'Why the last attempt failed.',
      resolve: (row) => stateOf(row)?.failure ?? null,
    }),
    status: t.int({
      nullable: true,
      description: 'HTTP status of the last answer; null where none came.',
      resolve: (row) => stateOf(row)?.answered ?? null,
    }),
    attempts: t.int({ resolve: (row) => stateOf(row)?.attempts ?? 0 }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (row) => stateOf(row)?.dueAt ?? null,
    }),
    retryRefusal: t.field({
      type: PermissionRefusalRef,
      nullable: true,
      description: 'Why the viewer may not have it made again; null where they may.',
      resolve: async (row, _, context) => {
        const { exception } = toTaskState(row);
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
    description:
      'Calls of the workspace that failed or are held back, latest first; for whoever keeps its integrations.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      state: t.arg({ type: CallTroubleRef }),
    },
    resolve: (_, args, context) => listTroubledCalls(context, args),
  }),
);
