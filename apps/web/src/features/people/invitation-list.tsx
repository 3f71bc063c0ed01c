import { MailX, Send, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  invitationList_query$data,
  invitationList_query$key,
} from '../../__generated__/invitationList_query.graphql.ts';
import type { invitationListPageQuery } from '../../__generated__/invitationListPageQuery.graphql.ts';
import type { invitationListResendMutation } from '../../__generated__/invitationListResendMutation.graphql.ts';
import type { invitationListWithdrawMutation } from '../../__generated__/invitationListWithdrawMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListColumn } from '../../ui/data-list/list-line.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { accessLevelText } from './access-level-text.ts';
import classes from './people.module.css';

type Person = invitationList_query$data['invitations']['edges'][number]['node'];

const looks = {
  OPEN: { tone: 'accent', text: 'people.invitation.OPEN' },
  EXPIRED: { tone: 'due-soon', text: 'people.invitation.EXPIRED' },
  WITHDRAWN: { tone: 'neutral', text: 'people.invitation.WITHDRAWN' },
  ACCEPTED: { tone: 'neutral', text: 'people.invitation.ACCEPTED' },
  '%future added value': { tone: 'neutral', text: 'people.invitation.OPEN' },
} as const;

/** Why a command on an invitation can't be used, as an error code. */
const refusalOf = ({ invitation }: Person) => {
  if (invitation == null || !invitation.canManage) return 'Forbidden';
  if (invitation.state === 'ACCEPTED') return 'AlreadySignedUp';
  return invitation.state === 'WITHDRAWN' ? 'InvitationWithdrawn' : null;
};

export interface InvitationListProps {
  readonly query: invitationList_query$key;
  readonly onOpen: (id: string) => void;
}

/** Invited people with the state of their invitation, latest first. */
export function InvitationList({ query, onOpen }: InvitationListProps): ReactNode {
  const t = useText();
  const { data, ...pages } = usePaginationFragment<
    invitationListPageQuery,
    invitationList_query$key
  >(
    graphql`
      fragment invitationList_query on Query
      @refetchable(queryName: "invitationListPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        invitations(first: $first, after: $after) @connection(key: "invitationList_invitations") {
          edges {
            node {
              id
              name
              email
              accessLevel
              invitation {
                state
                sentAt
                expiresAt
                canManage
                invitedBy {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const resending = useCommand<invitationListResendMutation>(graphql`
    mutation invitationListResendMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        user {
          id
          invitation {
            state
            sentAt
            expiresAt
          }
        }
      }
    }
  `);
  const withdrawing = useCommand<invitationListWithdrawMutation>(graphql`
    mutation invitationListWithdrawMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        user {
          id
          deletedAt
          invitation {
            state
          }
        }
      }
    }
  `);
  const resend = async ({ id, email }: Person): Promise<void> => {
    if ((await resending.run(() => ({ input: { id } }))) === null) return;
    notify({ tone: 'success', text: t('people.invitationSent', { email }) });
  };
  const withdraw = async ({ id, email }: Person): Promise<void> => {
    if ((await withdrawing.run(() => ({ input: { id } }))) === null) return;
    notify({ tone: 'success', text: t('people.invitationWithdrawn', { email }) });
  };
  const people = data.invitations.edges.map(({ node }) => node);
  if (people.length === 0)
    return (
      <EmptyState
        icon={<Users />}
        title={t('people.noInvitations')}
        text={t('people.noInvitationsText')}
      />
    );
  const columns: readonly ListColumn<Person>[] = [
    {
      key: 'email',
      header: t('people.email'),
      width: 'minmax(180px, 2fr)',
      isLead: true,
      render: ({ email }) => <span className={classes.name}>{email}</span>,
    },
    {
      key: 'state',
      header: t('people.invitationState'),
      width: 'minmax(110px, max-content)',
      render: ({ invitation }) => {
        const { tone, text } = looks[invitation?.state ?? 'OPEN'];
        return <Badge tone={tone}>{t(text)}</Badge>;
      },
    },
    {
      key: 'sent',
      header: t('people.invitationSentAt'),
      width: '150px',
      render: ({ invitation }) =>
        invitation != null && <Moment at={String(invitation.sentAt)} tone="quiet" />,
    },
    {
      key: 'by',
      header: t('people.invitedBy'),
      width: 'minmax(0, 1fr)',
      render: ({ invitation }) => (
        <span className={classes.quiet}>{invitation?.invitedBy?.name ?? ''}</span>
      ),
    },
    {
      key: 'access',
      header: t('people.access'),
      width: '96px',
      render: ({ accessLevel }) => (
        <span className={classes.quiet}>{t(accessLevelText[accessLevel])}</span>
      ),
    },
  ];
  return (
    <DataList
      label={t('people.invitations')}
      showHeader
      items={people}
      getKey={({ id }) => id}
      getLabel={({ email }) => email}
      columns={columns}
      onOpen={({ id }) => onOpen(id)}
      actions={(person) => {
        const code = refusalOf(person);
        const disabledReason = code === null ? null : errorText(t, { code, params: {} });
        return [
          {
            ...{ key: 'resend', label: t('people.resendInvitation'), icon: <Send /> },
            ...{ disabledReason, run: () => void resend(person) },
          },
          {
            ...{ key: 'withdraw', label: t('people.withdrawInvitation'), icon: <MailX /> },
            ...{ disabledReason, run: () => void withdraw(person) },
          },
        ];
      }}
      onEndReached={loadMore(pages, 50)}
    />
  );
}
