import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { incomingMail_query$data } from '../../__generated__/incomingMail_query.graphql.ts';
import type { incomingMailDialogDiscardMutation } from '../../__generated__/incomingMailDialogDiscardMutation.graphql.ts';
import type { incomingMailDialogReleaseMutation } from '../../__generated__/incomingMailDialogReleaseMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import classes from './incoming-mail.module.css';

export type ListedMail = incomingMail_query$data['incomingMail']['edges'][number]['node'];

interface IncomingMailDialogProps {
  readonly mail: ListedMail;
  readonly onClose: () => void;
}

/** A message with the results of its checks. Admins can process or discard it if it was refused. */
export function IncomingMailDialog({ mail, onClose }: IncomingMailDialogProps): ReactNode {
  const t = useText();
  const { id, subject, sender, senderName, recipient, receivedAt, spf, dkim, reason, detail } =
    mail;
  const releasing = useCommand<incomingMailDialogReleaseMutation>(
    graphql`
      mutation incomingMailDialogReleaseMutation($input: IncomingMailInput!) {
        releaseIncomingMail(input: $input) {
          mail {
            id
            state
            reason
            canRelease
            canDiscard
          }
        }
      }
    `,
    {
      onDone: () => {
        notify({ tone: 'success', text: t('incomingMail.released') });
        onClose();
      },
    },
  );
  const discarding = useCommand<incomingMailDialogDiscardMutation>(
    graphql`
      mutation incomingMailDialogDiscardMutation($input: IncomingMailInput!) {
        discardIncomingMail(input: $input) {
          mail {
            id
            state
            canRelease
            canDiscard
          }
        }
      }
    `,
    {
      onDone: () => {
        notify({ tone: 'success', text: t('incomingMail.discarded') });
        onClose();
      },
    },
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('incomingMail.sender'),
      sender === ''
        ? t('incomingMail.noSender')
        : senderName === ''
          ? sender
          : `${senderName} <${sender}>`,
    ],
    [t('mail.recipient'), recipient],
    [t('mail.date'), <Moment key="date" at={receivedAt} />],
    ...(spf == null ? [] : [['SPF', t(`incomingMail.check.${spf}`)] as const]),
    ...(dkim == null ? [] : [['DKIM', t(`incomingMail.check.${dkim}`)] as const]),
    ...(reason == null ? [] : [[t('mail.why'), t(`incomingMail.reason.${reason}`)] as const]),
    ...(detail === ''
      ? []
      : [[t(reason == null ? 'incomingMail.leftOut' : 'incomingMail.errorCode'), detail] as const]),
    ...(mail.workflowId == null
      ? []
      : [
          [
            t('incomingMail.workflow'),
            <Link key="workflow" to="/workflow/$id" params={{ id: mail.workflowId }}>
              {mail.reference}
            </Link>,
          ] as const,
        ]),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={subject === '' ? t('incomingMail.noSubject') : subject}
      startsAtContent
      isBusy={releasing.isPending || discarding.isPending}
      footer={
        mail.canDiscard ? (
          <>
            <Button
              loading={discarding.isPending}
              onClick={() => void discarding.run(() => ({ input: { id } }))}
            >
              {t('incomingMail.discard')}
            </Button>
            {mail.canRelease && (
              <Button
                kind="primary"
                loading={releasing.isPending}
                onClick={() => void releasing.run(() => ({ input: { id } }))}
              >
                {t('incomingMail.release')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <FactRow key={label} label={label} value={value} />
        ))}
      </dl>
      {mail.canRelease && <p className={classes.quiet}>{t('incomingMail.releaseHint')}</p>}
    </Dialog>
  );
}

function FactRow({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
