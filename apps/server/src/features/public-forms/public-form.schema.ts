import { settingsDefaults } from '@baton/domain/blueprint/complete-content';
import type { Locale } from '@baton/domain/core/languages';
import { publicContent } from '@baton/domain/public-form/public-questions';
import { publicField } from '../../platform/graphql/access/anonymous-access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { BlueprintContentRef } from '../blueprints/index.ts';
import { WorkspaceBrandRef, type WorkspaceBrand } from '../branding/index.ts';
import { FieldValueInput, ScheduleStatusRef, toEnteredValue } from '../workflows/index.ts';
import { answerQuestion } from './answer-question.ts';
import { openSubmission } from './open-submission.ts';
import { makeChallenge, shownToken } from './proof-of-work.ts';
import {
  findSubmission,
  stateOfSubmission,
  visitorBrand,
  type SubmissionState,
} from './public-form.queries.ts';
import { OutsideDocumentRef, withDocuments, type WithDocuments } from './outside-documents.ts';
import {
  commentsOfSubmission,
  requestorOf,
  type RequestorCommentRow,
} from './requestor.queries.ts';
import { submitForm, type Submitted } from './submit-public-form.ts';
import { contextOfVisitor, formAt, requestorAddress, type OpenForm } from './visitor.ts';

interface PublicFormNode extends OpenForm {
  readonly locale: Locale;
  readonly email: string | null;
}

const PublicFormRef = builder.objectRef<PublicFormNode>('PublicForm').implement({
  description: 'Intake form that people without an account fill in.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the form.', resolve: ({ content }) => content.name }),
    brand: t.field({
      type: WorkspaceBrandRef,
      description: 'How the workspace looks.',
      resolve: ({ brand }) => brand,
    }),
    languages: t.field({
      type: [LocaleRef],
      description: 'Languages that people can select. Empty for all.',
      resolve: ({ link }) => link.languages,
    }),
    confirmation: t.string({
      description: 'Text after the submission. Empty for the default.',
      resolve: ({ link }) => link.confirmation,
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Confirmed address of the requestor. Null if none is needed.',
    }),
    content: t.field({
      type: BlueprintContentRef,
      description: 'The fields that people without an account fill in, and their forms.',
      resolve: ({ content, locale }) => ({
        parties: [],
        locale,
        content: {
          ...publicContent(content),
          formatVersion: 1 as const,
          name: content.name,
          description: content.description,
          settings: settingsDefaults,
          stages: {},
          tasks: {},
          variants: [],
        },
      }),
    }),
    shown: t.string({
      description: 'Token with the time of this query, for `submitPublicForm`.',
      resolve: ({ link }, _, { services }) => shownToken(services, link.id),
    }),
    challenge: t.string({
      nullable: true,
      description: 'Challenge for `openSubmission`, as JSON. Null if no proof is needed.',
      resolve: (_, __, { services }) => makeChallenge(services, services.now()),
    }),
  }),
});

builder.queryField('publicForm', (t) =>
  t.field({
    extensions: publicField,
    type: PublicFormRef,
    description:
      'Form of a public link. Returns an error if it accepts no submissions or needs a confirmed address.',
    args: {
      token: t.arg.string({ required: true, description: 'Token from the link.' }),
      locale: t.arg({ type: LocaleRef, required: true, description: 'Language of the form.' }),
      addressProof: t.arg.string({
        description: 'Token that proves the email address. Empty if none is required.',
      }),
    },
    resolve: async (_, { token, locale, addressProof }, { services }) => {
      const form = await formAt(services, token);
      return { ...form, locale, email: requestorAddress(services, form, addressProof ?? '') };
    },
  }),
);

type SubmissionComment = WithDocuments<RequestorCommentRow>;

