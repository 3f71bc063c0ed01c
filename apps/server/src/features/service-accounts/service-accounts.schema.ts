import { mayManageServiceAccounts } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { demand } from '../../platform/graphql/refused.ts';
import { TokenAccessRef, TokenScopeRef } from '../sessions/index.ts';
import {
  createServiceAccount,
  createServiceToken,
  removeServiceAccount,
  revokeServiceToken,
} from './change-service-accounts.ts';
import {
  serviceAccounts,
  type ServiceAccountNode,
  type ServiceTokenNode,
} from './service-accounts.queries.ts';

const TypeRef = builder.enumType('ServiceAccountType', {
  description: 'Type of a service account.',
  values: {
    SERVICE_ACCOUNT: { description: 'Uses GraphQL and the REST calls.' },
    SCIM_SERVICE_ACCOUNT: { description: 'A directory that provisions people and teams by SCIM.' },
  } as const,
});

const ServiceTokenRef = builder.objectRef<ServiceTokenNode>('ServiceToken').implement({
  description: 'A token of a program. The token itself is shown once, when it is created.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the token.' }),
    name: t.exposeString('name', { description: 'Name of the token.' }),
    mayWrite: t.boolean({
      description: 'True if it allows mutations.',
      resolve: ({ access }) => access !== 'READ',
    }),
    scopes: t.field({
      type: [TokenScopeRef],
      description: 'What the token can reach. Empty for a directory.',
      resolve: ({ scopes }) => scopes,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Time when the token expires.',
      resolve: ({ expiresAt }) => expiresAt,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if it was never used.',
      resolve: ({ lastUsedAt }) => lastUsedAt,
    }),
  }),
});

const ServiceAccountRef = builder.objectRef<ServiceAccountNode>('ServiceAccount').implement({
  description: 'The account of a program. It has tokens and no way to sign in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the service account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    type: t.field({
      type: TypeRef,
      description: 'Type of the account.',
      resolve: ({ type }) => type,
    }),
    isAdmin: t.exposeBoolean('isAdmin', { description: 'True if it has admin rights.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt,
    }),
    tokens: t.field({
      type: [ServiceTokenRef],
      description: "Tokens that aren't revoked.",
      resolve: ({ tokens }) => tokens,
    }),
  }),
});

builder.queryField('serviceAccounts', (t) =>
  t.field({
    type: [ServiceAccountRef],
    description: 'Accounts of programs, by name. For admins.',
    resolve: async (_, __, context) => {
      demand(mayManageServiceAccounts(actorOf(await context.viewer())));
      const [rows] = await context.db.read(serviceAccounts(new Date(context.services.now())));
      return rows;
    },
  }),
);

const CreateServiceAccountInput = builder.inputType('CreateServiceAccountInput', {
  description: 'Input of `createServiceAccount`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the account.' }),
    type: t.field({ type: TypeRef, required: true, description: 'Type of the account.' }),
    isAdmin: t.boolean({
      required: true,
      description: 'Whether the program has the rights of an admin. A directory always has.',
    }),
  }),
});
const CreateServiceTokenInput = builder.inputType('CreateServiceTokenInput', {
  description: 'Input of `createServiceToken`.',
  fields: (t) => ({
    serviceAccountId: t.id({ required: true, description: 'ID of the service account.' }),
    name: t.string({ required: true, description: 'Name of the token.' }),
    access: t.field({
      type: TokenAccessRef,
      required: true,
      description: 'What the token allows. Tokens of a directory are for SCIM only.',
    }),
    scopes: t.field({
      type: [TokenScopeRef],
      description: 'What the token can reach. Null for everything. Ignored for a directory.',
    }),
    days: t.int({ required: true, description: 'Lifetime: 7, 30, 90, or 365 days.' }),
  }),
});
const ServiceAccountPayloadRef = builder
  .objectRef<ServiceAccountNode>('ServiceAccountPayload')
  .implement({
    description: 'Result of `createServiceAccount`.',
    fields: (t) => ({
      serviceAccount: t.field({
        type: ServiceAccountRef,
        description: 'The service account.',
        resolve: (account) => account,
      }),
    }),
  });
const ServiceTokenPayloadRef = builder
  .objectRef<Awaited<ReturnType<typeof createServiceToken>>>('ServiceTokenPayload')
  .implement({
    description: 'Result of `createServiceToken`.',
    fields: (t) => ({
      token: t.exposeString('token', { description: 'Shown once.' }),
      serviceAccount: t.field({
        type: ServiceAccountRef,
        description: 'The service account.',
        resolve: ({ account }) => account,
      }),
    }),
  });
const RevokedRef = builder.objectRef<{ readonly id: string }>('DeletedServiceAccess').implement({
  description: 'Result of `deleteServiceAccount` and `revokeServiceToken`.',
  fields: (t) => ({ deletedId: t.exposeID('id', { description: 'ID of the deleted item.' }) }),
});

builder.mutationFields((t) => ({
  createServiceAccount: t.field({
    type: ServiceAccountPayloadRef,
    description: 'Creates the account of a program.',
    args: { input: t.arg({ type: CreateServiceAccountInput, required: true }) },
    resolve: (_, { input }, context) => createServiceAccount(context, input),
  }),
  createServiceToken: t.field({
    type: ServiceTokenPayloadRef,
    description: 'Creates a token of a program. Needs a recent sign-in.',
    args: { input: t.arg({ type: CreateServiceTokenInput, required: true }) },
    resolve: (_, { input }, context) => createServiceToken(context, input),
  }),
  revokeServiceToken: t.field({
    type: RevokedRef,
    description: 'Revokes a token of a service account immediately.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => ({ id: await revokeServiceToken(context, id) }),
  }),
  deleteServiceAccount: t.field({
    type: RevokedRef,
    description: 'Deletes the account of a program and ends its tokens.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => ({ id: await removeServiceAccount(context, id) }),
  }),
}));
