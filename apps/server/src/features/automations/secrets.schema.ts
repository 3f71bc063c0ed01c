import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../people/index.ts';
import {
  readSecrets,
  removeSecret,
  saveSecret,
  type SecretNode,
  type SecretUse,
} from './manage-secrets.ts';

const SecretUseRef = builder.objectRef<SecretUse>('SecretUse').implement({
  description: 'Blueprint that uses the secret in its draft or current version.',
  fields: (t) => ({ blueprintId: t.exposeID('blueprintId'), name: t.exposeString('name') }),
});

const SecretRef = builder.objectRef<SecretNode>('Secret').implement({
  description: 'Secret of the workspace. Its value is never returned.',
  fields: (t) => ({
    name: t.exposeString('name'),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    updatedBy: t.field({ type: UserRef, resolve: ({ updatedBy }) => updatedBy }),
    blueprints: t.field({ type: [SecretUseRef], resolve: ({ blueprints }) => blueprints }),
    openTasks: t.exposeInt('openTasks', {
      description: 'Open tasks that will use it.',
    }),
  }),
});

builder.queryFields((t) => ({
  secrets: t.field({
    type: [SecretRef],
    description: 'Secrets by name. For admins.',
    resolve: (_, _args, context) => readSecrets(context),
  }),
}));

const SaveSecretInput = builder.inputType('SaveSecretInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Letters, digits, _ and -, with a letter first.',
    }),
    value: t.string({ required: true }),
    isNew: t.boolean({ description: 'True to refuse an existing name.' }),
  }),
});
const RemoveSecretInput = builder.inputType('RemoveSecretInput', {
  fields: (t) => ({ name: t.string({ required: true }) }),
});

builder.mutationFields((t) => ({
  saveSecret: t.field({
    type: [SecretRef],
    description: 'Adds a secret, or replaces its value.',
    args: { input: t.arg({ type: SaveSecretInput, required: true }) },
    resolve: (_, { input }, context) =>
      saveSecret(context, { ...input, isNew: input.isNew ?? false }),
  }),
  removeSecret: t.field({
    type: [SecretRef],
    args: { input: t.arg({ type: RemoveSecretInput, required: true }) },
    resolve: (_, { input }, context) => removeSecret(context, input.name),
  }),
}));
