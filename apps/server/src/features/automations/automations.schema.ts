import { mayCreateAutomation, mayReadCalls } from '@baton/domain/access/automation-access';
import type { OutputMapping } from '@baton/domain/automation/automation';
import type { AutomationState } from '@baton/domain/automation/automation-state';
import {
  automationFailures,
  type AutomationFailure,
} from '@baton/domain/automation/automation-result';
import { masked, type RenderedRequest } from '@baton/domain/automation/rendered-request';
import { automationFromWire, automationToWire } from '@baton/domain/blueprint/wire/wire-automation';
import { validateAutomation } from '@baton/domain/blueprint/validate/validate-automation';
import { asId, type InstanceKey, type TaskId } from '@baton/domain/core/ids';
import type { RunValue } from '@baton/domain/field/run-value';
import { valueAt } from '@baton/domain/run/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { demandAll } from '../../platform/graphql/refused.ts';
import { AutomationInput, AutomationRef } from '../blueprints/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { AskedFieldRef, namedPlaces } from '../fields/index.ts';
import { TaskRef, type TaskNode } from '../tasks/index.ts';
import {
  FieldValueInput,
  peopleIn,
  runTaskCommand,
  TaskPayloadRef,
  toGivenValue,
} from '../workflows/index.ts';
import type { AttemptNode, CallNode } from './calls.queries.ts';
import { callLoader } from './call-loader.ts';
import { testCall, type TestedCall } from './test-call.ts';

export const AutomationFailureRef = builder.enumType('AutomationFailure', {
  description: 'Why a request failed.',
  values: automationFailures,
});

const isFailure = (text: string | null): text is AutomationFailure =>
  automationFailures.some((failure) => failure === text);
const failureOf = (text: string | null): AutomationFailure | null =>
  isFailure(text) ? text : null;

const HeaderRef = builder
  .objectRef<{ readonly name: string; readonly value: string }>('HttpHeader')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }) });

const RequestRef = builder.objectRef<RenderedRequest>('AutomationRequest').implement({
  description: 'Request that was sent. Secrets are shown by name.',
  fields: (t) => ({
    method: t.exposeString('method'),
    url: t.string({ resolve: ({ url }) => masked(url) }),
    headers: t.field({
      type: [HeaderRef],
      resolve: ({ headers }) => headers.map(({ name, value }) => ({ name, value: masked(value) })),
    }),
    body: t.string({
      nullable: true,
      resolve: ({ body }) => (body === null ? null : masked(body)),
    }),
  }),
});

const AttemptRef = builder.objectRef<AttemptNode>('AutomationAttempt').implement({
  description: 'One attempt of a request, with its result.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => Date.parse(at) }),
    durationMs: t.exposeInt('durationMs'),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status. Null without a response.',
    }),
    headers: t.field({
      type: [HeaderRef],
      resolve: ({ headers }) => Object.entries(headers).map(([name, value]) => ({ name, value })),
    }),
    body: t.exposeString('body'),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      resolve: ({ failure }) => failureOf(failure),
    }),
    isOrphan: t.exposeBoolean('isOrphan', {
      description: 'True if the response arrived too late and was ignored.',
    }),
  }),
});

const CallRef = builder.objectRef<CallNode>('AutomationCall').implement({
  description: 'Request with all its attempts. A retry by a person is a new request.',
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    request: t.field({ type: RequestRef, resolve: ({ request }) => request }),
    attempts: t.field({
      type: [AttemptRef],
      description: 'Attempts, newest first.',
      resolve: ({ attempts }) => attempts,
    }),
  }),
});

interface OutputNode {
  readonly mapping: OutputMapping;
  readonly place: RunValue;
  readonly details: RunDetails;
}

const OutputRef = builder.objectRef<OutputNode>('AutomationOutput').implement({
  interfaces: [AskedFieldRef],
  description:
    'Field instance that the response fills. A person fills it if the task is completed manually.',
  fields: (t) => ({
    instance: t.id({ resolve: ({ place }) => place.key }),
    isRequired: t.boolean({ resolve: ({ mapping }) => mapping.isRequired }),
  }),
});

interface TemplateFieldNode {
  readonly instance: InstanceKey;
  readonly name: string;
}

const TemplateFieldRef = builder.objectRef<TemplateFieldNode>('TemplateField').implement({
  description: 'Field that a request can send.',
  fields: (t) => ({
    instance: t.exposeID('instance'),
    name: t.exposeString('name', {
      description: "Name in the reader's language.",
    }),
  }),
});

interface AutomationNode {
  readonly node: TaskNode;
  readonly state: AutomationState | null;
}

