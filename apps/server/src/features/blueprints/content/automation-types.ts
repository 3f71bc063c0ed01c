import type { NamedTemplate, HttpMethod } from '@baton/domain/automation/automation';
import type {
  WireAutomation,
  WireOutputMapping,
} from '@baton/domain/blueprint/wire/wire-automation';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

const HttpMethodRef = builder.enumType('HttpMethod', {
  description: 'Method of a request.',
  values: enumValues<HttpMethod>({
    DELETE: 'Deletes data.',
    GET: 'Reads data.',
    PATCH: 'Changes parts of data.',
    POST: 'Sends data.',
    PUT: 'Replaces data.',
  }),
});
const BodyKindRef = builder.enumType('AutomationBodyKind', {
  description: 'Type of the request body.',
  values: enumValues({
    NONE: 'No body.',
    FORM: 'Form fields, URL-encoded.',
    JSON: 'JSON text.',
  }),
});

const NamedTemplateRef = builder.objectRef<NamedTemplate>('NamedTemplate').implement({
  description: 'Header, query parameter, or form field.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the header, parameter, or field.' }),
    value: t.exposeString('value', {
      description:
        'Template with {{field:<place>}}, {{secret:<name>}}, {{workflow.name}}, and others.',
    }),
  }),
});

const OutputMappingRef = builder.objectRef<WireOutputMapping>('OutputMapping').implement({
  description: 'Part of the response that becomes a value of the task.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Path, such as data.items[0].ID. Empty for the whole response.',
    }),
    instance: t.exposeID('instance', { description: 'Key of the field instance.' }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'True if the response must have a value for it.',
    }),
  }),
});

/** An automation in the API, with a flat body. */
export const AutomationRef = builder.objectRef<WireAutomation>('Automation').implement({
  description: 'Request of an automated task, and the expected response.',
  fields: (t) => ({
    method: t.field({
      type: HttpMethodRef,
      description: 'HTTP method.',
      resolve: ({ method }) => method,
    }),
    url: t.exposeString('url', { description: 'URL template.' }),
    headers: t.field({
      type: [NamedTemplateRef],
      description: 'Headers of the request.',
      resolve: ({ headers }) => headers,
    }),
    query: t.field({
      type: [NamedTemplateRef],
      description: 'Query parameters.',
      resolve: ({ query }) => query,
    }),
    bodyKind: t.field({
      type: BodyKindRef,
      description: 'Type of the request body.',
      resolve: ({ bodyKind }) => bodyKind,
    }),
    bodyEntries: t.field({
      type: [NamedTemplateRef],
      nullable: true,
      description: 'Fields of a FORM body. Null for other bodies.',
      resolve: ({ bodyEntries }) => bodyEntries ?? null,
    }),
    bodyText: t.string({
      nullable: true,
      description: 'JSON body. Its texts are templates. Null for other bodies.',
      resolve: ({ bodyText }) => bodyText ?? null,
    }),
    expectedStatuses: t.stringList({
      description: 'Status codes that count as success, such as 200 or 2xx.',
      resolve: ({ expectedStatuses }) => expectedStatuses,
    }),
    outputs: t.field({
      type: [OutputMappingRef],
      description: 'Parts of the response that become values of the task.',
      resolve: ({ outputs }) => outputs,
    }),
    maxAttempts: t.int({
      nullable: true,
      description: 'Maximum number of attempts. Null for the default.',
      resolve: ({ maxAttempts }) => maxAttempts ?? null,
    }),
    timeoutSeconds: t.int({
      nullable: true,
      description: 'Maximum duration of an attempt, in seconds. Null for the default.',
      resolve: ({ timeoutSeconds }) => timeoutSeconds ?? null,
    }),
    isAtOnce: t.boolean({
      nullable: true,
      description:
        "True if the request is sent immediately. The causing command can't be undone then. Null means false.",
      resolve: ({ isAtOnce }) => isAtOnce ?? null,
    }),
  }),
});

const NamedTemplateInput = builder.inputType('NamedTemplateInput', {
  description: 'Header, query parameter, or form field.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the header, parameter, or field.' }),
    value: t.string({
      required: true,
      description:
        'Template with {{field:<place>}}, {{secret:<name>}}, {{workflow.name}}, and others.',
    }),
  }),
});
const OutputMappingInput = builder.inputType('OutputMappingInput', {
  description: 'Part of the response that becomes a value of the task.',
  fields: (t) => ({
    path: t.string({
      required: true,
      description: 'Path, such as data.items[0].ID. Empty for the whole response.',
    }),
    instance: t.id({ required: true, description: 'Key of the field instance.' }),
    isRequired: t.boolean({
      required: true,
      description: 'True if the response must have a value for it.',
    }),
  }),
});

export const AutomationInput = builder.inputType('AutomationInput', {
  description: 'Request of an automated task, and the expected response.',
  fields: (t) => ({
    method: t.field({ type: HttpMethodRef, required: true, description: 'HTTP method.' }),
    url: t.string({ required: true, description: 'URL template.' }),
    headers: t.field({
      type: [NamedTemplateInput],
      required: true,
      description: 'Headers of the request.',
    }),
    query: t.field({
      type: [NamedTemplateInput],
      required: true,
      description: 'Query parameters.',
    }),
    bodyKind: t.field({
      type: BodyKindRef,
      required: true,
      description: 'Type of the request body.',
    }),
    bodyEntries: t.field({ type: [NamedTemplateInput], description: 'Fields of a FORM body.' }),
    bodyText: t.string({ description: 'JSON body. Its texts are templates.' }),
    expectedStatuses: t.stringList({
      required: true,
      description: 'Status codes that count as success, such as 200 or 2xx.',
    }),
    outputs: t.field({
      type: [OutputMappingInput],
      required: true,
      description: 'Parts of the response that become values of the task.',
    }),
    maxAttempts: t.int({ description: 'Maximum number of attempts. Null for the default.' }),
    timeoutSeconds: t.int({
      description: 'Maximum duration of an attempt, in seconds. Null for the default.',
    }),
    isAtOnce: t.boolean({
      description:
        "True if the request is sent immediately. The causing command can't be undone then.",
    }),
  }),
});
