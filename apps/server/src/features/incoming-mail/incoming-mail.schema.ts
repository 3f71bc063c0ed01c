import { mayDiscardMail, mayReleaseMail } from '@baton/domain/access/mail-access';
import type { IncomingMailState, MailRefusal, SenderCheck } from '@baton/domain/mail/incoming-mail';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import type { IncomingMailRow } from './incoming-mail.queries.ts';
import { addressOf } from './mail-alias.queries.ts';
import { discardMail, listIncomingMail, releaseMail } from './manage-incoming-mail.ts';

const StateRef = builder.enumType('IncomingMailState', {
  description: 'State of an incoming email.',
  values: enumValues<IncomingMailState>({
    ACCEPTED: 'The email started a workflow, or became a comment.',
    DISCARDED: 'An admin deleted the content of the refused email.',
    RECEIVED: 'The email waits to be processed.',
    REFUSED: 'The email had no effect.',
  }),
});
const CheckRef = builder.enumType('SenderCheck', {
  description: 'Result of a check of the sender.',
  values: enumValues<SenderCheck>({
    ERROR: "The check couldn't be completed.",
    FAIL: 'The domain rejects the email.',
    NONE: 'The domain, or the email, has nothing to check.',
    PASS: 'The domain confirms the email.',
  }),
});
const ReasonRef = builder.enumType('MailRefusal', {
  description: 'Why an incoming email was refused.',
  values: enumValues<MailRefusal>({
    ALIAS_OFF: 'The address is turned off, or nothing is published.',
    AUTOMATIC: 'A program sent the email.',
    EMPTY: 'The reply has no text of its own.',
    EXPIRED: 'The address for replies has expired.',
    FAILED: "The email couldn't be processed several times.",
    INTAKE_REFUSED: "The email doesn't fit the intake form.",
    MALFORMED: 'The email is damaged, or too deeply nested.',
    NO_ACCESS: 'The sender has no access anymore.',
    OTHER_SENDER: 'The email answers a message of someone else.',
    SENDER_MISSING: 'The email names no sender, or several.',
    SENDER_NOT_ALLOWED: 'The address lists its senders, and this one is not among them.',
    SENDER_NOT_VERIFIED: "SPF and DKIM don't prove the sender.",
    TOO_LARGE: 'The email is too large.',
    TOO_MANY: 'The sender, or all senders, sent too many emails.',
    TOO_MANY_ATTACHMENTS: 'The email has too many attachments.',
  }),
});

const MailRef = builder.objectRef<IncomingMailRow>('IncomingMail').implement({
  description: 'An email that the workspace received.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the email.' }),
    sender: t.exposeString('sender', {
      description: 'Address of the sender. Empty if the email names none, or several.',
    }),
    senderName: t.exposeString('senderName', { description: 'Name of the sender, or empty.' }),
    subject: t.exposeString('subject', { description: 'Subject of the email.' }),
    recipient: t.string({
      description: 'Address to which the email was sent.',
      resolve: (row, _, { services }) => addressOf(row, services),
    }),
    receivedAt: t.field({
      type: 'DateTime',
      description: 'Time at which the email was stored.',
      resolve: ({ receivedAt }) => receivedAt,
    }),
    size: t.exposeInt('size', { description: 'Size in bytes.' }),
    state: t.field({
      type: StateRef,
      description: 'State of the email.',
      resolve: ({ state }) => state,
    }),
    reason: t.field({
      type: ReasonRef,
      nullable: true,
      description: 'Why the email was refused. Null if it was not.',
      resolve: ({ reason }) => reason,
    }),
    detail: t.exposeString('detail', {
      description:
        'For refused emails the code of the error, for accepted ones the names of files that were left out. Empty for others.',
    }),
    spf: t.field({
      type: CheckRef,
      nullable: true,
      description: 'Result of SPF. Null if it was not checked.',
      resolve: ({ spf }) => spf,
    }),
    dkim: t.field({
      type: CheckRef,
      nullable: true,
      description: 'Result of DKIM. Null if it was not checked.',
      resolve: ({ dkim }) => dkim,
    }),
    workflowId: t.exposeID('workflowId', {
      nullable: true,
      description: 'ID of the workflow. Null if the email had no effect.',
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Reference of the workflow. Null if the email had no effect.',
    }),
    canRelease: t.boolean({
      description: 'True if the viewer can process the email after all.',
      resolve: async (row, _, context) =>
        mayReleaseMail(actorOf(await context.viewer()), row) === null,
    }),
    canDiscard: t.boolean({
      description: 'True if the viewer can delete the content of the email.',
      resolve: async (row, _, context) =>
        mayDiscardMail(actorOf(await context.viewer()), row) === null,
    }),
  }),
});
const ConnectionRef = connectionOf<IncomingMailRow>('IncomingMail', MailRef);

const PayloadRef = builder
  .objectRef<{ readonly mail: IncomingMailRow }>('IncomingMailPayload')
  .implement({
    description: 'Result of `releaseIncomingMail` and `discardIncomingMail`.',
    fields: (t) => ({
      mail: t.field({ type: MailRef, description: 'The email.', resolve: ({ mail }) => mail }),
    }),
  });
const InputRef = builder.inputType('IncomingMailInput', {
  description: 'Input of `releaseIncomingMail` and `discardIncomingMail`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the email.' }) }),
});

builder.queryFields((t) => ({
  incomingMail: t.field({
    type: ConnectionRef,
    description: 'Emails that the workspace received, newest first. For admins.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      state: t.arg({ type: StateRef, description: 'Returns only items with this state.' }),
    },
    resolve: (_, args, context) => listIncomingMail(context, args),
  }),
}));

builder.mutationFields((t) => ({
  releaseIncomingMail: t.field({
    type: PayloadRef,
    description:
      'Processes a refused email without the checks of its sender. For admins. Rights of people are checked again.',
    args: { input: t.arg({ type: InputRef, required: true }) },
    resolve: async (_, args, context) => ({ mail: await releaseMail(context, args.input.id) }),
  }),
  discardIncomingMail: t.field({
    type: PayloadRef,
    description: 'Deletes the content of a refused email. For admins.',
    args: { input: t.arg({ type: InputRef, required: true }) },
    resolve: async (_, args, context) => ({ mail: await discardMail(context, args.input.id) }),
  }),
}));
