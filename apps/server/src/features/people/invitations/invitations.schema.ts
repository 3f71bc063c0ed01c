import { mayManageInvitation } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import {
  invitationLife,
  invitationState,
  maxInvited,
  type InvitationState,
} from '@baton/domain/party/invitation';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { publicField } from '../../../platform/graphql/access/anonymous-access.ts';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../../platform/graphql/error-param.ts';
import { LocaleRef } from '../../../platform/graphql/locale-type.ts';
import { SignInReturnInput } from '../../../platform/graphql/access/return-input.ts';
import {
  pageComplexity,
  pageLimit,
  timeCursor,
  toConnection,
} from '../../../platform/graphql/page.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { loadInvitingRoles, viewerMayInvite } from '../inviting-roles.ts';
import { AccessLevelRef, UserRef } from '../party.schema.ts';
import type { InvitationDetails, PartyNode } from '../party-node.ts';
import { loadDetails } from '../people.loaders.ts';
import { UserConnectionRef, UserPayloadRef } from '../people.schema.ts';
import { resendInvitation, withdrawInvitation } from './change-invitation.ts';
import { invitationPage } from './invite-statements.ts';
import { inviteUser, inviteUsers, type InvitationResult } from './invite-users.ts';
import { requestInvitation } from './request-invitation.ts';

const InvitationStateRef = builder.enumType('InvitationState', {
  description: 'State of an invitation.',
  values: enumValues<InvitationState>({
    ACCEPTED: 'The person signed up.',
    EXPIRED: 'The link in the latest message expired.',
    OPEN: 'The person can still sign up.',
    WITHDRAWN: 'Someone withdrew the invitation.',
  }),
});

interface InvitationNode extends InvitationDetails {
  readonly invitedBy: PartyNode | null;
  readonly user: PartyNode;
}

const factsOf = async (
  { user, sentAt }: InvitationNode,
  context: Parameters<typeof loadDetails>[1],
) => {
  const { isInvited, deletedAt } = await loadDetails(user, context);
  return { sentAt, hasAccount: !isInvited, isActive: deletedAt === null };
};

const UserInvitationRef = builder.objectRef<InvitationNode>('UserInvitation').implement({
  description: 'Invitation of a person by email.',
  fields: (t) => ({
    state: t.field({
      type: InvitationStateRef,
      description: 'State of the invitation.',
      resolve: async (invitation, _, context) =>
        invitationState(await factsOf(invitation, context), context.services.now()),
    }),
    sentAt: t.field({
      type: 'DateTime',
      description: 'Time of the latest message.',
      resolve: ({ sentAt }) => sentAt,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Time when the link expires.',
      resolve: ({ sentAt }) => sentAt + invitationLife,
    }),
    invitedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who sent the latest invitation. Null if the person asked for it.',
      resolve: ({ invitedBy }) => invitedBy,
    }),
    canManage: t.boolean({
      description: 'True if the viewer can send the invitation again or withdraw it.',
      resolve: async ({ user, invitedBy }, _, context) => {
        const { accessLevel, isAdmin } = await loadDetails(user, context);
        const person = { accessLevel, isAdmin, invitedBy: invitedBy?.id ?? null };
        const actor = actorOf(await context.viewer());
        return mayManageInvitation(actor, person, await loadInvitingRoles(context)) === null;
      },
    }),
  }),
});

builder.objectField(UserRef, 'invitation', (t) =>
  t.field({
    type: UserInvitationRef,
    nullable: true,
    description: 'Null for people who were not invited, and for viewers who cannot invite.',
    resolve: async (user, _, context) => {
      const { invitation, createdBy } = await loadDetails(user, context);
      if (invitation === null || !(await viewerMayInvite(context))) return null;
      return { ...invitation, invitedBy: createdBy, user };
    },
  }),
);

builder.queryField('invitations', (t) =>
  t.field({
    type: UserConnectionRef,
    description: 'Invited people, latest invitation first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async (_, args, context) => {
      const limit = pageLimit(args);
      if (!(await viewerMayInvite(context)))
        throw new Refused(refuse('UserNotAllowedToInviteUsers'));
      const { before, id } = timeCursor(args.after);
      const [rows] = await context.db.read(invitationPage(before, id, limit));
      return toConnection<PartyNode>(rows, args, (user) => [
        user.details?.invitation?.sentAt ?? 0,
        user.id,
      ]);
    },
  }),
);

