import { mayListMail, mayOpenMail, mayRetryMail } from '@baton/domain/access/mail-access';
import { mailFailures, mailStates } from '@baton/domain/mail/mail-delivery';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import { demand } from '../../platform/graphql/refused.ts';
import { mailKinds } from './mail-words.ts';
import {
  listMail,
  mailFacts,
  openMail,
  retryMail,
  type MailRow,
  type OpenedMail,
} from './manage-mail.ts';

const StateRef = builder.enumType('MailState', {
  description:
    'QUEUED: waits to be sent. SENT: the mail server has it. FAILED: not sent. STORED: written to the mail folder, because there is no mail server.',
  values: mailStates,
});
const FailureRef = builder.enumType('MailFailure', {
  description:
    'UNREACHABLE: no answer. SIGN_IN: wrong user name or password. REJECTED: the server refused the message. DEFERRED: the server wants it later. EXPIRED: the link ended first.',
  values: mailFailures,
});
const KindRef = builder.enumType('MailKind', { values: mailKinds });

const MailRef = builder.objectRef<MailRow>('OutgoingMail').implement({
  description: 'A message to a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: KindRef, resolve: ({ kind }) => kind }),
    recipient: t.exposeString('recipient', { description: 'Address of the person.' }),
    subject: t.exposeString('subject'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    state: t.field({ type: StateRef, resolve: ({ state }) => state }),
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
  fields: (t) => ({
    text: t.exposeString('text'),
    html: t.exposeString('html', { description: 'Show it only in a sandbox.' }),
    link: t.exposeString('link', { description: 'Link of the button. It works once.' }),
  }),
});
const RetryRef = builder.objectRef<{ readonly mail: MailRow }>('RetryMailPayload').implement({
  fields: (t) => ({ mail: t.field({ type: MailRef, resolve: ({ mail }) => mail }) }),
});
const input = (name: string) =>
  builder.inputType(name, { fields: (t) => ({ id: t.id({ required: true }) }) });
const OpenInput = input('OpenMailInput');
const RetryInput = input('RetryMailInput');

builder.queryFields((t) => ({
  outgoingMail: t.field({
    type: ConnectionRef,
    description: 'Messages to people of the workspace, newest first. For admins.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      state: t.arg({ type: StateRef }),
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
