import { asId } from '@baton/domain/core/ids';
import { plainToRichText, richTextToPlain } from '@baton/domain/core/rich-text';
import { ArrowLeft, CircleCheck, Forward } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { requestHeaders } from '../../../lib/api/operation.ts';
import type { UploadTarget } from '../../../lib/documents/upload-target.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { displayStatusLook } from '../../../lib/status/status-look.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { OutsideFields } from '../public-form/outside-fields.tsx';
import { useOutsideForm } from '../public-form/use-outside-form.ts';
import { readIntakeForm } from '../start/use-intake.ts';
import { GuestForward } from './guest-forward.tsx';
import { GuestQuestions } from './guest-questions.tsx';
import {
  answerGuestInquiry,
  askGuestQuestion,
  submitGuestTask,
  type GuestTask,
} from './guest-requests.ts';
import classes from './guest.module.css';

export interface GuestTaskViewProps {
  readonly session: string;
  readonly task: GuestTask;
  readonly ownEmail: string;
  readonly isDone: boolean;
  readonly onDone: () => void;
  readonly onChanged: () => void;
  readonly onForwarded: (email: string) => void;
  readonly onBack: () => void;
}

/** One task of a guest, with its form, the questions of the guest, and a form that forwards it. */
export function GuestTaskView(props: GuestTaskViewProps): ReactNode {
  const { session, task, ownEmail, isDone, onChanged, onForwarded, onBack } = props;
  const t = useText();
  const formats = useFormats();
  const [isForwarding, setForwarding] = useState(false);
  const target = useMemo<UploadTarget>(
    () => ({
      url: '/files/guest',
      headers: () => Promise.resolve({ ...requestHeaders, 'x-baton-guest': session }),
    }),
    [session],
  );
  const { id, name, description, note, sender, dueOn, canComplete, returnReasons } = task;
  const look = displayStatusLook[task.status];
  return (
    <>
      <p>
        <Button kind="subtle" size="small" icon={<ArrowLeft />} onClick={onBack}>
          {t('guestPage.back')}
        </Button>
      </p>
      <h1 className={classes.title}>{name}</h1>
      <p className={classes.facts}>
        <StatusIcon shape={look.shape} label={t(look.text)} showLabel />
        <span className={classes.quiet}>{t('guests.sentBy', { sender })}</span>
        {dueOn != null && (
          <span className={classes.quiet}>{t('guestPage.due', { date: formats.full(dueOn) })}</span>
        )}
      </p>
      {note !== '' && <blockquote className={classes.note}>{note}</blockquote>}
      {description !== '' && <RichTextView html={description} className={classes.about} />}
      {returnReasons.length > 0 && (
        <section className={classes.section} aria-label={t('guestPage.sentBack')}>
          <h2 className={classes.heading}>{t('guestPage.sentBack')}</h2>
          <ul className={classes.reasons}>
            {returnReasons.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                {field != null && <strong>{field}: </strong>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {canComplete ? (
        <Form {...props} target={target} />
      ) : (
        <p className={classes.state} role="status">
          {isDone && <CircleCheck size={20} aria-hidden="true" />}
          {t(isDone ? 'guestPage.done' : 'guestPage.notOpen')}
        </p>
      )}
      {task.inquiries.length > 0 && (
        <GuestQuestions
          title={t('guestPage.inquiry')}
          label={t('publicForm.answer')}
          hint={t('guestPage.inquiryHint')}
          action={t('publicForm.sendAnswer')}
          comments={task.inquiries.map(({ text, ...inquiry }) => ({
            ...inquiry,
            ...{ id: inquiry.createdAt, body: plainToRichText(text), documents: [] },
          }))}
          target={target}
          allowsFiles={false}
          onSend={async ({ idempotencyKey, body }) => {
            const text = richTextToPlain(asId(body));
            await answerGuestInquiry({ session, taskId: id, idempotencyKey, text });
            onChanged();
          }}
        />
      )}
      <GuestQuestions
        title={t('guestPage.questions')}
        label={t('guestPage.question')}
        hint={t('guestPage.questionHint', { sender })}
        action={t('guestPage.ask')}
        comments={task.comments}
        target={target}
        query={`?task=${id}`}
        onSend={async (message) => {
          await askGuestQuestion({
            session,
            taskId: id,
            ...message,
            documents: [...message.documents],
          });
          onChanged();
        }}
      />
      {canComplete && (
        <section className={classes.section}>
          <Button icon={<Forward />} onClick={() => setForwarding(true)}>
            {t('guestPage.forward')}
          </Button>
        </section>
      )}
      {isForwarding && (
        <GuestForward
          {...{ session, sender, ownEmail, onForwarded }}
          taskId={id}
          onClose={() => setForwarding(false)}
        />
      )}
    </>
  );
}

function Form({
  session,
  task,
  target,
  onDone,
  onChanged,
}: GuestTaskViewProps & { readonly target: UploadTarget }): ReactNode {
  const t = useText();
  const form = readIntakeForm(task.content);
  const entry = useOutsideForm({
    draftName: `guest.${task.id}`,
    questions: form.questions,
    documents: task.documents.map((document) => ({ ...document, link: null })),
    send: async (idempotencyKey, values) => {
      await submitGuestTask({ session, taskId: task.id, idempotencyKey, values: [...values] });
      onDone();
    },
    onFailure: ({ code }) => {
      if (code === 'NotFound' || code === 'GuestSessionExpired') onChanged();
    },
  });
  return (
    <OutsideFields
      {...{ form, entry, target }}
      showsReadOnly
      submitLabel={t('guestPage.complete')}
    />
  );
}
