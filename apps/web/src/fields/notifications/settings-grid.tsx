import {
  notificationChannels,
  withChannel,
  type NotificationChannel,
} from '@baton/domain/notification/notification-settings';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import type { ReactNode } from 'react';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import classes from './settings-grid.module.css';

/** Channels by which people get a type of notification. */
export interface NotificationSetting extends Readonly<Record<NotificationChannel, boolean>> {
  readonly type: NotificationType;
  readonly isUpdate: boolean;
}

export interface SettingsGridProps {
  readonly settings: readonly NotificationSetting[];
  readonly isPending: boolean;
  /** Gets all types by channel. */
  readonly onChange: (types: Record<NotificationChannel, NotificationType[]>) => void;
}

const titles = {
  inbox: 'inbox.title',
  mail: 'inbox.mail',
  push: 'inbox.push',
  chat: 'inbox.chat',
} as const satisfies Record<NotificationChannel, MessageId>;
const labels = {
  inbox: 'inbox.eventInInbox',
  mail: 'inbox.eventByMail',
  push: 'inbox.eventByPush',
  chat: 'inbox.eventInChat',
} as const satisfies Record<NotificationChannel, MessageId>;

/** Types of notifications by channel. */
export function SettingsGrid({ settings, isPending, onChange }: SettingsGridProps): ReactNode {
  const t = useText();
  const change = (changed: NotificationSetting): void => {
    const next = settings.map((one) => (one.type === changed.type ? changed : one));
    const typesIn = (channel: NotificationChannel) =>
      next.flatMap((one) => (one[channel] ? one.type : []));
    onChange({
      inbox: typesIn('inbox'),
      mail: typesIn('mail'),
      push: typesIn('push'),
      chat: typesIn('chat'),
    });
  };
  return (
    <table className={classes.grid}>
      <thead>
        <tr>
          <th scope="col">{t('inbox.event')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(titles[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map((one) => {
          const name = t(`inbox.event.${one.type}`);
          return (
            <tr key={one.type}>
              <th scope="row">{name}</th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    label={t(labels[channel], { event: name })}
                    hideLabel
                    checked={one[channel]}
                    disabled={isPending || (channel === 'inbox' && !one.isUpdate)}
                    onChange={(isOn) => change(withChannel(one, channel, isOn))}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
