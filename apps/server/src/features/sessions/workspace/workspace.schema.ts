import { builder } from '../../../platform/graphql/builder.ts';
import { ViewerPayloadRef } from '../session-payloads.ts';
import { createTenant } from './create-tenant.ts';
import { switchTenant } from './switch-tenant.ts';
import { updateTenant } from './update-tenant.ts';

const CreateTenantInput = builder.inputType('CreateTenantInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    name: t.string({ required: true }),
    timeZone: t.string({ required: true }),
  }),
});
const SwitchTenantInput = builder.inputType('SwitchTenantInput', {
  fields: (t) => ({ tenantId: t.id({ required: true }) }),
});
const UpdateTenantInput = builder.inputType('UpdateTenantInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    accentColor: t.string({ required: true }),
    timeZone: t.string({ required: true }),
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
    args: { input: t.arg({ type: SwitchTenantInput, required: true }) },
    resolve: (_, { input }, context) => switchTenant(context, input.tenantId),
  }),
  updateTenant: t.field({
    type: ViewerPayloadRef,
    args: { input: t.arg({ type: UpdateTenantInput, required: true }) },
    resolve: (_, { input }, context) => updateTenant(context, input),
  }),
}));
