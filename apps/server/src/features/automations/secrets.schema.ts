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
  fields: (t) => ({
    blueprintId: t.exposeID('blueprintId', { description: 'ID of the blueprint.' }),
    name: t.exposeString('name', { description: 'Name of the blueprint.' }),
  }),
});

const SecretRef = builder.objectRef<SecretNode>('Secret').implement({
  description: 'Secret of the workspace. Its value is never returned.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name that requests use.' }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: ({ updatedAt }) => updatedAt,
    }),
    updatedBy: t.field({
      type: UserRef,
      description: 'Person who last changed it.',
      resolve: ({ updatedBy }) => updatedBy,
    }),
    blueprints: t.field({
      type: [SecretUseRef],
      description: 'Blueprints that use it.',
      resolve: ({ blueprints }) => blueprints,
    }),
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
  description: 'Input of `saveSecret`.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Letters, digits, _ and -, with a letter first.',
    }),
    value: t.string({ required: true, description: 'Password or key. It is never returned.' }),
    isNew: t.boolean({ description: 'True to refuse an existing name.' }),
  }),
});
const RemoveSecretInput = builder.inputType('RemoveSecretInput', {
  description: 'Input of `removeSecret`.',
  fields: (t) => ({ name: t.string({ required: true, description: 'Name that requests use.' }) }),
});

builder.mutationFields((t) => ({
  saveSecret: t.field({
    type: [SecretRef],
    description: 'Adds a secret, or replaces its value.',
    args: { input: t.arg({ type: SaveSecretInput, required: true }) },
    resolve: (_, { input }, context) =>
      saveSecret(context, null, { ...input, isNew: input.isNew ?? false }),
  }),
  removeSecret: t.field({
    type: [SecretRef],
    description: 'Deletes a secret. Requests that use it fail.',
    args: { input: t.arg({ type: RemoveSecretInput, required: true }) },
    resolve: (_, { input }, context) => removeSecret(context, input.name),
  }),
}));
