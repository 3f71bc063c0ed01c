import { deviceName } from '@baton/domain/core/device-name';
import { CalendarDays, Eye, KeyRound, Laptop, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  sessionList_session$data,
  sessionList_session$key,
} from '../../__generated__/sessionList_session.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText, type Text } from '../../lib/i18n/use-text.ts';
import { AccessRow } from '../../ui/access-row/access-row.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';

type Session = sessionList_session$data[number];

const icons: Partial<Record<Session['type'], LucideIcon>> = {
  API_TOKEN: KeyRound,
  CALENDAR: CalendarDays,
  VIEWING: Eye,
};

const nameOf = (t: Text, { type, name, userAgent }: Session): string => {
  if (type === 'API_TOKEN') return t('app.session.token', { name });
  if (type === 'CALENDAR') return t('app.calendarFeed');
  if (type === 'VISITOR') return t('app.session.visitor');
  if (type === 'GUEST') return t('app.session.guest');
  const device = deviceName(userAgent);
  const text = device === null ? t('app.unknownDevice') : t('app.device', device);
  return type === 'VIEWING' ? t('app.session.viewing', { device: text }) : text;
};

interface SessionListProps {
  readonly sessions: sessionList_session$key;
  readonly isPending: boolean;
  readonly onEnd: (id: string) => void;
}

/** Sessions of a person, each with a button that ends it. */
export function SessionList({ sessions, isPending, onEnd }: SessionListProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const data = useFragment(
    graphql`
      fragment sessionList_session on Session @relay(plural: true) {
        id
        type
        name
        createdAt
        lastSeenAt
        userAgent
        isCurrent
      }
    `,
    sessions,
  );
  if (data.length === 0) return <p>{t('app.session.none')}</p>;
  return (
    <ul>
      {data.map((session) => {
        const Icon = icons[session.type] ?? Laptop;
        const name = nameOf(t, session);
        const end = session.type === 'BROWSER' ? t('app.endSession') : t('app.session.end');
        return (
          <AccessRow
            key={session.id}
            icon={<Icon size={18} aria-hidden="true" />}
            name={name}
            badge={session.isCurrent && <Badge tone="done">{t('app.thisSession')}</Badge>}
            detail={t('app.sessionTimes', {
              since: format.date(session.createdAt),
              seen: format.relative(session.lastSeenAt),
            })}
            action={
              !session.isCurrent && (
                <Button
                  size="small"
                  aria-label={`${end}: ${name}`}
                  disabled={isPending}
                  onClick={() => onEnd(session.id)}
                >
                  {end}
                </Button>
              )
            }
          />
        );
      })}
    </ul>
  );
}
