import { notificationTypes, type NotificationType } from './notification-types.ts';

/** Where people can get notifications apart from the inbox. */
export const sendingChannels = ['mail', 'push', 'chat'] as const;
export type SendingChannel = (typeof sendingChannels)[number];

export const notificationChannels = ['inbox', ...sendingChannels] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Types by channel. Null for the defaults. */
export type NotificationSettings = Readonly<Record<NotificationChannel, readonly string[] | null>>;

/** Returns whether the type is in the inbox. Notifications that require an action always are. */
export const isInInbox = (
  { inbox }: Pick<NotificationSettings, 'inbox'>,
  type: NotificationType,
): boolean => notificationTypes[type].need !== null || inbox === null || inbox.includes(type);

/** Returns whether the person also gets it by this channel. Only what is in the inbox is sent. */
export const isSentBy = (
  channel: SendingChannel,
  settings: NotificationSettings,
  type: NotificationType,
): boolean =>
  isInInbox(settings, type) &&
  (settings[channel]?.includes(type) ?? notificationTypes[type].isSent);

/** Returns whether the person gets it by this channel. */
export const isOn = (
  channel: NotificationChannel,
  settings: NotificationSettings,
  type: NotificationType,
): boolean => (channel === 'inbox' ? isInInbox(settings, type) : isSentBy(channel, settings, type));

type Switches = Readonly<Record<NotificationChannel, boolean>>;

/**
 * Returns the switches of a type after one was changed. Only what is in the inbox is sent, so turning
 * on another channel turns on the inbox, and turning off the inbox turns off the others.
 */
export const withChannel = <Setting extends Switches>(
  setting: Setting,
  channel: NotificationChannel,
  isNowOn: boolean,
): Setting => {
  if (channel === 'inbox' && !isNowOn)
    return { ...setting, inbox: false, mail: false, push: false, chat: false };
  return { ...setting, [channel]: isNowOn, inbox: setting.inbox || isNowOn };
};
