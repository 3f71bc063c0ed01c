import { httpMethods, type NamedTemplate } from '@baton/domain/automation/automation';
import type {
  WireAutomation,
  WireOutputMapping,
} from '@baton/domain/blueprint/wire/wire-automation';
import { builder } from '../../platform/graphql/builder.ts';

const HttpMethodRef = builder.enumType('HttpMethod', { values: httpMethods });
const BodyKindRef = builder.enumType('AutomationBodyKind', {
  values: ['NONE', 'FORM', 'JSON'] as const,
});

const NamedTemplateRef = builder.objectRef<NamedTemplate>('NamedTemplate').implement({
  description: 'Header, query parameter, or form field.',
  fields: (t) => ({
    name: t.exposeString('name'),
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
      description: 'Path, such as data.items[0].id. Empty for the whole response.',
    }),
    instance: t.exposeID('instance'),
    isRequired: t.exposeBoolean('isRequired'),
  }),
});

/** An automation in the API, with a flat body. */
export const AutomationRef = builder.objectRef<WireAutomation>('Automation').implement({
  description: 'Request of an automated task, and the expected response.',
  fields: (t) => ({
    method: t.field({ type: HttpMethodRef, resolve: ({ method }) => method }),
    url: t.exposeString('url', { description: 'URL template.' }),
    headers: t.field({ type: [NamedTemplateRef], resolve: ({ headers }) => headers }),
    query: t.field({ type: [NamedTemplateRef], resolve: ({ query }) => query }),
    bodyKind: t.field({ type: BodyKindRef, resolve: ({ bodyKind }) => bodyKind }),
    bodyEntries: t.field({
      type: [NamedTemplateRef],
      nullable: true,
      description: 'Fields of a FORM body.',
      resolve: ({ bodyEntries }) => bodyEntries ?? null,
    }),
    bodyText: t.string({
      nullable: true,
      description: 'JSON body. Its texts are templates.',
      resolve: ({ bodyText }) => bodyText ?? null,
    }),
    expectedStatuses: t.stringList({
      description: 'Status codes that count as success, such as 200 or 2xx.',
      resolve: ({ expectedStatuses }) => expectedStatuses,
    }),
    outputs: t.field({
      type: [OutputMappingRef],
      resolve: ({ outputs }) => outputs,
    }),
    maxAttempts: t.int({
      nullable: true,
      resolve: ({ maxAttempts }) => maxAttempts ?? null,
    }),
    timeoutSeconds: t.int({
      nullable: true,
      resolve: ({ timeoutSeconds }) => timeoutSeconds ?? null,
    }),
    isAtOnce: t.boolean({
      nullable: true,
      description:
        "True if the request is sent immediately. The causing command can't be undone then.",
      resolve: ({ isAtOnce }) => isAtOnce ?? null,
    }),
  }),
});

const NamedTemplateInput = builder.inputType('NamedTemplateInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    value: t.string({ required: true }),
  }),
});
const OutputMappingInput = builder.inputType('OutputMappingInput', {
  fields: (t) => ({
    path: t.string({ required: true }),
    instance: t.id({ required: true }),
    isRequired: t.boolean({ required: true }),
  }),
});

export const AutomationInput = builder.inputType('AutomationInput', {
  fields: (t) => ({
    method: t.field({ type: HttpMethodRef, required: true }),
    url: t.string({ required: true }),
    headers: t.field({ type: [NamedTemplateInput], required: true }),
    query: t.field({ type: [NamedTemplateInput], required: true }),
    bodyKind: t.field({ type: BodyKindRef, required: true }),
    bodyEntries: t.field({ type: [NamedTemplateInput] }),
    bodyText: t.string(),
    expectedStatuses: t.stringList({ required: true }),
    outputs: t.field({ type: [OutputMappingInput], required: true }),
    maxAttempts: t.int(),
    timeoutSeconds: t.int(),
    isAtOnce: t.boolean(),
  }),
});
