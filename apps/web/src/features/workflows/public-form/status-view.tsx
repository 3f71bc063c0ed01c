import { useMemo, type ReactNode } from 'react';
import { requestHeaders } from '../../../lib/api/operation.ts';
import type { UploadTarget } from '../../../lib/documents/upload-target.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { GuestQuestions, type OutsideMessage } from '../guest/guest-questions.tsx';
import type { SubmissionStatus } from './load-status.ts';
import { ReferenceCard } from './reference-card.tsx';
import classes from './public-form.module.css';

const texts = {
  NOT_STARTED: 'publicForm.status.received',
  SCHEDULED: 'publicForm.status.received',
  RUNNING: 'publicForm.status.inProgress',
  PAUSED: 'publicForm.status.paused',
  ENDED: 'publicForm.status.ended',
  COMPLETED: 'publicForm.status.completed',
} as const;

export interface StatusViewProps {
  readonly submission: SubmissionStatus;
  /** Token of the page. */
  readonly token: string;
  /** Sends an answer to the latest question. Throws why it was refused. */
  readonly onAnswer: (answer: OutsideMessage) => Promise<void>;
}

/** What the requestor sees of a submission with its secret link. */
export function StatusView({ submission, token, onAnswer }: StatusViewProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const target = useMemo<UploadTarget>(
    () => ({
      url: '/files/requestor',
      headers: () => Promise.resolve({ ...requestHeaders, 'x-baton-requestor': token }),
    }),
    [token],
  );
  const { form, reference, status, submittedAt, endedAt, comments } = submission;
  return (
    <>
      <h1 className={classes.title}>{form}</h1>
      <ReferenceCard reference={reference} />
      <ol className={classes.steps}>
        <li>
          {t('publicForm.status.submitted')}
          <time dateTime={submittedAt}>{formats.full(submittedAt)}</time>
        </li>
        <li aria-current="step">
          {t(texts[status])}
          {endedAt != null && <time dateTime={endedAt}>{formats.full(endedAt)}</time>}
        </li>
      </ol>
      {comments.length > 0 && (
        <GuestQuestions
          title={t('publicForm.questions')}
          label={t('publicForm.answer')}
          hint={t('publicForm.answerHint')}
          action={t('publicForm.sendAnswer')}
          comments={comments}
          target={target}
          onSend={onAnswer}
        />
      )}
    </>
  );
}
