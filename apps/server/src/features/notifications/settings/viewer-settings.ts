import { mayManageNotifications } from '@baton/domain/access/notification-access';
import {
  isOn,
  notificationChannels,
  type NotificationChannel,
} from '@baton/domain/notification/notification-settings';
import { notificationTimesRefusals } from '@baton/domain/notification/notification-times';
import {
  notificationTypeNames,
  type NotificationType,
} from '@baton/domain/notification/notification-types';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import {
  notificationSettings,
  saveSettings,
  saveWorkspaceDefaults,
  workspaceDefaults,
  type StoredSettings,
} from './settings.repository.ts';
import {
  defaultTimes,
  notificationTimes,
  resetTimes,
  saveDefaultTimes,
  saveTimes,
  type PersonTimes,
  type StoredTimes,
} from './times.repository.ts';

/** Where a person gets a type of notification. */
export interface SettingNode extends Readonly<Record<NotificationChannel, boolean>> {
  readonly type: NotificationType;
}

/** When a person gets messages. */
export type TimesNode = PersonTimes;

type Types = Readonly<Record<NotificationChannel, readonly NotificationType[]>>;

const noSettings: StoredSettings = { inbox: null, mail: null, push: null, chat: null };

const nodesOf = (settings: StoredSettings): readonly SettingNode[] =>
  notificationTypeNames.map((type) => ({
    type,
    inbox: isOn('inbox', settings, type),
    mail: isOn('mail', settings, type),
    push: isOn('push', settings, type),
    chat: isOn('chat', settings, type),
  }));

/** Returns the notification settings of the viewer, by type. */
export const settingsOf = async (context: RequestContext): Promise<readonly SettingNode[]> => {
  const { userId } = await context.viewer();
  const [[own = noSettings], [shared = noSettings]] = await context.db.read(
    notificationSettings(userId),
    workspaceDefaults(),
  );
  return nodesOf({
    inbox: own.inbox ?? shared.inbox,
    mail: own.mail ?? shared.mail,
    push: own.push ?? shared.push,
    chat: own.chat ?? shared.chat,
  });
};

/** Returns whether the viewer changed their notification settings. */
export const hasOwnSettings = async (context: RequestContext): Promise<boolean> => {
  const { userId } = await context.viewer();
  const [[own = noSettings]] = await context.db.read(notificationSettings(userId));
  return notificationChannels.some((channel) => own[channel] !== null);
};

/** Stores all types that the viewer gets, by channel. Null for the defaults. */
export const changeSettings = async (
  context: RequestContext,
  types: Types | null,
): Promise<void> => {
  const { userId } = await context.viewer();
  const { inbox, mail, push, chat } = types ?? noSettings;
  await context.db.trip(saveSettings(userId, inbox, mail, push, chat));
};

const manager = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await context.viewer();
  demand(mayManageNotifications(actorOf(viewer)));
  return viewer;
};

/** Returns the default notifications. */
export const defaultsOf = async (context: RequestContext): Promise<readonly SettingNode[]> => {
  await manager(context);
  const [[shared = noSettings]] = await context.db.read(workspaceDefaults());
  return nodesOf(shared);
};

/** Stores the default notifications. */
export const changeDefaults = async (
  context: RequestContext,
  { inbox, mail, push, chat }: Types,
): Promise<void> => {
  const { tenantId, userId } = await manager(context);
  const at = new Date(context.services.now());
  await context.db.trip(
    saveWorkspaceDefaults(tenantId, newId<string>(), at, userId, inbox, mail, push, chat),
  );
};

const valuesOf = ({ quietFrom, quietUntil, digestHour, isDaily, isWeekly }: StoredTimes) =>
  [quietFrom, quietUntil, digestHour, isDaily, isWeekly] as const;

const noTimes: StoredTimes = {
  quietFrom: null,
  quietUntil: null,
  digestHour: 8,
  isDaily: false,
  isWeekly: false,
};

/** Returns when the viewer gets messages. */
export const timesOf = async (context: RequestContext): Promise<TimesNode> => {
  const { userId } = await context.viewer();
  const [[times = { ...noTimes, isOwn: false }]] = await context.db.read(notificationTimes(userId));
  return times;
};

/** Stores the quiet hours and digests of the viewer. Null for those of the workspace. */
export const changeTimes = async (
  context: RequestContext,
  times: StoredTimes | null,
): Promise<void> => {
  const { userId } = await context.viewer();
  const now = new Date(context.services.now());
  if (times === null) {
    await context.db.trip(resetTimes(userId, now));
    return;
  }
  demandAll(notificationTimesRefusals(times));
  await context.db.trip(saveTimes(userId, ...valuesOf(times), now));
};

/** Returns the quiet hours and digests of the workspace. */
export const defaultTimesOf = async (context: RequestContext): Promise<TimesNode> => {
  await manager(context);
  const [[times = noTimes]] = await context.db.read(defaultTimes());
  return { ...times, isOwn: false };
};

/** Stores the quiet hours and digests of everyone who hasn't set their own. */
export const changeDefaultTimes = async (
  context: RequestContext,
  times: StoredTimes,
): Promise<void> => {
  const { tenantId, userId } = await manager(context);
  demandAll(notificationTimesRefusals(times));
  const at = new Date(context.services.now());
  await context.db.trip(
    saveDefaultTimes(tenantId, newId<string>(), at, userId, ...valuesOf(times)),
  );
};
