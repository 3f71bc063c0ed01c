import type { DomainContact, SsoProtocol } from '@baton/domain/tenant/single-sign-on';
import { builder } from '../../../platform/graphql/builder.ts';
import { publicField } from '../../../platform/graphql/access/anonymous-access.ts';
import { loadParty, UserRef } from '../../people/index.ts';
import { SignInMethodRef } from '../policy/policy.schema.ts';
import {
  addConnection,
  addDomain,
  checkDomain,
  deleteConnection,
  readSso,
  requireSso,
  updateConnection,
  type SingleSignOn,
} from './manage-sso.ts';
import { callbackUrl, metadataUrl } from './provider-client.ts';
import { sendDomainCode } from './send-domain-code.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import {
  socialSignInOf,
  type SocialSignIn,
  type SsoConnection,
  type SsoDomain,
} from './sso-statements.ts';
import { startSso, testSso } from './start-sso.ts';

const SsoProtocolRef = builder.enumType('SsoProtocol', {
  description: 'How an identity provider proves who a person is.',
  values: {
    OIDC: { description: 'OpenID Connect.' },
    SAML: { description: 'SAML 2.0. Assertions must be signed, and sign-ins start in Baton.' },
  } satisfies Record<SsoProtocol, object>,
});

const SsoConnectionRef = builder.objectRef<SsoConnection>('SsoConnection').implement({
  description: 'Identity provider with which people sign in (OpenID Connect or SAML).',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the connection.' }),
    name: t.exposeString('name', { description: 'Name of the connection.' }),
    protocol: t.expose('protocol', {
      type: SsoProtocolRef,
      description: 'How the identity provider proves who a person is.',
    }),
    method: t.expose('method', {
      type: SignInMethodRef,
      description: 'The method that the sign-in policy must allow.',
    }),
    issuer: t.exposeString('issuer', { description: 'Issuer (OIDC) or entity ID (SAML).' }),
    clientId: t.exposeString('clientId', { nullable: true, description: 'Null for SAML.' }),
    signInUrl: t.exposeString('signInUrl', {
      nullable: true,
      description: 'Page of the identity provider. Null for OIDC.',
    }),
    certificate: t.exposeString('certificate', {
      nullable: true,
      description: 'Certificates (PEM) of the keys that sign assertions. Null for OIDC.',
    }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'True if people with its domains can’t use passwords and passkeys.',
    }),
    testedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Last successful test. Null if there was none.',
      resolve: ({ testedAt }) => testedAt,
    }),
    callbackUrl: t.string({
      description:
        'Address that the identity provider must allow: redirect URI (OIDC) or ACS URL (SAML).',
      resolve: ({ id }, _, { services }) => callbackUrl(services.publicUrl, id),
    }),
    metadataUrl: t.string({
      description: 'Metadata for a SAML provider. The address is also the entity ID of Baton.',
      resolve: ({ id }, _, { services }) => metadataUrl(services.publicUrl, id),
    }),
  }),
});

const SsoDomainRef = builder.objectRef<SsoDomain>('SsoDomain').implement({
  description: 'Domain whose people sign in with a connection.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the domain.' }),
    domain: t.exposeString('domain', { description: 'Name of the domain, such as example.com.' }),
    connectionId: t.exposeID('connectionId', {
      description: 'ID of the connection that the domain uses.',
    }),
    proof: t.exposeString('proof', {
      description: 'Text that a DNS record (TXT) of the domain must contain.',
    }),
    verifiedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null until the domain is verified.',
      resolve: ({ verifiedAt }) => verifiedAt,
    }),
  }),
});

const SingleSignOnRef = builder.objectRef<SingleSignOn>('SingleSignOn').implement({
  description: 'Single sign-on of the workspace.',
  fields: (t) => ({
    connections: t.field({
      type: [SsoConnectionRef],
      description: 'Connections to identity providers.',
      resolve: (sso) => sso.connections,
    }),
    domains: t.field({
      type: [SsoDomainRef],
      description: 'Email domains that use single sign-on.',
      resolve: (sso) => sso.domains,
    }),
    admins: t.field({
      type: [UserRef],
      description: 'Admins who can sign in with a password if single sign-on fails.',
      resolve: async ({ admins }, _, context) => {
        const parties = await Promise.all(admins.map(({ id }) => loadParty(id, context)));
        return parties.filter((party) => party !== null);
      },
    }),
    breakGlassIds: t.idList({
      description: 'Admins who can use a password even if single sign-on is required.',
      resolve: ({ admins }) =>
        admins.filter(({ isBreakGlass }) => isBreakGlass).map(({ id }) => id),
    }),
  }),
});

