import type { Locale } from '@baton/domain/core/languages';
import type { GuestLinkState } from '@baton/domain/guest/guest-link';
import { displayStatus } from '@baton/domain/explain/display-status';
import { publicField } from '../../platform/graphql/access/anonymous-access.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { BlueprintContentRef } from '../blueprints/index.ts';
import { WorkspaceBrandRef } from '../branding/index.ts';
import {
  loadOutsideDocuments,
  OutsideDocumentRef,
  visitorBrand,
  withDocuments,
  type WithDocuments,
} from '../public-forms/index.ts';
import { displayTypes } from '../tasks/index.ts';
import { FieldValueInput, toEnteredValue } from '../workflows/index.ts';
import { commentsOfGuest, type GuestCommentRow } from './guests.queries.ts';
import {
  findLinkOfMessage,
  guestOf,
  openGuestLink,
  renewGuestLink,
  type FoundLink,
  type Guest,
} from './guest-session.ts';
import { answerGuestInquiry, inquiriesOf } from './guest-inquiries.ts';
import { GuestInquiryRef } from './guest-inquiry-type.ts';
import {
  askGuestQuestion,
  canComplete,
  contentForGuest,
  documentsInForm,
  guestTask,
  listGuestTasks,
  returnReasons,
  submitGuestTask,
  type GuestTask,
  type ReturnReason,
} from './guest-tasks.ts';
import { forwardGuestTask } from './send-to-guest.ts';

const tokenText = 'Token of the link in the message.';
const keyText = 'Client-generated key. A repeated request with the same key has no further effect.';
const inputText = 'What to do.';
const sessionText = 'Token of the session that `openGuestLink` opened.';

const PageStateRef = builder.enumType('GuestPageState', {
  description: 'State of the link in a message to a guest.',
  values: enumValues<GuestLinkState | 'USED'>({
    SENT: 'The guest hasn’t opened it.',
    OPENED: 'The guest opened it.',
    FORWARDED: 'The guest forwarded the task, and has no access anymore.',
    EXPIRED: 'The access of the guest has expired.',
    REVOKED: 'Someone revoked the access of the guest.',
    USED: 'The link in this message was opened. A new one can be sent.',
  }),
});

/** Hides most of an address from people who only have the link. */
const hinted = (email: string): string => email.replace(/^(.).*@/, '$1…@');

const GuestPageRef = builder.objectRef<FoundLink>('GuestPage').implement({
  description: 'What the link in a message to a guest shows before it is opened.',
  fields: (t) => ({
    brand: t.field({
      type: WorkspaceBrandRef,
      description: 'How the workspace looks.',
      resolve: ({ brand }) => brand,
    }),
    state: t.field({
      type: PageStateRef,
      description: 'Whether the link can be opened.',
      resolve: ({ state }) => state,
    }),
    sender: t.string({
      description: 'Name of the person or guest who sent the task.',
      resolve: ({ link }) => link.senderName,
    }),
    emailHint: t.string({
      description: 'Address of the guest, with hidden characters.',
      resolve: ({ link }) => hinted(link.email),
    }),
  }),
});

const GuestCommentRef = builder
  .objectRef<WithDocuments<GuestCommentRow>>('GuestComment')
  .implement({
    description: 'A comment that a guest sees.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'ID of the comment.' }),
      replyTo: t.exposeID('replyTo', {
        nullable: true,
        description: 'First comment of the thread. Null if it is the first.',
      }),
      body: t.exposeString('body', { description: 'Rich text.' }),
      authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
      isOwn: t.exposeBoolean('isOwn', { description: 'True if the guest wrote it.' }),
      documents: t.field({
        type: [OutsideDocumentRef],
        description: 'Attached documents. GET /files/guest/{id}?task={task} downloads them.',
        resolve: ({ documents }) => documents,
      }),
      createdAt: t.field({
        type: 'DateTime',
        description: 'When it was added.',
        resolve: ({ createdAt }) => createdAt,
      }),
    }),
  });

interface GuestTaskNode extends GuestTask {
  readonly locale: Locale;
}

const ReturnReasonRef = builder.objectRef<ReturnReason>('GuestReturnReason').implement({
  description: 'Why a task was sent back to a guest.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: true,
      description: 'Name of the field that it is about. Null for the task.',
    }),
    text: t.exposeString('text', { description: 'What an approver wrote.' }),
  }),
});

