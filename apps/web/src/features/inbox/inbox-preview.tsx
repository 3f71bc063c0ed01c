import { AlarmClock, ArchiveRestore, Check, Ellipsis, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { snoozeTimes } from '@baton/domain/notification/snooze-times';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useNow } from '../../lib/i18n/use-now.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { entryText, itemName, itemPlace, type InboxItem } from './entry-text.ts';
import classes from './inbox.module.css';

export interface InboxActions {
  readonly done: () => void;
  readonly restore: () => void;
  readonly snooze: (until: number) => void;
  readonly unsnooze: () => void;
  readonly markUnread: () => void;
  readonly mute: (isOn: boolean) => void;
  readonly open: () => void;
}

export interface InboxPreviewProps {
  readonly item: InboxItem;
  readonly isDone: boolean;
  readonly actions: InboxActions;
  /** The task with its form and actions, or the comments of the workflow. */
  readonly children: ReactNode;
}

function Actions({ item, isDone, actions }: Omit<InboxPreviewProps, 'children'>): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const now = useNow();
  const times = snoozeTimes(now.getTime(), clock.timeZone);
  return (
    <div className={classes.actions}>
      {isDone ? (
        <Button
          kind="subtle"
          size="small"
          icon={<ArchiveRestore size={14} />}
          onClick={actions.restore}
        >
          {t('inbox.restore')}
        </Button>
      ) : (
        <>
          <IconButton label={t('inbox.done')} icon={<Check />} keyHint="e" onClick={actions.done} />
          {item.snoozedUntil == null ? (
            <Menu
              trigger={<IconButton label={t('inbox.snooze')} icon={<AlarmClock />} keyHint="h" />}
              items={[
                {
                  key: 'hours',
                  label: t('inbox.snoozeHours'),
                  run: () => actions.snooze(times.hours),
                },
                {
                  key: 'tomorrow',
                  label: t('inbox.snoozeTomorrow'),
                  keyHint: 'h',
                  run: () => actions.snooze(times.tomorrow),
                },
                {
                  key: 'week',
                  label: t('inbox.snoozeWeek'),
                  run: () => actions.snooze(times.week),
                },
              ]}
            />
          ) : (
            <IconButton
              label={t('inbox.unsnooze')}
              icon={<AlarmClock />}
              onClick={actions.unsnooze}
            />
          )}
        </>
      )}
      <Button size="small" icon={<ExternalLink size={14} />} onClick={actions.open}>
        {t('inbox.openItem')}
      </Button>
      {!isDone && (
        <Menu
          trigger={<IconButton label={t('inbox.more')} icon={<Ellipsis />} />}
          items={[
            {
              key: 'unread',
              label: t('inbox.markUnread'),
              keyHint: 'u',
              run: actions.markUnread,
            },
            ...(item.workflowId == null
              ? []
              : [
                  {
                    key: 'mute',
                    label: t(item.isMuted ? 'inbox.unmute' : 'inbox.mute'),
                    run: () => actions.mute(!item.isMuted),
                  },
                ]),
          ]}
        />
      )}
    </div>
  );
}

/** Shows what happened to the selected task or workflow, and why the person is notified. */
export function InboxPreview({ item, isDone, actions, children }: InboxPreviewProps): ReactNode {
  const t = useText();
  const reasons = [...new Set(item.entries.map(({ reasonText }) => reasonText))];
  return (
    <section className={classes.preview} aria-label={t('inbox.preview')} data-scroller="">
      <div className={classes.bar}>
        <span className={classes.place}>{itemPlace(item)}</span>
        <Actions {...{ item, isDone, actions }} />
      </div>
      <div className={classes.body}>
        {item.taskId == null && (
          <h2 className={classes.title}>
            <a href={item.path}>{itemName(t, item)}</a>
          </h2>
        )}
        <ol className={classes.entries}>
          {item.entries.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              {entry.actor != null && <Avatar name={entry.actor.name} size={20} isDecorative />}
              <span className={classes.said}>{entryText(t, entry)}</span>
              <Moment at={entry.at} tone="quiet" />
            </li>
          ))}
        </ol>
        <details className={classes.why}>
          <summary>{t('inbox.why')}</summary>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </details>
      </div>
      {children}
    </section>
  );
}
