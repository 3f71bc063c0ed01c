import { mayListMail, mayOpenMail, mayRetryMail } from '@baton/domain/access/mail-access';
import type { MailFailure, MailState } from '@baton/domain/mail/mail-delivery';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { mailKinds } from './mail-words.ts';
import {
  listMail,
  mailFacts,
  openMail,
  retryMail,
  type MailRow,
  type OpenedMail,
} from './manage-mail.ts';

const StateRef = builder.enumType('MailState', {
  description: 'State of an email.',
  values: enumValues<MailState>({
    FAILED: "The email couldn't be sent.",
    QUEUED: 'The email waits to be sent.',
    SENT: 'The mail server accepted the email.',
    STORED: 'The email is in the mail folder, because there is no mail server.',
  }),
});
const FailureRef = builder.enumType('MailFailure', {
  description: "Why an email wasn't sent.",
  values: enumValues<MailFailure>({
    DEFERRED: 'The mail server asked to try again later.',
    EXPIRED: 'The link in the email expired before it could be sent.',
    REJECTED: 'The mail server refused the email.',
    SIGN_IN: 'The mail server rejected the user name or password.',
    UNREACHABLE: "The mail server didn't respond.",
  }),
});
const KindRef = builder.enumType('MailKind', {
  description: 'Type of an email.',
  values: enumValues<(typeof mailKinds)[number]>({
    DOMAIN_CODE: 'Code that proves a domain.',
    EMAIL_VERIFICATION: 'Link that confirms an email address.',
    FORM_QUESTION: 'Question to the requestor of a public form.',
    FORM_SUBMITTED: 'Confirmation of a submitted public form.',
    GUEST_DUE_SOON: 'Reminder for a guest that a task is due soon.',
    GUEST_OVERDUE: 'Reminder for a guest that a task is overdue.',
    GUEST_QUESTION: 'Question of an approver to a guest.',
    GUEST_REPLY: 'Reply to a question of a guest.',
    GUEST_SENT_BACK: 'Notice to a guest that a task was sent back.',
    GUEST_TASK: 'Link with which a guest completes a task.',
    INVITATION: 'Invitation to the workspace.',
    MFA_RESET: 'Link that turns off two-step sign-in.',
    MFA_RESET_DONE: 'Notice that two-step sign-in was turned off.',
    NOTIFICATION: 'Notification or digest.',
    PASSWORD_RESET: 'Link to reset a password.',
  }),
});

const MailRef = builder.objectRef<MailRow>('OutgoingMail').implement({
  description: 'A message to a person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the email.' }),
    kind: t.field({
      type: KindRef,
      description: 'Type of the email.',
      resolve: ({ kind }) => kind,
    }),
    recipient: t.exposeString('recipient', { description: 'Address of the person.' }),
    subject: t.exposeString('subject', { description: 'Subject of the email.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt,
    }),
    state: t.field({
      type: StateRef,
      description: 'State of the email.',
      resolve: ({ state }) => state,
    }),
    failure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'Why the last attempt failed. Null without a failed attempt.',
      resolve: ({ failure }) => failure,
    }),
    failureDetail: t.exposeString('failureDetail', { description: 'Answer of the mail server.' }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if there is no other attempt.',
      resolve: ({ nextAttemptAt }) => nextAttemptAt,
    }),
    canOpen: t.boolean({
      description: 'True if the viewer can read the message.',
      resolve: async (row, _, context) => {
        const { mailer, now } = context.services;
        const actor = actorOf(await context.viewer());
        return mailer.isFolder && mayOpenMail(actor, mailFacts(row), now()) === null;
      },
    }),
    canRetry: t.boolean({
      description: 'True if the viewer can send the message again.',
      resolve: async (row, _, context) => {
        const actor = actorOf(await context.viewer());
        return mayRetryMail(actor, mailFacts(row), context.services.now()) === null;
      },
    }),
  }),
});
const ConnectionRef = connectionOf<MailRow>('OutgoingMail', MailRef);

const ContentRef = builder.objectRef<OpenedMail>('OpenMailPayload').implement({
  description: 'Result of `openMail`.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the email.' }),
    html: t.exposeString('html', { description: 'Show it only in a sandbox.' }),
    link: t.exposeString('link', { description: 'Link of the button. It works once.' }),
  }),
});
const RetryRef = builder.objectRef<{ readonly mail: MailRow }>('RetryMailPayload').implement({
  description: 'Result of `retryMail`.',
  fields: (t) => ({
    mail: t.field({ type: MailRef, description: 'The email.', resolve: ({ mail }) => mail }),
  }),
});
const input = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.id({ required: true, description: 'ID of the email.' }) }),
  });
const OpenInput = input('OpenMailInput', 'Input of `openMail`.');
const RetryInput = input('RetryMailInput', 'Input of `retryMail`.');

builder.queryFields((t) => ({
  outgoingMail: t.field({
    type: ConnectionRef,
    description: 'Messages to people of the workspace, newest first. For admins.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      state: t.arg({ type: StateRef, description: 'Returns only items with this state.' }),
    },
    resolve: (_, args, context) => listMail(context, args),
  }),
  hasMailServer: t.boolean({
    description: 'False if messages are only written to the mail folder. For admins.',
    resolve: async (_, __, context) => {
      demand(mayListMail(actorOf(await context.viewer())));
      return !context.services.mailer.isFolder;
    },
  }),
}));

builder.mutationFields((t) => ({
  openMail: t.field({
    type: ContentRef,
    description:
      'Returns the content of a message that no mail server sends. For admins who signed in recently.',
    args: { input: t.arg({ type: OpenInput, required: true }) },
    resolve: (_, args, context) => openMail(context, args.input.id),
  }),
  retryMail: t.field({
    type: RetryRef,
    description: 'Sends a failed message again. For admins.',
    args: { input: t.arg({ type: RetryInput, required: true }) },
    resolve: async (_, args, context) => ({ mail: await retryMail(context, args.input.id) }),
  }),
}));
