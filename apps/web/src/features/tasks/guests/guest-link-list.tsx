import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  guestLinkList_task$data,
  guestLinkList_task$key,
} from '../../../__generated__/guestLinkList_task.graphql.ts';
import type { guestLinkListResendMutation } from '../../../__generated__/guestLinkListResendMutation.graphql.ts';
import type { guestLinkListRevokeMutation } from '../../../__generated__/guestLinkListRevokeMutation.graphql.ts';
import type { guestLinkListQuery } from '../../../__generated__/guestLinkListQuery.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useScreenQuery } from '../../../lib/api/use-screen-query.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import classes from './guests.module.css';

type Link = guestLinkList_task$data['guestLinks'][number];

const tones = {
  SENT: 'due-soon',
  OPENED: 'done',
  FORWARDED: 'neutral',
  EXPIRED: 'late',
  REVOKED: 'neutral',
} as const;

const query = graphql`
  query guestLinkListQuery($id: ID!) {
    task(id: $id) {
      ...guestLinkList_task
    }
  }
`;

export interface GuestLinkListProps {
  readonly taskId: string;
  readonly workflowId: string;
}

/** The guests that the task was sent to, with the state of each link. */
export function GuestLinkList({ taskId, workflowId }: GuestLinkListProps): ReactNode {
  const variables = { id: taskId };
  const { task } = useScreenQuery<guestLinkListQuery>(query, variables);
  useLiveChanges({ workflowId }, useRefresh<guestLinkListQuery>(query, variables));
  return task == null ? null : <GuestLinks task={task} />;
}

function GuestLinks({ task }: { readonly task: guestLinkList_task$key }): ReactNode {
  const t = useText();
  const { guestLinks, permissions } = useFragment(
    graphql`
      fragment guestLinkList_task on Task {
        hasGuests
        permissions {
          sendToGuest
        }
        guestLinks {
          id
          email
          state
          sender
          expiresAt
          openedAt
          forwardedTo
          canRevoke
        }
      }
    `,
    task,
  );
  return (
    <section aria-label={t('guests.list')} className={classes.root}>
      <h3 className={classes.heading}>{t('guests.list')}</h3>
      <ul className={classes.list}>
        {guestLinks.map((link) => (
          <GuestLink key={link.id} link={link} canSend={permissions.sendToGuest} />
        ))}
      </ul>
    </section>
  );
}

function GuestLink({
  link,
  canSend,
}: {
  readonly link: Link;
  readonly canSend: boolean;
}): ReactNode {
  const t = useText();
  const formats = useFormats();
  const [isRevoking, setRevoking] = useState(false);
  const { id, email, state, sender, expiresAt, openedAt, forwardedTo, canRevoke } = link;
  const isOpen = state === 'SENT' || state === 'OPENED';
  const resending = useCommand<guestLinkListResendMutation>(
    graphql`
      mutation guestLinkListResendMutation($input: GuestLinkInput!) {
        resendGuestLink(input: $input) {
          task {
            ...taskState_task
            ...guestLinkList_task
          }
        }
      }
    `,
    { onDone: () => notify({ tone: 'success', text: t('guests.sent', { email }) }) },
  );
  const revoking = useCommand<guestLinkListRevokeMutation>(
    graphql`
      mutation guestLinkListRevokeMutation($input: GuestLinkInput!) {
        revokeGuestLink(input: $input) {
          task {
            ...taskState_task
            ...guestLinkList_task
          }
        }
      }
    `,
    {
      onDone: () => {
        setRevoking(false);
        notify({ tone: 'success', text: t('guests.revoked', { email }) });
      },
    },
  );
  return (
    <li className={classes.link}>
      <p className={classes.email}>
        {email} <Badge tone={tones[state]}>{t(`guests.state.${state}`)}</Badge>
      </p>
      <p className={classes.facts}>
        <span>{t('guests.sentBy', { sender })}</span>
        {openedAt != null && <span>{t('guests.opened', { date: formats.date(openedAt) })}</span>}
        {isOpen && <span>{t('guests.expires', { date: formats.date(expiresAt) })}</span>}
        {forwardedTo != null && <span>{t('guests.forwardedTo', { email: forwardedTo })}</span>}
      </p>
      <div className={classes.actions}>
        {canSend && (
          <Button
            size="small"
            loading={resending.isPending}
            onClick={() =>
              void resending.run((idempotencyKey) => ({ input: { idempotencyKey, id } }))
            }
          >
            {t('guests.again')}
          </Button>
        )}
        {canRevoke && isOpen && (
          <Button size="small" onClick={() => setRevoking(true)}>
            {t('guests.revoke')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isRevoking}
        title={t('guests.revokeTitle')}
        confirmLabel={t('guests.revoke')}
        loading={revoking.isPending}
        onClose={() => setRevoking(false)}
        onConfirm={() => void revoking.run((idempotencyKey) => ({ input: { idempotencyKey, id } }))}
      >
        {t('guests.revokeText', { email })}
      </ConfirmDialog>
    </li>
  );
}