const SocialSignInRef = builder.objectRef<SocialSignIn>('SocialSignIn').implement({
  description: 'Social provider that the sign-in page of a workspace offers.',
  fields: (t) => ({
    tenantId: t.exposeID('tenantId', { description: 'ID of the workspace, for `startSso`.' }),
    name: t.exposeString('name', { description: 'Name of the connection, such as Google.' }),
  }),
});

const DomainContactRef = builder.enumType('DomainContact', {
  description: 'Mailbox of the administration of a domain.',
  values: {
    ADMIN: { value: 'admin', description: 'admin@' },
    ADMINISTRATOR: { value: 'administrator', description: 'administrator@' },
    HOSTMASTER: { value: 'hostmaster', description: 'hostmaster@' },
    POSTMASTER: { value: 'postmaster', description: 'postmaster@' },
    WEBMASTER: { value: 'webmaster', description: 'webmaster@' },
  } as const satisfies Record<
    Uppercase<DomainContact>,
    { value: DomainContact; description: string }
  >,
});

const SendDomainCodeInput = builder.inputType('SendDomainCodeInput', {
  description: 'Input of `sendDomainCode`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the domain.' }),
    contact: t.field({
      type: DomainContactRef,
      required: true,
      description: 'Mailbox that gets the code.',
    }),
  }),
});

const StartSsoInput = builder.inputType('StartSsoInput', {
  description: 'Input of `startSso`.',
  fields: (t) => ({
    email: t.string({ description: 'Email address of the person. Required without `tenantId`.' }),
    tenantId: t.id({
      description: 'ID of the workspace whose social provider to open. Null to use the address.',
    }),
    redirect: t.string({ description: 'Path to open after the sign-in.' }),
    isSupplier: t.boolean({ description: 'True if the person uses the sign-in of suppliers.' }),
  }),
});
const StartSsoPayloadRef = builder
  .objectRef<{ readonly url: string }>('StartSsoPayload')
  .implement({
    description: 'Result of `startSso` and `testSsoConnection`.',
    fields: (t) => ({
      url: t.exposeString('url', { description: 'Address of the identity provider to open.' }),
    }),
  });
const AddSsoConnectionInput = builder.inputType('AddSsoConnectionInput', {
  description: 'Input of `addSsoConnection`.',
  fields: (t) => ({
    protocol: t.field({ type: SsoProtocolRef, description: 'OpenID Connect if it is missing.' }),
    name: t.string({ required: true, description: 'Name of the connection.' }),
    issuer: t.string({
      required: true,
      description: 'Address with the discovery document (OIDC), or entity ID (SAML).',
    }),
    clientId: t.string({ description: 'Required for OIDC.' }),
    clientSecret: t.string({ description: 'Required for OIDC. It is never returned.' }),
    signInUrl: t.string({ description: 'Page of the identity provider. Required for SAML.' }),
    certificate: t.string({ description: 'Certificates in the PEM format. Required for SAML.' }),
  }),
});
const UpdateSsoConnectionInput = builder.inputType('UpdateSsoConnectionInput', {
  description: 'Input of `updateSsoConnection`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the connection.' }),
    name: t.string({ required: true, description: 'Name of the connection.' }),
    issuer: t.string({ required: true, description: 'Issuer (OIDC) or entity ID (SAML).' }),
    clientId: t.string({ description: 'Required for OIDC.' }),
    clientSecret: t.string({ description: 'Empty keeps the secret.' }),
    signInUrl: t.string({ description: 'Required for SAML.' }),
    certificate: t.string({ description: 'Required for SAML.' }),
  }),
});
const RequireSsoInput = builder.inputType('RequireSsoInput', {
  description: 'Input of `requireSso`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The connection.' }),
    isRequired: t.boolean({
      required: true,
      description: 'True if everyone else must use single sign-on.',
    }),
    breakGlassIds: t.idList({
      required: true,
      description: 'IDs of admins who can sign in with a password if single sign-on fails.',
    }),
  }),
});
const AddSsoDomainInput = builder.inputType('AddSsoDomainInput', {
  description: 'Input of `addSsoDomain`.',
  fields: (t) => ({
    domain: t.string({ required: true, description: 'Name of the domain, such as example.com.' }),
    connectionId: t.id({
      required: true,
      description: 'ID of the connection that the domain uses.',
    }),
  }),
});