const GuestTaskRef = builder.objectRef<GuestTaskNode>('GuestTask').implement({
  description: 'A task that was sent to a guest, without the workflow around it.',
  fields: (t) => ({
    id: t.id({ description: 'ID of the task.', resolve: ({ task }) => task.id }),
    name: t.string({
      description: 'Name of the task.',
      resolve: ({ details, task }) => details.texts.tasks.get(task.id)?.name ?? '',
    }),
    description: t.string({
      description: 'Rich text.',
      resolve: ({ details, task }) => details.texts.tasks.get(task.id)?.description ?? '',
    }),
    sender: t.string({
      description: 'Name of the person or guest who sent the task.',
      resolve: ({ link }) => link.senderName,
    }),
    note: t.string({
      description: 'Message of the sender. Can be empty.',
      resolve: ({ link }) => link.note,
    }),
    status: t.field({
      type: displayTypes.DisplayStatusRef,
      description: 'Status of the task.',
      resolve: ({ task }, _, { services }) => displayStatus(task, services.now()),
    }),
    dueOn: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Due date. Null if there is none.',
      resolve: ({ task }) => task.dueOn,
    }),
    returnReasons: t.field({
      type: [ReturnReasonRef],
      description: 'Why the task was sent back. Empty after a new submission.',
      resolve: (task) => [...returnReasons(task)],
    }),
    linkExpiresAt: t.field({
      type: 'DateTime',
      description: 'When the access of the guest ends.',
      resolve: ({ link }) => link.expiresAt,
    }),
    canComplete: t.boolean({
      description: 'True if the guest can complete the task now.',
      resolve: canComplete,
    }),
    content: t.field({
      type: BlueprintContentRef,
      description: 'The form of the task, as an intake form with the current values.',
      resolve: async (task) => ({
        parties: [],
        locale: task.locale,
        content: await contentForGuest(task),
      }),
    }),
    documents: t.field({
      type: [OutsideDocumentRef],
      description: 'The documents in the form. GET /files/guest/{id}?task={task} downloads them.',
      resolve: async (task) =>
        loadOutsideDocuments(task.guest.context, await documentsInForm(task)),
    }),
    inquiries: t.field({
      type: [GuestInquiryRef],
      description:
        'Questions of an approver and answers, oldest first. Empty if none waits for an answer.',
      resolve: async (task) => [...(await inquiriesOf(task))],
    }),
    comments: t.field({
      type: [GuestCommentRef],
      description: 'Comments of the guest and replies to them, oldest first.',
      resolve: async ({ guest, task }) => {
        const [comments] = await guest.context.db.read(commentsOfGuest(task.id, guest.id));
        return withDocuments(guest.context, comments);
      },
    }),
  }),
});

interface GuestHome {
  readonly guest: Guest;
  readonly locale: Locale;
}

const GuestHomeRef = builder.objectRef<GuestHome>('GuestHome').implement({
  description: 'Everything that was sent to one address in a workspace.',
  fields: (t) => ({
    brand: t.field({
      type: WorkspaceBrandRef,
      nullable: true,
      description: 'How the workspace looks. Null if it was deleted.',
      resolve: async ({ guest }) => {
        const [[brand]] = await guest.context.db.read(visitorBrand());
        return brand ?? null;
      },
    }),
    email: t.string({
      description: 'Address of the guest.',
      resolve: ({ guest }) => guest.email,
    }),
    tasks: t.field({
      type: [GuestTaskRef],
      description: 'Tasks that the guest can open, the last sent first.',
      resolve: async ({ guest, locale }) => {
        const tasks = await listGuestTasks(guest);
        return tasks.map((task) => ({ ...task, locale }));
      },
    }),
  }),
});

builder.queryFields((t) => ({
  guestPage: t.field({
    extensions: publicField,
    type: GuestPageRef,
    nullable: true,
    description: 'State of the link in a message to a guest. Null if there is none.',
    args: { token: t.arg.string({ required: true, description: tokenText }) },
    resolve: (_, { token }, { services }) => findLinkOfMessage(services, token),
  }),
  guestHome: t.field({
    extensions: publicField,
    type: GuestHomeRef,
    description: 'The tasks of a guest.',
    args: {
      session: t.arg.string({ required: true, description: sessionText }),
      locale: t.arg({ type: LocaleRef, required: true, description: 'Language of the form.' }),
    },
    resolve: async (_, { session, locale }, context) => ({
      guest: await guestOf(context, session),
      locale,
    }),
  }),
  guestTask: t.field({
    extensions: publicField,
    type: GuestTaskRef,
    description: 'One task of a guest.',
    args: {
      session: t.arg.string({ required: true, description: sessionText }),
      id: t.arg.id({ required: true, description: 'ID of the task.' }),
      locale: t.arg({ type: LocaleRef, required: true, description: 'Language of the form.' }),
    },
    resolve: async (_, { session, id, locale }, context) => ({
      ...(await guestTask(await guestOf(context, session), id)),
      locale,
    }),
  }),
}));

