import { mayCreateAutomation, mayReadCalls } from '@baton/domain/access/automation-access';
import type { OutputMapping } from '@baton/domain/automation/automation';
import type { AutomationState } from '@baton/domain/automation/automation-state';
import {
  automationFailures,
  type AutomationFailure,
} from '@baton/domain/automation/automation-result';
import { masked, type RenderedRequest } from '@baton/domain/automation/rendered-request';
import { automation as automationSchema } from '@baton/domain/schema/call-schema';
import { validateAutomation } from '@baton/domain/blueprint/validate/validate-automation';
import { asId, type InstanceKey, type TaskId } from '@baton/domain/core/ids';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { valueAt } from '@baton/domain/run-model/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { documentScalar, readDocument } from '../../platform/graphql/documents/document-scalar.ts';
import { demandAll } from '../../platform/graphql/refused.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { FieldDefinitionRef, namedPlaces } from '../fields/index.ts';
import { TaskRef, type TaskNode } from '../tasks/index.ts';
import {
  FieldValueInput,
  peopleIn,
  runTaskCommand,
  TaskPayloadRef,
  toEnteredValue,
} from '../workflows/index.ts';
import type { AttemptNode, CallNode } from './calls.queries.ts';
import { callLoader } from './call-loader.ts';
import { testCall, type TestedCall } from './test-call.ts';

export const AutomationFailureRef = builder.enumType('AutomationFailure', {
  description: 'Why a request failed.',
  values: enumValues<AutomationFailure>({
    ADDRESS_INVALID: 'The URL is not valid.',
    ADDRESS_NOT_FOUND: 'The server has nothing at this URL.',
    ADDRESS_REFUSED: "Requests to this address aren't allowed.",
    ANSWER_NOT_READABLE: "The response isn't JSON, so values can't be read.",
    ANSWER_TOO_LARGE: 'The response is larger than the limit.',
    AUTHENTICATION_REFUSED: 'The server rejected the credentials.',
    FieldMappingForAutomationTaskMustBeCompleted: 'A required value of the request is empty.',
    NAME_NOT_FOUND: "The server name doesn't exist.",
    OUTPUT_INVALID: "A value of the response doesn't fit its field.",
    OUTPUT_MISSING: 'The response has no value for a required field.',
    SECRET_MISSING: "A secret of the request doesn't exist.",
    SERVER_BUSY: 'The server was busy.',
    SERVER_FAILED: 'The server reported an internal error.',
    TIMED_OUT: "The server didn't respond in time.",
    TLS_FAILED: "A secure connection wasn't possible.",
    TOO_MANY_REDIRECTS: 'The server redirected the request too often.',
    TO_BE_UNDONE: 'Someone must reverse the effects of an earlier request first.',
    UNEXPECTED_STATUS: "The status code of the response isn't an expected one.",
    UNREACHABLE: "The server couldn't be reached.",
  }),
});

const isFailure = (text: string | null): text is AutomationFailure =>
  automationFailures.some((failure) => failure === text);
const failureOf = (text: string | null): AutomationFailure | null =>
  isFailure(text) ? text : null;

const HeaderRef = builder
  .objectRef<{ readonly name: string; readonly value: string }>('HttpHeader')
  .implement({
    description: 'Header of a request or response.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the header.' }),
      value: t.exposeString('value', { description: 'Value of the header.' }),
    }),
  });

const RequestRef = builder.objectRef<RenderedRequest>('AutomationRequest').implement({
  description: 'Request that was sent. Secrets are shown by name.',
  fields: (t) => ({
    method: t.exposeString('method', { description: 'HTTP method.' }),
    url: t.string({ description: 'URL of the request.', resolve: ({ url }) => masked(url) }),
    headers: t.field({
      type: [HeaderRef],
      description: 'Headers of the request.',
      resolve: ({ headers }) => headers.map(({ name, value }) => ({ name, value: masked(value) })),
    }),
    body: t.string({
      nullable: true,
      description: 'Body of the request. Null without a body.',
      resolve: ({ body }) => (body === null ? null : masked(body)),
    }),
  }),
});