builder.queryFields((t) => ({
  singleSignOn: t.field({
    type: SingleSignOnRef,
    description: 'Single sign-on of the workspace. Only for admins.',
    resolve: (_, __, context) => readSso(context),
  }),
  socialSignIn: t.field({
    extensions: publicField,
    type: SocialSignInRef,
    nullable: true,
    description:
      'Social provider of a workspace. Without an id, of the only workspace of the installation. Null if it offers none.',
    args: { tenantId: t.arg.id({ description: 'ID of the workspace.' }) },
    resolve: async (_, { tenantId }, { services: { database } }) => {
      const [[social]] = await database.trip(identity, socialSignInOf(tenantId ?? null));
      return social;
    },
  }),
}));

builder.mutationFields((t) => ({
  startSso: t.field({
    extensions: publicField,
    type: StartSsoPayloadRef,
    description:
      'Starts single sign-on. Returns the page of the identity provider for the domain of the address, or of the social provider of the workspace.',
    args: { input: t.arg({ type: StartSsoInput, required: true }) },
    resolve: async (_, { input }, context) => ({ url: await startSso(context, input) }),
  }),
  addSsoConnection: t.field({
    type: SingleSignOnRef,
    description: 'Adds an identity provider. Only for admins, after a recent sign-in.',
    args: { input: t.arg({ type: AddSsoConnectionInput, required: true }) },
    resolve: (_, { input }, context) =>
      addConnection(context, { ...input, protocol: input.protocol ?? 'OIDC' }),
  }),
  updateSsoConnection: t.field({
    type: SingleSignOnRef,
    description: 'Changes an identity provider. Only for admins, after a recent sign-in.',
    args: { input: t.arg({ type: UpdateSsoConnectionInput, required: true }) },
    resolve: (_, { input }, context) => updateConnection(context, input),
  }),
  testSsoConnection: t.field({
    type: StartSsoPayloadRef,
    description:
      'Starts a test. Returns the page of the identity provider, which leads back to the admin.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => ({ url: await testSso(context, id) }),
  }),
  requireSso: t.field({
    type: SingleSignOnRef,
    description:
      'Requires single sign-on for the people with domains of a connection, or not. Signs out people who signed in in another way. Only for admins.',
    args: { input: t.arg({ type: RequireSsoInput, required: true }) },
    resolve: (_, { input }, context) => requireSso(context, input),
  }),
  deleteSsoConnection: t.field({
    type: SingleSignOnRef,
    description: 'Deletes an identity provider with its domains. Only for admins.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: (_, { id }, context) => deleteConnection(context, id),
  }),
  addSsoDomain: t.field({
    type: SingleSignOnRef,
    description: 'Adds a domain, which counts after `verifySsoDomain`. Only for admins.',
    args: { input: t.arg({ type: AddSsoDomainInput, required: true }) },
    resolve: (_, { input }, context) => addDomain(context, input),
  }),
  sendDomainCode: t.field({
    type: SingleSignOnRef,
    description:
      'Sends a code for `verifySsoDomain` to the administration of a domain. Only for admins, after a recent sign-in.',
    args: { input: t.arg({ type: SendDomainCodeInput, required: true }) },
    resolve: (_, { input }, context) => sendDomainCode(context, input),
  }),
  verifySsoDomain: t.field({
    type: SingleSignOnRef,
    description: 'Checks the code of a domain, or looks for its DNS record. Only for admins.',
    args: {
      id: t.arg.id({ required: true, description: 'ID of the item.' }),
      code: t.arg.string({ description: 'Code of the email. Null to look for the DNS record.' }),
    },
    resolve: (_, { id, code }, context) => checkDomain(context, id, code ?? null),
  }),
}));