const SubmitGuestTaskInput = builder.inputType('SubmitGuestTaskInput', {
  description: 'Input of `submitGuestTask`.',
  fields: (t) => ({
    session: t.string({ required: true, description: sessionText }),
    idempotencyKey: t.id({ required: true, description: keyText }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'Values of the form.',
    }),
  }),
});
const AskGuestQuestionInput = builder.inputType('AskGuestQuestionInput', {
  description: 'Input of `askGuestQuestion`.',
  fields: (t) => ({
    session: t.string({ required: true, description: sessionText }),
    idempotencyKey: t.id({ required: true, description: keyText }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    body: t.string({ required: true, description: 'Rich text.' }),
    replyTo: t.id({ description: 'Comment in a thread of the guest. Null to start one.' }),
    documents: t.stringList({
      description: 'References of files that were uploaded to /files/guest. Null for none.',
    }),
  }),
});
const AnswerGuestInquiryInput = builder.inputType('AnswerGuestInquiryInput', {
  description: 'Input of `answerGuestInquiry`.',
  fields: (t) => ({
    session: t.string({ required: true, description: sessionText }),
    idempotencyKey: t.id({ required: true, description: keyText }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    text: t.string({ required: true, description: 'The answer.' }),
  }),
});
const ForwardGuestTaskInput = builder.inputType('ForwardGuestTaskInput', {
  description: 'Input of `forwardGuestTask`.',
  fields: (t) => ({
    session: t.string({ required: true, description: sessionText }),
    idempotencyKey: t.id({ required: true, description: keyText }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    email: t.string({ required: true, description: 'Address of the colleague.' }),
    note: t.string({ required: true, description: 'Text in the message. Can be empty.' }),
  }),
});

const GuestSessionRef = builder
  .objectRef<{ readonly session: string }>('OpenGuestLinkPayload')
  .implement({
    description: 'Result of `openGuestLink`.',
    fields: (t) => ({
      session: t.exposeString('session', {
        description: 'Token for the calls of a guest. It gives no other access.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  openGuestLink: t.field({
    extensions: publicField,
    type: GuestSessionRef,
    description: 'Opens the session of a guest. The link works once.',
    args: { token: t.arg.string({ required: true, description: tokenText }) },
    resolve: async (_, { token }, context) => ({ session: await openGuestLink(context, token) }),
  }),
  renewGuestLink: t.boolean({
    extensions: publicField,
    description: 'Sends a new link to the address of a used one.',
    args: { token: t.arg.string({ required: true, description: tokenText }) },
    resolve: async (_, { token }, context) => {
      await renewGuestLink(context, token);
      return true;
    },
  }),
  submitGuestTask: t.boolean({
    extensions: publicField,
    description: 'Completes a task of a guest. Returns an error for each invalid field.',
    args: { input: t.arg({ type: SubmitGuestTaskInput, required: true, description: inputText }) },
    resolve: async (_, { input: { session, taskId, idempotencyKey, values } }, context) => {
      const guest = await guestOf(context, session);
      await submitGuestTask(guest, taskId, idempotencyKey, values.map(toEnteredValue));
      return true;
    },
  }),
  askGuestQuestion: t.boolean({
    extensions: publicField,
    description: 'Adds a comment of a guest. The people of the task are notified.',
    args: { input: t.arg({ type: AskGuestQuestionInput, required: true, description: inputText }) },
    resolve: async (_, { input: { session, replyTo, documents, ...question } }, context) => {
      const guest = await guestOf(context, session);
      const parameters = { replyTo: replyTo ?? null, documents: documents ?? [] };
      await askGuestQuestion(guest, { ...question, ...parameters });
      return true;
    },
  }),
  answerGuestInquiry: t.boolean({
    extensions: publicField,
    description: 'Answers the question of an approver about a task of a guest.',
    args: {
      input: t.arg({ type: AnswerGuestInquiryInput, required: true, description: inputText }),
    },
    resolve: async (_, { input: { session, taskId, idempotencyKey, text } }, context) => {
      await answerGuestInquiry(await guestOf(context, session), taskId, idempotencyKey, text);
      return true;
    },
  }),
  forwardGuestTask: t.boolean({
    extensions: publicField,
    description: 'Forwards a task to a colleague of the guest, whose own access ends.',
    args: { input: t.arg({ type: ForwardGuestTaskInput, required: true, description: inputText }) },
    resolve: async (_, { input: { session, ...order } }, context) => {
      await forwardGuestTask(await guestOf(context, session), order);
      return true;
    },
  }),
}));
