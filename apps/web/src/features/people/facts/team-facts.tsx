import { useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  teamFacts_team$data,
  teamFacts_team$key,
} from '../../../__generated__/teamFacts_team.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { PartyNames } from '../../../ui/avatar/party-names.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { LoadFacts } from './load-facts.tsx';
import peopleClasses from '../people.module.css';
import classes from './party-page.module.css';

const teamFragment = graphql`
  fragment teamFacts_team on Team {
    id
    name
    type
    email
    admins {
      id
      name
      kind
    }
    openWork {
      ...loadFacts_work
    }
    members {
      id
      name
      deletedAt
      absence {
        startsOn
        endsOn
      }
      openWork {
        startedTasks
        startedApprovals
        overdue
        dueThisWeek
      }
    }
  }
`;

type Member = teamFacts_team$data['members'][number];

/** Name of a team and its open work in numbers. */
export function TeamFacts({ team }: { readonly team: teamFacts_team$key }): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const data = useFragment(teamFragment, team);
  return (
    <>
      <div className={classes.head}>
        <Avatar name={data.name} kind="TEAM" size={32} isDecorative />
        <h2 className={classes.name}>{data.name}</h2>
        {data.type === 'EXTERNAL' && <Badge>{t('people.external')}</Badge>}
      </div>
      {(data.email !== '' || data.admins.length > 0) && (
        <dl className={classes.facts}>
          {data.email !== '' && (
            <div>
              <dt>{t('people.email')}</dt>
              <dd>{data.email}</dd>
            </div>
          )}
          {data.admins.length > 0 && (
            <div>
              <dt>{t('people.teamAdmins')}</dt>
              <dd>
                <PartyNames parties={data.admins} ownId={viewer.id} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <LoadFacts partyId={data.id} work={data.openWork ?? null} />
    </>
  );
}

/** Members of a team with their load and absences. */
export function TeamMembers({ team }: { readonly team: teamFacts_team$key }): ReactNode {
  const t = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const { members } = useFragment(teamFragment, team);
  const day = (date: string): string => formats.date(`${date}T12:00:00Z`);
  if (members.length === 0)
    return (
      <EmptyState icon={<Users />} title={t('people.noMembers')} text={t('people.noMembersText')} />
    );
  const countOf = (count: number | undefined): ReactNode =>
    count === undefined ? null : t('people.load.count', { count });
  return (
    <DataList<Member>
      label={t('people.members')}
      showHeader
      items={members}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: '/people/$id', params: { id }, search: {} })}
      columns={[
        {
          key: 'name',
          header: t('people.name'),
          width: 'minmax(180px, 1.4fr)',
          isLead: true,
          render: ({ name, deletedAt }) => (
            <>
              <Avatar name={name} isDecorative />
              <span className={peopleClasses.name}>{name}</span>
              {deletedAt != null && <Badge>{t('people.disabled')}</Badge>}
            </>
          ),
        },
        {
          key: 'tasks',
          header: t('people.load.tasks'),
          width: '110px',
          render: ({ openWork }) => countOf(openWork?.startedTasks),
        },
        {
          key: 'overdue',
          header: t('people.load.overdue'),
          width: '110px',
          render: ({ openWork }) => countOf(openWork?.overdue),
        },
        {
          key: 'week',
          header: t('people.load.dueThisWeek'),
          width: '130px',
          render: ({ openWork }) => countOf(openWork?.dueThisWeek),
        },
        {
          key: 'absence',
          header: t('absence.title'),
          width: 'minmax(0, 1fr)',
          render: ({ absence }) =>
            absence == null
              ? null
              : t('people.absentFromTo', {
                  from: day(absence.startsOn),
                  to: day(absence.endsOn),
                }),
        },
      ]}
    />
  );
}
