import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../people/index.ts';
import { readSecrets, removeSecret, saveSecret } from './manage-secrets.ts';
import type { SecretNode } from './secrets.queries.ts';

const SecretRef = builder.objectRef<SecretNode>('Secret').implement({
  description: 'A secret of the workspace. What it says is never shown again.',
  fields: (t) => ({
    name: t.exposeString('name'),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    updatedBy: t.field({ type: UserRef, resolve: ({ updatedBy }) => updatedBy }),
  }),
});

builder.queryFields((t) => ({
  secrets: t.field({
    type: [SecretRef],
    description: 'For administrators, by name.',
    resolve: (_, _args, context) => readSecrets(context),
  }),
}));

const SaveSecretInput = builder.inputType('SaveSecretInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Letters, digits, _ and -, a letter first.' }),
    value: t.string({ required: true }),
  }),
});
const RemoveSecretInput = builder.inputType('RemoveSecretInput', {
  fields: (t) => ({ name: t.string({ required: true }) }),
});

builder.mutationFields((t) => ({
  saveSecret: t.field({
    type: [SecretRef],
    description: 'Adds a secret, or gives the one of this name another value.',
    args: { input: t.arg({ type: SaveSecretInput, required: true }) },
    resolve: (_, { input }, context) => saveSecret(context, input),
  }),
  removeSecret: t.field({
    type: [SecretRef],
    args: { input: t.arg({ type: RemoveSecretInput, required: true }) },
    resolve: (_, { input }, context) => removeSecret(context, input.name),
  }),
}));
