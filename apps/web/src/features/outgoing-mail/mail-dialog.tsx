import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  mailDialogMutation,
  mailDialogMutation$data,
} from '../../__generated__/mailDialogMutation.graphql.ts';
import type { outgoingMail_query$data } from '../../__generated__/outgoingMail_query.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import classes from './outgoing-mail.module.css';

export type ListedMail = outgoingMail_query$data['outgoingMail']['edges'][number]['node'];

type Content = mailDialogMutation$data['openMail'];

export interface MailDialogProps {
  readonly mail: ListedMail;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A message with its content if it can be read, and the state of its delivery. */
export function MailDialog({ mail, isRetrying, onRetry, onClose }: MailDialogProps): ReactNode {
  const t = useText();
  const { id, recipient, subject, failure, failureDetail, nextAttemptAt, canOpen, canRetry } = mail;
  const [content, setContent] = useState<Content | null>(null);
  const opening = useCommand<mailDialogMutation>(
    graphql`
      mutation mailDialogMutation($input: OpenMailInput!) {
        openMail(input: $input) {
          text
          html
          link
        }
      }
    `,
    { onDone: ({ openMail }) => setContent(openMail) },
  );
  // The content is requested only once, because each request is written to the audit log.
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!canOpen || wasAsked.current) return;
    wasAsked.current = true;
    void opening
      .run(() => ({ input: { id } }))
      .then((done) => {
        if (done === null) onClose();
      });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={subject}
      size="large"
      startsAtContent
      footer={
        canRetry ? (
          <Button kind="primary" icon={<RotateCw />} loading={isRetrying} onClick={onRetry}>
            {t('mail.tryAgain')}
          </Button>
        ) : undefined
      }
    >
      <dl className={classes.facts}>
        <dt>{t('mail.recipient')}</dt>
        <dd>{recipient}</dd>
        {failure != null && (
          <>
            <dt>{t('mail.why')}</dt>
            <dd>
              {t(`mail.failure.${failure}`)}
              {failureDetail !== '' && <code className={classes.detail}>{failureDetail}</code>}
            </dd>
          </>
        )}
        {failure != null && nextAttemptAt != null && (
          <>
            <dt>{t('mail.nextAttempt')}</dt>
            <dd>
              <Moment at={nextAttemptAt} />
            </dd>
          </>
        )}
      </dl>
      {canOpen ? (
        content === null ? (
          <PageWait rows={4} />
        ) : (
          <MailContent content={content} recipient={recipient} />
        )
      ) : (
        <p className={classes.quiet}>{t('mail.unreadable')}</p>
      )}
    </Dialog>
  );
}

interface MailContentProps {
  readonly content: Content;
  readonly recipient: string;
}

function MailContent({ content, recipient }: MailContentProps): ReactNode {
  const t = useText();
  const [tab, setTab] = useState<'html' | 'text'>('html');
  return (
    <>
      <Tabs<'html' | 'text'>
        label={t('mail.content')}
        tabs={[
          { key: 'html', label: t('mail.html') },
          { key: 'text', label: t('mail.text') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'html' ? (
          // The sandbox runs no scripts, and the policy of the page loads nothing from elsewhere.
          <iframe
            className={classes.frame}
            title={t('mail.content')}
            sandbox=""
            srcDoc={content.html}
          />
        ) : (
          <pre className={classes.text}>{content.text}</pre>
        )}
      </Tabs>
      <p className={classes.quiet}>{t('mail.linkText', { recipient })}</p>
      <p className={classes.link}>
        <a href={content.link} target="_blank" rel="noreferrer">
          {t('mail.link')}
        </a>
      </p>
    </>
  );
}
