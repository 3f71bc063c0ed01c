import { builder } from '../../../platform/graphql/builder.ts';
import { publicField } from '../../../platform/graphql/anonymous-access.ts';
import {
  addConnection,
  addDomain,
  checkDomain,
  deleteConnection,
  readSso,
  type SingleSignOn,
} from './manage-sso.ts';
import { callbackUrl } from './oidc-client.ts';
import type { SsoConnection, SsoDomain } from './sso-statements.ts';
import { startSso } from './start-sso.ts';

const SsoConnectionRef = builder.objectRef<SsoConnection>('SsoConnection').implement({
  description: 'Identity provider with which people sign in (OpenID Connect).',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    issuer: t.exposeString('issuer'),
    clientId: t.exposeString('clientId'),
    callbackUrl: t.string({
      description: 'Address that the identity provider must allow as redirect URI.',
      resolve: ({ id }, _, { services }) => callbackUrl(services.publicUrl, id),
    }),
  }),
});

const SsoDomainRef = builder.objectRef<SsoDomain>('SsoDomain').implement({
  description: 'Domain whose people sign in with a connection.',
  fields: (t) => ({
    id: t.exposeID('id'),
    domain: t.exposeString('domain'),
    connectionId: t.exposeID('connectionId'),
    proof: t.exposeString('proof', {
      description: 'Text that a DNS record (TXT) of the domain must contain.',
    }),
    verifiedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null until the DNS record was found.',
      resolve: ({ verifiedAt }) => verifiedAt,
    }),
  }),
});

const SingleSignOnRef = builder.objectRef<SingleSignOn>('SingleSignOn').implement({
  description: 'Single sign-on of the workspace.',
  fields: (t) => ({
    connections: t.field({ type: [SsoConnectionRef], resolve: (sso) => sso.connections }),
    domains: t.field({ type: [SsoDomainRef], resolve: (sso) => sso.domains }),
  }),
});

const StartSsoInput = builder.inputType('StartSsoInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    redirect: t.string({ description: 'Path to open after the sign-in.' }),
  }),
});
const StartSsoPayloadRef = builder
  .objectRef<{ readonly url: string }>('StartSsoPayload')
  .implement({ fields: (t) => ({ url: t.exposeString('url') }) });
const AddSsoConnectionInput = builder.inputType('AddSsoConnectionInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    issuer: t.string({ required: true, description: 'Address with the discovery document.' }),
    clientId: t.string({ required: true }),
    clientSecret: t.string({ required: true, description: 'It is never returned.' }),
  }),
});
const AddSsoDomainInput = builder.inputType('AddSsoDomainInput', {
  fields: (t) => ({
    domain: t.string({ required: true }),
    connectionId: t.id({ required: true }),
  }),
});

builder.queryField('singleSignOn', (t) =>
  t.field({
    type: SingleSignOnRef,
    description: 'Single sign-on of the workspace. Only for admins.',
    resolve: (_, __, context) => readSso(context),
  }),
);

builder.mutationFields((t) => ({
  startSso: t.field({
    extensions: publicField,
    type: StartSsoPayloadRef,
    description:
      'Starts single sign-on. Returns the page of the identity provider for the domain of the address.',
    args: { input: t.arg({ type: StartSsoInput, required: true }) },
    resolve: async (_, { input }, context) => ({ url: await startSso(context, input) }),
  }),
  addSsoConnection: t.field({
    type: SingleSignOnRef,
    description: 'Adds an identity provider. Only for admins, after a recent sign-in.',
    args: { input: t.arg({ type: AddSsoConnectionInput, required: true }) },
    resolve: (_, { input }, context) => addConnection(context, input),
  }),
  deleteSsoConnection: t.field({
    type: SingleSignOnRef,
    description: 'Deletes an identity provider with its domains. Only for admins.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => deleteConnection(context, id),
  }),
  addSsoDomain: t.field({
    type: SingleSignOnRef,
    description: 'Adds a domain, which counts after `verifySsoDomain`. Only for admins.',
    args: { input: t.arg({ type: AddSsoDomainInput, required: true }) },
    resolve: (_, { input }, context) => addDomain(context, input),
  }),
  verifySsoDomain: t.field({
    type: SingleSignOnRef,
    description: 'Looks for the DNS record of a domain. Only for admins.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => checkDomain(context, id),
  }),
}));