const AttemptRef = builder.objectRef<AttemptNode>('AutomationAttempt').implement({
  description: 'One attempt of a request, with its result.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number of the attempt, from 1.' }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the attempt.',
      resolve: ({ at }) => Date.parse(at),
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration in milliseconds.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status. Null without a response.',
    }),
    headers: t.field({
      type: [HeaderRef],
      description: 'Headers of the response.',
      resolve: ({ headers }) => Object.entries(headers).map(([name, value]) => ({ name, value })),
    }),
    body: t.exposeString('body', {
      description: 'Body of the response. Empty without a response.',
    }),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      description: 'Why the attempt failed. Null if it succeeded.',
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
    id: t.id({ description: 'ID of the request.', resolve: ({ key }) => key }),
    request: t.field({
      type: RequestRef,
      description: 'Request that was sent.',
      resolve: ({ request }) => request,
    }),
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
  interfaces: [FieldDefinitionRef],
  description:
    'Field instance that the response fills. A person fills it if the task is completed manually.',
  fields: (t) => ({
    instance: t.id({
      description: 'Key of the field instance.',
      resolve: ({ place }) => place.key,
    }),
    isRequired: t.boolean({
      description: 'True if the response must have a value for it.',
      resolve: ({ mapping }) => mapping.isRequired,
    }),
  }),
});

interface TemplateFieldNode {
  readonly instance: InstanceKey;
  readonly name: string;
}

const TemplateFieldRef = builder.objectRef<TemplateFieldNode>('TemplateField').implement({
  description: 'Field that a request can send.',
  fields: (t) => ({
    instance: t.exposeID('instance', { description: 'Key of the field instance.' }),
    name: t.exposeString('name', {
      description: "Name in the reader's language.",
    }),
  }),
});

interface AutomationNode {
  readonly node: TaskNode;
  readonly state: AutomationState | null;
}

builder.scalarType(
  'AutomationDocument',
  documentScalar(
    'Request of an automated task as JSON: the `automation` of a task in a BlueprintDocument.',
  ),
);

const TaskAutomationRef = builder.objectRef<AutomationNode>('TaskAutomation').implement({
  description: 'State of the requests of an automated task.',
  fields: (t) => ({
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt. Null without one. In the past while it is running.',
      resolve: ({ state }) => state?.dueAt ?? null,
    }),
    attempts: t.int({
      description: 'Number of attempts of the current request.',
      resolve: ({ state }) => state?.attempts ?? 0,
    }),
    maxAttempts: t.int({
      description: 'Maximum number of attempts.',
      resolve: ({ node }) => node.task.plan.automation?.maxAttempts ?? 0,
    }),
    failure: t.field({
      type: AutomationFailureRef,
      nullable: true,
      description: "Why the last attempt failed. Null if it didn't fail.",
      resolve: ({ state }) => state?.failure ?? null,
    }),
    isHeld: t.boolean({
      description: 'True if a response waits until the task continues.',
      resolve: ({ state }) => state !== null && state.held !== null,
    }),
    settings: t.field({
      type: 'AutomationDocument',
      nullable: true,
      description: 'Request settings, for people who can change them. Null for others.',
      resolve: async ({ node }, _, context) => {
        const {
          plan: { automation },
        } = node.task;
        const actor = actorOf(await context.viewer());
        return automation === null || mayCreateAutomation(actor) !== null ? null : automation;
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
      description: 'Fields that the response fills.',
      resolve: async ({ node }, _, context) => {
        const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
        if (details === null) return [];
        return (node.task.plan.automation?.outputs ?? []).flatMap((mapping) => {
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
      if (node.task.plan.automation === null) return null;
      const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
      const task = details?.view.tasks.find(({ id }) => id === node.task.id);
      return { node: { ...node, details }, state: task?.automationState ?? null };
    },
  }),
}));

const key = 'Client-generated key. A repeated request with the same key has no further effect.';

const RetryAutomationInput = builder.inputType('RetryAutomationInput', {
  description: 'Input of `retryAutomation`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    automation: t.field({
      type: 'AutomationDocument',
      description: 'Request for this workflow from now on. Default: unchanged.',
    }),
  }),
});

const CompleteAutomationInput = builder.inputType('CompleteAutomationInput', {
  description: 'Input of `completeAutomation`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'Values in place of the response.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
  }),
});

const TestAutomationInput = builder.inputType('TestAutomationInput', {
  description: 'Input of `testAutomation`.',
  fields: (t) => ({
    blueprintId: t.id({ required: true, description: 'ID of the blueprint.' }),
    automation: t.field({
      type: 'AutomationDocument',
      required: true,
      description: 'Request to test.',
    }),
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
    request: t.field({
      type: RequestRef,
      description: 'Request that was sent.',
      resolve: ({ request }) => request,
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status. Null without a response.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration in milliseconds.' }),
    body: t.exposeString('body', { description: 'Body of the response.' }),
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
      const automation = input.automation ? readDocument(automationSchema, input.automation) : null;
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
      const values = input.values.map(toEnteredValue);
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
        automation: readDocument(automationSchema, input.automation),
        values: input.values.map(toEnteredValue),
      }),
  }),
}));
