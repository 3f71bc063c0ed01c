import { timeZoneRefusal } from '@baton/domain/core/time-zone';
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { personFacts_person$key } from '../../../__generated__/personFacts_person.graphql.ts';
import type { Clock } from '../../../lib/i18n/clock.ts';
import { timeText } from '../../../lib/i18n/date-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { accessLevelText } from '../access-level-text.ts';
import { LoadFacts } from './load-facts.tsx';
import { ReassignedWork } from '../reassigned-work.tsx';
import classes from './party-page.module.css';

const userTypeText = {
  AI_AGENT_ACCOUNT: 'people.userType.AI_AGENT_ACCOUNT',
  SCIM_SERVICE_ACCOUNT: 'people.userType.SCIM_SERVICE_ACCOUNT',
  VISITOR: 'people.userType.VISITOR',
} as const;

const localTime = (timeZone: string, clock: Clock, now: Date) => ({
  time: timeText(now, { ...clock, timeZone }),
  timeZone: timeZone.replaceAll('_', ' '),
});

/** Who a person is, their teams and roles, absence, and open work in numbers. */
export function PersonFacts({ person }: { readonly person: personFacts_person$key }): ReactNode {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment personFacts_person on User {
        id
        name
        email
        accessLevel
        userType
        organization
        externalId
        createdBy {
          name
        }
        scimDetails {
          isAddedViaScim
          isActivelyScimProvisioned
        }
        isAdmin
        isInvited
        deletedAt
        timeZone
        manager {
          id
          name
        }
        teams {
          id
          name
        }
        roles {
          id
          name
        }
        absence {
          startsOn
          endsOn
          isAway
          workDelegate {
            id
            name
          }
        }
        openWork {
          ...loadFacts_work
        }
      }
    `,
    person,
  );
  const { absence, manager, scimDetails } = data;
  const isInDirectory = scimDetails?.isActivelyScimProvisioned === true;
  const day = (date: string): string => formats.date(`${date}T12:00:00Z`);
  return (
    <>
      <div className={classes.head}>
        <Avatar name={data.name} size={32} isDecorative />
        <h2 className={classes.name}>{data.name}</h2>
        {data.isAdmin && <Badge tone="accent">{t('people.administrator')}</Badge>}
        {data.isInvited && data.deletedAt == null && <Badge>{t('people.invited')}</Badge>}
        {data.deletedAt != null && <Badge>{t('people.disabled')}</Badge>}
        {absence?.isAway === true && (
          <Badge tone="due-soon">{t('absence.awayUntil', { date: day(absence.endsOn) })}</Badge>
        )}
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('people.email')}</dt>
          <dd>{data.email}</dd>
        </div>
        <div>
          <dt>{t('people.access')}</dt>
          <dd>{t(accessLevelText[data.accessLevel])}</dd>
        </div>
        {data.userType !== 'PERSON' && (
          <div>
            <dt>{t('people.userType')}</dt>
            <dd>{t(userTypeText[data.userType])}</dd>
          </div>
        )}
        {data.organization !== '' && (
          <div>
            <dt>{t('people.organization')}</dt>
            <dd>{data.organization}</dd>
          </div>
        )}
        {data.externalId != null && (
          <div>
            <dt>{t('people.externalId')}</dt>
            <dd>{data.externalId}</dd>
          </div>
        )}
        {(isInDirectory || scimDetails?.isAddedViaScim === true) && (
          <div>
            <dt>{t('people.directory')}</dt>
            <dd>{t(isInDirectory ? 'people.directory.active' : 'people.directory.former')}</dd>
          </div>
        )}
        {data.createdBy != null && (
          <div>
            <dt>{t('people.createdBy')}</dt>
            <dd>{data.createdBy.name}</dd>
          </div>
        )}
        {/* A browser can be older than a time zone. */}
        {data.timeZone != null && timeZoneRefusal(data.timeZone) === null && (
          <div>
            <dt>{t('people.localTime')}</dt>
            <dd>{t('people.localTimeIn', localTime(data.timeZone, formats.clock, now))}</dd>
          </div>
        )}
        {manager != null && (
          <div>
            <dt>{t('people.manager')}</dt>
            <dd>
              <Link to="/people/$id" params={{ id: manager.id }} search={{}}>
                {manager.name}
              </Link>
            </dd>
          </div>
        )}
        {data.teams.length > 0 && (
          <div>
            <dt>{t('people.teams')}</dt>
            <dd className={classes.links}>
              {data.teams.map((team) => (
                <Link key={team.id} to="/teams/$id" params={{ id: team.id }} search={{}}>
                  {team.name}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {data.roles.length > 0 && (
          <div>
            <dt>{t('people.roles')}</dt>
            <dd>{data.roles.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
        {absence != null && (
          <div>
            <dt>{t('absence.title')}</dt>
            <dd>
              {t('people.absentFromTo', { from: day(absence.startsOn), to: day(absence.endsOn) })}
              {absence.workDelegate != null && (
                <> · {t('absence.rowBy', { name: absence.workDelegate.name })}</>
              )}
            </dd>
          </div>
        )}
      </dl>
      {data.deletedAt != null && (
        <Suspense fallback={null}>
          <ReassignedWork id={data.id} />
        </Suspense>
      )}
      <LoadFacts partyId={data.id} work={data.openWork ?? null} />
    </>
  );
}
