import { worksOnForm } from '@baton/domain/access/task/form-access';
import { isLocale, locales, type Locale } from '@baton/domain/core/languages';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import { partiesOfValue } from '@baton/domain/field/values/parties-of-value';
import { isClosed, wasSubmitted } from '@baton/domain/run-model/read-value';
import type { RunTask } from '@baton/domain/run-model/run';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { DocumentNode } from '../documents/index.ts';
import {
  answerWords,
  documentsOfAnswers,
  namesOfParties,
  say,
  timeWriter,
} from '../answers/index.ts';
import type { RunDetails } from '../runs/index.ts';
import { formOfTask, layoutsOfPlace } from '../tasks/index.ts';
import { lastEntered } from './entered.queries.ts';
import type { PrintedDocument, PrintWriting } from './print-answer.ts';
import { printForms } from './print-forms.ts';
import { signatureImages, type SignatureImage } from './signature-images.ts';
import type { Submission, SubmissionFact } from './submission.ts';
import { submissionWords, type SubmissionWords } from './submission-words.ts';

/** A submission with its images and file name. */
export interface PreparedSubmission {
  readonly submission: Submission;
  readonly images: Readonly<Record<string, Uint8Array>>;
  readonly fileName: string;
}

/**
 * Returns the time until which drafts count: now for people who see them, otherwise the submission.
 */
const draftsUntil = ({ viewer, factsOf }: RunDetails, task: RunTask | null, now: number): Date =>
  task === null || worksOnForm(viewer, factsOf(task))
    ? new Date(now)
    : new Date(task.submittedAt ?? 0);

const noticeOf = (task: RunTask | null, words: SubmissionWords): string | null => {
  if (task === null || isClosed(task)) return null;
  return wasSubmitted(task) ? words.openAgain : words.notHandedIn;
};

interface FactsOptions {
  readonly details: RunDetails;
  readonly task: RunTask | null;
  readonly words: SubmissionWords;
  readonly nameOf: (party: string) => string;
  readonly timeOf: (at: number) => string;
}

const factsOf = ({
  details,
  task,
  words,
  nameOf,
  timeOf,
}: FactsOptions): readonly SubmissionFact[] => {
  const { texts, view } = details;
  const workflow = `${texts.reference} ${texts.name}`;
  const fact = (label: string, value: string | null | undefined): readonly SubmissionFact[] =>
    value == null || value === '' ? [] : [{ label, value }];
  if (task === null) {
    const { createdBy, startedAt } = view.workflow;
    return [
      ...fact(words.workflow, workflow),
      ...fact(words.startedBy, nameOf(createdBy)),
      ...fact(words.startedOn, startedAt === null ? null : timeOf(startedAt)),
    ];
  }
  const { submittedAt, submittedBy, submittedFor } = task;
  return [
    ...fact(words.workflow, workflow),
    ...fact(words.task, texts.tasks.get(task.id)?.reference),
    ...fact(words.submittedBy, submittedBy === null ? null : nameOf(submittedBy)),
    ...fact(words.submittedFor, submittedFor.map(nameOf).join(', ')),
    ...fact(words.submittedOn, submittedAt === null ? null : timeOf(submittedAt)),
  ];
};

const printedDocument = (
  document: DocumentNode,
  images: ReadonlyMap<string, SignatureImage>,
  nameOf: (party: string) => string,
): PrintedDocument => ({
  name: document.name,
  isDeleted: document.deletedAt !== null,
  by: nameOf(document.createdBy),
  at: document.createdAt,
  image: images.get(document.id)?.name ?? null,
});

const readerOf = async (context: RequestContext): Promise<{ tag: string; lang: Locale }> => {
  const { locale } = await context.viewer();
  const lang = locale.split('-')[0] ?? '';
  return { tag: locale, lang: isLocale(lang) ? lang : locales[0] };
};

/**
 * Returns the submission of a task, or of the intake form (null). It shows what the viewer sees in
 * the form. Callers must check read access.
 */
export const makeSubmission = async (
  context: RequestContext,
  details: RunDetails,
  task: RunTask | null,
): Promise<PreparedSubmission> => {
  const { view, texts } = details;
  const { services } = context;
  const { tenantId, userName } = await context.viewer();
  const { tag, lang } = await readerOf(context);
  const words = { ...submissionWords[lang], ...answerWords[lang] };
  const nodes = formOfTask(details, task?.id ?? null);
  const answers = nodes.map(({ place, value }) => ({ value, field: place.field }));
  const now = services.now();
  const instances = nodes.map(({ place }) => place.key);
  const [[entered], layouts, documents] = await Promise.all([
    context.db.read(lastEntered(view.workflow.id, instances, draftsUntil(details, task, now))),
    layoutsOfPlace(context, details, task, lang),
    documentsOfAnswers(context, answers),
  ]);
  const signatures = answers
    .filter(({ field }) => field.kind === 'SIGNATURE')
    .flatMap(({ value, field }) => documentsOfValue(value, field));
  const images = await signatureImages(services.files, tenantId, signatures, documents);
  const names = await namesOfParties(context, details, [
    view.workflow.createdBy,
    ...(task?.submittedBy == null ? [] : [task.submittedBy]),
    ...(task?.submittedFor ?? []),
    ...[...documents.values()].map(({ createdBy }) => createdBy),
    ...answers.flatMap(({ value, field }) => (value === null ? [] : partiesOfValue(value, field))),
  ]);
  const nameOf = (party: string): string => names.get(party) ?? '';
  const timeOf = timeWriter(tag, view.workflow.timeZone);
  const enteredBy = new Map(entered.map((row) => [row.instance, row]));
  const writing: PrintWriting = {
    words,
    locale: tag,
    nameOf,
    timeOf,
    documentOf: (ref) => {
      const document = documents.get(ref);
      return document && printedDocument(document, images, nameOf);
    },
    enteredAt: (instance) => {
      const row = enteredBy.get(instance);
      if (row === undefined) return '';
      return row.by === null
        ? timeOf(row.at)
        : say(words.byAndAt, { by: row.by, at: timeOf(row.at) });
    },
  };
  const title = task === null ? words.intake : (texts.tasks.get(task.id)?.name ?? '');
  return {
    fileName: `${say(words.fileName, { name: task === null ? texts.name : title })}.pdf`,
    images: Object.fromEntries([...images.values()].map(({ name, content }) => [name, content])),
    submission: {
      lang,
      title,
      author: task?.submittedBy == null ? userName : nameOf(task.submittedBy),
      facts: factsOf({ details, task, words, nameOf, timeOf }),
      notice: noticeOf(task, words),
      heads: { question: words.question, answer: words.answer, entered: words.entered },
      footer: say(words.made, {
        reference: (task === null ? null : texts.tasks.get(task.id)?.reference) ?? texts.reference,
        at: timeOf(now),
      }),
      pages: words.pages,
      forms: printForms(nodes, layouts, writing),
    },
  };
};