const TaskAutomationRef = builder.objectRef<AutomationNode>('TaskAutomation').implement({
  description: 'State of the requests of an automated task.',
  fields: (t) => ({
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt. Null without one. In the past while it is running.',
      resolve: ({ state }) => state?.dueAt ?? null,
    }),
    attempts: t.int({ resolve: ({ state }) => state?.attempts ?? 0 }),
    maxAttempts: t.int({ resolve: ({ node }) => node.task.automation?.maxAttempts ?? 0 }),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      description: 'Why the last attempt failed.',
      resolve: ({ state }) => state?.failure ?? null,
    }),
    isHeld: t.boolean({
      description: 'True if a response waits until the task continues.',
      resolve: ({ state }) => state !== null && state.held !== null,
    }),
    settings: t.field({
      type: AutomationRef,
      nullable: true,
      description: 'Request settings, for people who can change them.',
      resolve: async ({ node }, _, context) => {
        const { automation } = node.task;
        const actor = actorOf(await context.viewer());
        return automation === null || mayCreateAutomation(actor) !== null
          ? null
          : automationToWire(automation);
      },
    }),
    templateFields: t.field({
      type: [TemplateFieldRef],
      description: 'Fields for templates of the settings, for people who can change them.',
      resolve: async ({ node }, _, context) => {
        if (mayCreateAutomation(actorOf(await context.viewer())) !== null) return [];
        const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
        return details === null ? [] : namedPlaces(context, details, node.task.id);
      },
    }),
    outputs: t.field({
      type: [OutputRef],
      resolve: async ({ node }, _, context) => {
        const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
        if (details === null) return [];
        return (node.task.automation?.outputs ?? []).flatMap((mapping) => {
          const place = valueAt(details.view, mapping.instance);
          return place === undefined ? [] : [{ mapping, place, details }];
        });
      },
    }),
    calls: t.field({
      type: [CallRef],
      description: 'Latest requests, newest first. Empty for external users.',
      resolve: async ({ node }, _, context) =>
        mayReadCalls(actorOf(await context.viewer())) === null
          ? callLoader(context).load(node.task.id)
          : [],
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  automation: t.field({
    type: TaskAutomationRef,
    nullable: true,
    description: "Null if the task isn't automated.",
    resolve: async (node, _, context) => {
      if (node.task.automation === null) return null;
      const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
      const task = details?.view.tasks.find(({ id }) => id === node.task.id);
      return { node: { ...node, details }, state: task?.automationState ?? null };
    },
  }),
}));

const key = 'Client-generated key. A repeated request with the same key has no further effect.';

const RetryAutomationInput = builder.inputType('RetryAutomationInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(),
    automation: t.field({
      type: AutomationInput,
      description: 'Request for this workflow from now on. Default: unchanged.',
    }),
  }),
});

const CompleteAutomationInput = builder.inputType('CompleteAutomationInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'Values in place of the response.',
    }),
    reason: t.string({ required: true }),
  }),
});

const TestAutomationInput = builder.inputType('TestAutomationInput', {
  fields: (t) => ({
    blueprintId: t.id({ required: true }),
    automation: t.field({ type: AutomationInput, required: true }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'Values for the templates, by field instance.',
    }),
  }),
});

const TestedCallRef = builder.objectRef<TestedCall>('AutomationTest').implement({
  description: 'Result of a test request.',
  fields: (t) => ({
    request: t.field({ type: RequestRef, resolve: ({ request }) => request }),
    status: t.exposeInt('status', { nullable: true }),
    durationMs: t.exposeInt('durationMs'),
    body: t.exposeString('body'),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      description: 'Null if the request succeeded.',
      resolve: ({ failure }) => failure,
    }),
  }),
});

builder.mutationFields((t) => ({
  retryAutomation: t.field({
    type: TaskPayloadRef,
    description: 'Sends a request again, optionally changed, or sends the next attempt now.',
    args: { input: t.arg({ type: RetryAutomationInput, required: true }) },
    resolve: (_, { input }, context) => {
      const taskId = asId<TaskId>(input.taskId);
      const automation = input.automation ? automationFromWire(input.automation) : null;
      if (automation !== null) demandAll(validateAutomation(automation, 'automation'));
      return runTaskCommand(context, input, { kind: 'RETRY_AUTOMATION', taskId, automation });
    },
  }),
  completeAutomation: t.field({
    type: TaskPayloadRef,
    description: 'Completes an automated task manually.',
    args: { input: t.arg({ type: CompleteAutomationInput, required: true }) },
    resolve: (_, { input }, context) => {
      const taskId = asId<TaskId>(input.taskId);
      const values = input.values.map(toGivenValue);
      const { reason } = input;
      return runTaskCommand(
        context,
        input,
        { kind: 'COMPLETE_AUTOMATION', taskId, values, reason },
        peopleIn(values),
      );
    },
  }),
  testAutomation: t.field({
    type: TestedCallRef,
    description: 'Sends a test request with the given values. Nothing is stored.',
    args: { input: t.arg({ type: TestAutomationInput, required: true }) },
    resolve: (_, { input }, context) =>
      testCall(context, {
        blueprintId: input.blueprintId,
        automation: automationFromWire(input.automation),
        values: input.values.map(toGivenValue),
      }),
  }),
}));
