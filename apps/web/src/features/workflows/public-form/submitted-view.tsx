import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { ReferenceCard } from './reference-card.tsx';
import type { Submitted } from './use-public-submission.ts';
import classes from './public-form.module.css';

export interface SubmittedViewProps {
  readonly submitted: Submitted;
  readonly workspace: string;
  /** Text of the link. Empty for the default. */
  readonly confirmation: string;
}

/** What the requestor sees after the submission. */
export function SubmittedView({
  submitted: { reference, statusToken, email },
  workspace,
  confirmation,
}: SubmittedViewProps): ReactNode {
  const t = useText();
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  // The button with focus disappeared with the form.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.done} role="status">
      <CircleCheck size={44} aria-hidden="true" />
      <h1 className={classes.title}>{t('publicForm.done')}</h1>
      <p>{confirmation === '' ? t('publicForm.doneText', { workspace }) : confirmation}</p>
      <ReferenceCard reference={reference} />
      <p>{email == null ? t('publicForm.keepLink') : t('publicForm.mailed', { email })}</p>
      <section className={classes.next} aria-labelledby={heading}>
        <h2 id={heading}>{t('publicForm.next')}</h2>
        <ol className={classes.steps}>
          <li data-state="done">{t('publicForm.status.submitted')}</li>
          <li data-state="now">{t('publicForm.next.review', { workspace })}</li>
          <li>{t(email == null ? 'publicForm.next.status' : 'publicForm.next.mail')}</li>
        </ol>
      </section>
      <LinkButton kind="primary" href={`/submission?status=${statusToken}`}>
        {t('publicForm.checkStatus')}
      </LinkButton>
    </div>
  );
}