const SubmissionCommentRef = builder.objectRef<SubmissionComment>('SubmissionComment').implement({
  description: 'A question about a submission, or an answer of the requestor.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the comment.' }),
    body: t.exposeString('body', { description: 'Rich text.' }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'True if the requestor wrote it.' }),
    documents: t.field({
      type: [OutsideDocumentRef],
      description: 'Attached documents. GET /files/requestor/{id} downloads them.',
      resolve: ({ documents }) => documents,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was added.',
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

const SubmissionStatusRef = builder
  .objectRef<
    SubmissionState & {
      readonly brand: WorkspaceBrand;
      readonly comments: readonly SubmissionComment[];
    }
  >('SubmissionStatus')
  .implement({
    description: 'What a requestor sees of a submission.',
    fields: (t) => ({
      brand: t.field({
        type: WorkspaceBrandRef,
        description: 'How the workspace looks.',
        resolve: ({ brand }) => brand,
      }),
      form: t.exposeString('form', { description: 'Name of the form.' }),
      reference: t.exposeString('reference', { description: 'Reference, such as SO-12.' }),
      status: t.expose('status', {
        type: ScheduleStatusRef,
        description: 'Status of the workflow.',
      }),
      submittedAt: t.expose('submittedAt', {
        type: 'DateTime',
        description: 'Time of the submission.',
      }),
      comments: t.field({
        type: [SubmissionCommentRef],
        description: 'Questions to the requestor and the answers, oldest first.',
        resolve: ({ comments }) => comments,
      }),
      endedAt: t.expose('endedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Null if the workflow is open.',
      }),
    }),
  });

builder.queryField('submissionStatus', (t) =>
  t.field({
    extensions: publicField,
    type: SubmissionStatusRef,
    nullable: true,
    description: 'Status of a submission by its secret link. Null if there is none.',
    args: { token: t.arg.string({ required: true, description: 'Token from the link.' }) },
    resolve: async (_, { token }, context) => {
      const { database, now } = context.services;
      const [[found]] = await database.trip(
        { kind: 'identity', waiting: 'ANONYMOUS' },
        findSubmission(presentedTokenHash(token)),
      );
      if (found === undefined) return null;
      const { tenantId, id } = found;
      const [[state], [brand], [requestor], comments] = await database.trip(
        { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' },
        stateOfSubmission(id),
        visitorBrand(),
        requestorOf(id, new Date(now())),
        commentsOfSubmission(id),
      );
      if (state === undefined || brand === undefined) return null;
      const { partyId = null } = requestor ?? {};
      return {
        ...{ ...state, brand },
        comments:
          partyId === null
            ? []
            : await withDocuments(contextOfVisitor(context, { tenantId, partyId }), comments),
      };
    },
  }),
);

const OpenSubmissionInput = builder.inputType('OpenSubmissionInput', {
  description: 'Input of `openSubmission`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token from the link in the email.' }),
    proof: t.string({
      required: true,
      description: 'Solved challenge as JSON. Empty if none is needed.',
    }),
    addressProof: t.string({ required: true, description: 'Empty without a confirmed address.' }),
  }),
});

const OpenedSubmissionRef = builder
  .objectRef<{ readonly session: string }>('OpenSubmissionPayload')
  .implement({
    description: 'Result of `openSubmission`.',
    fields: (t) => ({
      session: t.exposeString('session', {
        description: 'Token for files and the submission. It gives no other access.',
      }),
    }),
  });

const SubmitPublicFormInput = builder.inputType('SubmitPublicFormInput', {
  description: 'Input of `submitPublicForm`.',
  fields: (t) => ({
    session: t.string({
      required: true,
      description: 'ID of the open form, for its uploaded documents.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'Values of the fields.',
    }),
    addressProof: t.string({
      required: true,
      description: 'Token that proves the email address. Empty if none is required.',
    }),
    email: t.string({ required: true, description: 'Address for messages. Empty for none.' }),
    shown: t.string({
      required: true,
      description:
        'Token of the form, at least 3 seconds and at most a day old. Programs are faster than people.',
    }),
    website: t.string({ required: true, description: 'Must be empty. Programs fill it in.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the form.' }),
  }),
});

const SubmittedRef = builder.objectRef<Submitted>('SubmitPublicFormPayload').implement({
  description: 'Result of `submitPublicForm`.',
  fields: (t) => ({
    reference: t.exposeString('reference', {
      description: 'Reference of the workflow, such as SO-12.',
    }),
    statusToken: t.exposeString('statusToken', { description: 'Token of the status page.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Address that gets the confirmation. Null for none.',
    }),
  }),
});

const AnswerQuestionInput = builder.inputType('AnswerQuestionInput', {
  description: 'Input of `answerQuestion`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the status page.' }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    body: t.string({ required: true, description: 'Rich text.' }),
    documents: t.stringList({
      description: 'References of files that were uploaded to /files/requestor. Null for none.',
    }),
  }),
});

builder.mutationFields((t) => ({
  answerQuestion: t.boolean({
    extensions: publicField,
    description: 'Answers the latest question about a submission, by the link of its status page.',
    args: {
      input: t.arg({ type: AnswerQuestionInput, required: true, description: 'The answer.' }),
    },
    resolve: async (_, { input }, context) => {
      await answerQuestion(context, { ...input, documents: input.documents ?? [] });
      return true;
    },
  }),
  openSubmission: t.field({
    extensions: publicField,
    type: OpenedSubmissionRef,
    description: 'Opens the session in which a visitor uploads files and submits one public form.',
    args: { input: t.arg({ type: OpenSubmissionInput, required: true }) },
    resolve: async (_, { input }, context) => ({ session: await openSubmission(context, input) }),
  }),
  submitPublicForm: t.field({
    extensions: publicField,
    type: SubmittedRef,
    description:
      'Submits a public form, which starts a workflow. The same key starts one workflow.',
    args: { input: t.arg({ type: SubmitPublicFormInput, required: true }) },
    resolve: (_, { input }, context) =>
      submitForm(context, { ...input, values: input.values.map(toEnteredValue) }),
  }),
}));