const InviteUserInput = builder.inputType('InviteUserInput', {
  description: 'Input of `inviteUser`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    name: t.string({ required: true, description: 'Name of the person.' }),
    email: t.string({ required: true, description: 'Email address.' }),
    accessLevel: t.field({
      type: AccessLevelRef,
      required: true,
      description: 'Access level of the person.',
    }),
    isAdmin: t.boolean({ required: true, description: 'True if the person is an admin.' }),
  }),
});
const InviteeInput = builder.inputType('InviteeInput', {
  description: 'Person to invite.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address.' }),
    name: t.string({ description: 'If not set, the person is called after the address.' }),
  }),
});
const InviteUsersInput = builder.inputType('InviteUsersInput', {
  description: 'Input of `inviteUsers`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    people: t.field({
      type: [InviteeInput],
      required: true,
      description: 'People to invite.',
      extensions: { maxItems: maxInvited },
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      required: true,
      description: 'Access level of the person.',
    }),
    isAdmin: t.boolean({ required: true, description: 'True if the person is an admin.' }),
    groupIds: t.idList({ description: 'Teams and roles of the people.' }),
  }),
});
const RequestInvitationInput = builder.inputType('RequestInvitationInput', {
  description: 'Input of `requestInvitation`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the person.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the message.' }),
    returnTo: t.field({
      type: SignInReturnInput,
      description: 'What the person wanted to open. Null for the start page.',
    }),
  }),
});
const ResendInvitationInput = builder.inputType('ResendInvitationInput', {
  description: 'Input of `resendInvitation`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the invitation.' }) }),
});
const WithdrawInvitationInput = builder.inputType('WithdrawInvitationInput', {
  description: 'Input of `withdrawInvitation`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the invitation.' }) }),
});

const RequestInvitationPayloadRef = builder
  .objectRef<{ readonly ok: boolean }>('RequestInvitationPayload')
  .implement({
    description: 'Result of `requestInvitation`.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  });

const InvitationResultRef = builder.objectRef<InvitationResult>('InvitationResult').implement({
  description: 'Result of one address.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address.' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description:
        'The invited person, or the person who has the address. Null if the invitation was refused.',
      resolve: ({ user }) => user,
    }),
    code: t.string({
      nullable: true,
      description: "Why the address wasn't invited. Null if it was.",
      resolve: ({ refusal }) => refusal?.code ?? null,
    }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: ({ refusal }) => toErrorParams(refusal?.params ?? {}),
    }),
  }),
});
const InviteUsersPayloadRef = builder
  .objectRef<readonly InvitationResult[]>('InviteUsersPayload')
  .implement({
    description: 'Result of `inviteUsers`.',
    fields: (t) => ({
      results: t.field({
        type: [InvitationResultRef],
        description: 'One result for each address, in the order of the input.',
        resolve: (results) => results,
      }),
    }),
  });

builder.mutationFields((t) => ({
  requestInvitation: t.field({
    extensions: publicField,
    type: RequestInvitationPayloadRef,
    description: 'Sends a lost invitation again. The answer is the same for unknown addresses.',
    args: { input: t.arg({ type: RequestInvitationInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await requestInvitation(context, input);
      return { ok: true };
    },
  }),
  inviteUser: t.field({
    type: UserPayloadRef,
    description: 'Adds a person, and sends them a link to sign up.',
    args: { input: t.arg({ type: InviteUserInput, required: true }) },
    resolve: (_, { input }, context) => inviteUser(context, input),
  }),
  inviteUsers: t.field({
    type: InviteUsersPayloadRef,
    description:
      "Adds people, and sends each a link to sign up. Addresses that can't be invited are returned with the reason, and the others are invited.",
    args: { input: t.arg({ type: InviteUsersInput, required: true }) },
    resolve: (_, { input }, context) => inviteUsers(context, input),
  }),
  resendInvitation: t.field({
    type: UserPayloadRef,
    description:
      'Sends a new link to an invited person. Returns TooManyAttempts within a minute of the previous message, and after 3 in an hour.',
    args: { input: t.arg({ type: ResendInvitationInput, required: true }) },
    resolve: (_, { input }, context) => resendInvitation(context, input.id),
  }),
  withdrawInvitation: t.field({
    type: UserPayloadRef,
    description: "Ends an invitation before the person signs up. Its links don't work anymore.",
    args: { input: t.arg({ type: WithdrawInvitationInput, required: true }) },
    resolve: (_, { input }, context) => withdrawInvitation(context, input.id),
  }),
}));
