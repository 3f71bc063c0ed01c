import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { displayStatusLook } from '../../../lib/status/status-look.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import type { GuestHome } from './guest-requests.ts';
import classes from './guest.module.css';

export interface GuestTasksProps {
  readonly home: GuestHome;
  /** Message about the last action. Can be empty. */
  readonly news: string;
  readonly onOpen: (id: string) => void;
}

/** All tasks that were sent to the address of the guest. */
export function GuestTasks({ home, news, onOpen }: GuestTasksProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { email, tasks } = home;
  const statusMessage = (
    <p className={classes.state} role="status" hidden={news === ''}>
      {news}
    </p>
  );
  if (tasks.length === 0)
    return (
      <>
        {statusMessage}
        <h1 className={classes.title}>{t('guestPage.tasks')}</h1>
        <EmptyState title={t('guestPage.noTasks')} text={t('guestPage.noTasksText', { email })} />
      </>
    );
  return (
    <>
      {statusMessage}
      <h1 className={classes.title}>{t('guestPage.tasks')}</h1>
      <p className={classes.about}>
        {t('guestPage.tasksAbout', { workspace: home.brand?.name ?? '', email })}
      </p>
      <ul className={classes.list}>
        {tasks.map(({ id, name, status, dueOn }) => {
          const look = displayStatusLook[status];
          return (
            <li key={id}>
              <button type="button" className={classes.row} onClick={() => onOpen(id)}>
                <span className={classes.name}>{name}</span>
                <StatusIcon shape={look.shape} label={t(look.text)} showLabel />
                {dueOn != null && (
                  <span className={classes.quiet}>
                    {t('guestPage.due', { date: formats.date(dueOn) })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
