import { builder } from '../../../platform/graphql/builder.ts';
import { ViewerPayloadRef } from '../session-payloads.ts';
import { createTenant } from './create-tenant.ts';
import { switchTenant } from './switch-tenant.ts';
import { updateTenant } from './update-tenant.ts';

const CreateTenantInput = builder.inputType('CreateTenantInput', {
  description: 'Input of `createTenant`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    name: t.string({ required: true, description: 'Name of the workspace.' }),
    timeZone: t.string({ required: true, description: 'IANA time zone of the workspace.' }),
  }),
});
const SwitchTenantInput = builder.inputType('SwitchTenantInput', {
  description: 'Input of `switchTenant`.',
  fields: (t) => ({ tenantId: t.id({ required: true, description: 'ID of the workspace.' }) }),
});
const UpdateTenantInput = builder.inputType('UpdateTenantInput', {
  description: 'Input of `updateTenant`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the workspace.' }),
    displayName: t.string({
      description: 'Name that people see. Null keeps it, and an empty text removes it.',
    }),
    customerName: t.string({
      description: 'Company of the workspace. Null keeps it, and an empty text removes it.',
    }),
    accentColor: t.string({ required: true, description: 'Color as #rrggbb.' }),
    timeZone: t.string({ required: true, description: 'IANA time zone of the workspace.' }),
  }),
});

builder.mutationFields((t) => ({
  createTenant: t.field({
    type: ViewerPayloadRef,
    description:
      'Creates a workspace with the viewer as its first admin, and switches to it. Only for admins.',
    args: { input: t.arg({ type: CreateTenantInput, required: true }) },
    resolve: (_, { input }, context) => createTenant(context, input),
  }),
  switchTenant: t.field({
    type: ViewerPayloadRef,
    description: 'Switches the session to another workspace of the person.',
    args: { input: t.arg({ type: SwitchTenantInput, required: true }) },
    resolve: (_, { input }, context) => switchTenant(context, input.tenantId),
  }),
  updateTenant: t.field({
    type: ViewerPayloadRef,
    description: 'Changes the settings of the workspace. For admins.',
    args: { input: t.arg({ type: UpdateTenantInput, required: true }) },
    resolve: (_, { input }, context) => updateTenant(context, input),
  }),
}));
