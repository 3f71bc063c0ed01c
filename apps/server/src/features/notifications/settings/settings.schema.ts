import { notificationTypes } from '@baton/domain/notification/notification-types';
import { builder } from '../../../platform/graphql/builder.ts';
import { InboxItemRef, NotificationTypeRef } from '../inbox/inbox.schema.ts';
import { notificationSamples, type SampleNode } from './notification-samples.ts';
import {
  changeDefaults,
  changeDefaultTimes,
  changeSettings,
  changeTimes,
  defaultsOf,
  defaultTimesOf,
  hasOwnSettings,
  settingsOf,
  timesOf,
  type SettingNode,
  type TimesNode,
} from './viewer-settings.ts';

const SettingRef = builder.objectRef<SettingNode>('NotificationSetting').implement({
  description: 'Where people get a type of notification.',
  fields: (t) => ({
    type: t.field({
      type: NotificationTypeRef,
      description: 'Event that it is about.',
      resolve: ({ type }) => type,
    }),
    isUpdate: t.boolean({
      description: 'True if it only informs. Others are always in the inbox.',
      resolve: ({ type }) => notificationTypes[type].need === null,
    }),
    inbox: t.exposeBoolean('inbox', {
      description: 'True if the notification appears in the inbox.',
    }),
    mail: t.exposeBoolean('mail', { description: 'True if it is also sent by email.' }),
    push: t.exposeBoolean('push', { description: 'True if it is also sent to browsers.' }),
    chat: t.exposeBoolean('chat', { description: 'True if it is also sent to a chat.' }),
  }),
});

const TimesRef = builder.objectRef<TimesNode>('NotificationTimes').implement({
  description: 'When people get emails and other messages, in their time zones.',
  fields: (t) => ({
    quietFrom: t.exposeInt('quietFrom', {
      nullable: true,
      description: 'Start of the quiet hours in minutes since midnight. Null without quiet hours.',
    }),
    quietUntil: t.exposeInt('quietUntil', {
      nullable: true,
      description:
        'End of the quiet hours, which can be on the next day. Null without quiet hours.',
    }),
    digestHour: t.exposeInt('digestHour', { description: 'Hour of the digests, from 0 to 23.' }),
    isDaily: t.exposeBoolean('isDaily', { description: 'True with a daily digest.' }),
    isWeekly: t.exposeBoolean('isWeekly', { description: 'True with a digest on Mondays.' }),
    isOwn: t.exposeBoolean('isOwn', {
      description: 'True if the viewer set them. Else, they are those of the workspace.',
    }),
  }),
});

const SampleRef = builder.objectRef<SampleNode>('NotificationSample').implement({
  description: 'A type of notification with samples for each channel.',
  fields: (t) => ({
    type: t.field({
      type: NotificationTypeRef,
      description: 'Event that it is about.',
      resolve: ({ type }) => type,
    }),
    items: t.field({
      type: [InboxItemRef],
      description: 'In the inbox: with a person and, if that differs, without.',
      resolve: ({ items }) => items,
    }),
    subject: t.exposeString('subject', { description: 'Subject of the email.' }),
    text: t.exposeString('text', { description: 'Text of the email.' }),
    html: t.exposeString('html', {
      description: 'The email as HTML. Show it only in a sandbox.',
    }),
    push: t.exposeString('push', { description: 'Title and text of the push message.' }),
    chat: t.exposeString('chat', { description: 'Lines of the chat message.' }),
  }),
});

builder.queryFields((t) => ({
  notificationSettings: t.field({
    type: [SettingRef],
    description: 'Notification settings of the viewer, by type.',
    resolve: (_, _args, context) => settingsOf(context),
  }),
  hasOwnNotificationSettings: t.boolean({
    description: 'True if the viewer changed the defaults of the workspace.',
    resolve: (_, _args, context) => hasOwnSettings(context),
  }),
  notificationDefaults: t.field({
    type: [SettingRef],
    description: 'Default notifications of the workspace, by type. For admins.',
    resolve: (_, _args, context) => defaultsOf(context),
  }),
  notificationSamples: t.field({
    type: [SampleRef],
    description: 'Each type as it looks in each channel. For admins.',
    resolve: (_, _args, context) => notificationSamples(context),
  }),
  notificationTimes: t.field({
    type: TimesRef,
    description: 'Quiet hours and digests of the viewer.',
    resolve: (_, _args, context) => timesOf(context),
  }),
  notificationDefaultTimes: t.field({
    type: TimesRef,
    description: 'Quiet hours and digests of people who have not set their own. For admins.',
    resolve: (_, _args, context) => defaultTimesOf(context),
  }),
}));

const types = (t: InputFields) => ({
  inbox: t.field({
    type: [NotificationTypeRef],
    required: true,
    description: 'All types that are in the inbox.',
  }),
  mail: t.field({
    type: [NotificationTypeRef],
    required: true,
    description: 'All types with emails. They must be in the inbox, too.',
  }),
  push: t.field({
    type: [NotificationTypeRef],
    required: true,
    description: 'All types with push messages. They must be in the inbox, too.',
  }),
  chat: t.field({
    type: [NotificationTypeRef],
    required: true,
    description: 'All types with chat messages. They must be in the inbox, too.',
  }),
});
type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];

const UpdateInput = builder.inputType('UpdateNotificationSettingsInput', {
  description: 'Input of `updateNotificationSettings`.',
  fields: types,
});
const DefaultsInput = builder.inputType('UpdateNotificationDefaultsInput', {
  description: 'Input of `updateNotificationDefaults`.',
  fields: types,
});
const timesFields = (t: InputFields) => ({
  quietFrom: t.int({
    description: 'Start of the quiet hours in minutes since midnight. Null for none.',
  }),
  quietUntil: t.int({ description: 'End of the quiet hours. Null for none.' }),
  digestHour: t.int({ required: true, description: 'Hour of the digests, from 0 to 23.' }),
  isDaily: t.boolean({ required: true, description: 'True with a daily digest.' }),
  isWeekly: t.boolean({ required: true, description: 'True with a digest on Mondays.' }),
});
const TimesInput = builder.inputType('UpdateNotificationTimesInput', {
  description: 'Input of `updateNotificationTimes`.',
  fields: timesFields,
});
const DefaultTimesInput = builder.inputType('UpdateNotificationDefaultTimesInput', {
  description: 'Input of `updateNotificationDefaultTimes`.',
  fields: timesFields,
});

type GivenTimes = typeof TimesInput.$inferInput;
const timesIn = ({ quietFrom = null, quietUntil = null, ...times }: GivenTimes) => ({
  ...{ quietFrom, quietUntil, ...times },
});

const ok = { ok: true } as const;
const UpdatePayloadRef = builder
  .objectRef<typeof ok>('UpdateNotificationSettingsPayload')
  .implement({
    description: 'Result of `resetNotificationSettings` and `updateNotificationSettings`.',
    fields: (t) => ({
      settings: t.field({
        type: [SettingRef],
        description: 'Settings of the viewer.',
        resolve: (_, _args, context) => settingsOf(context),
      }),
    }),
  });
const DefaultsPayloadRef = builder
  .objectRef<typeof ok>('UpdateNotificationDefaultsPayload')
  .implement({
    description: 'Result of `updateNotificationDefaults`.',
    fields: (t) => ({
      defaults: t.field({
        type: [SettingRef],
        description: 'Defaults of the workspace.',
        resolve: (_, _args, context) => defaultsOf(context),
      }),
    }),
  });
const DefaultTimesPayloadRef = builder
  .objectRef<typeof ok>('UpdateNotificationDefaultTimesPayload')
  .implement({
    description: 'Result of `updateNotificationDefaultTimes`.',
    fields: (t) => ({
      times: t.field({
        type: TimesRef,
        description: 'Quiet hours and digest times of the workspace.',
        resolve: (_, _args, context) => defaultTimesOf(context),
      }),
    }),
  });
const TimesPayloadRef = builder.objectRef<typeof ok>('UpdateNotificationTimesPayload').implement({
  description: 'Result of `resetNotificationTimes` and `updateNotificationTimes`.',
  fields: (t) => ({
    times: t.field({
      type: TimesRef,
      description: 'Quiet hours and digest times of the viewer.',
      resolve: (_, _args, context) => timesOf(context),
    }),
  }),
});

builder.mutationFields((t) => ({
  updateNotificationSettings: t.field({
    type: UpdatePayloadRef,
    description: 'Changes where the viewer gets notifications.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await changeSettings(context, input);
      return ok;
    },
  }),
  resetNotificationSettings: t.field({
    type: UpdatePayloadRef,
    description:
      'Replaces the notification settings of the viewer by the defaults of the workspace.',
    resolve: async (_, _args, context) => {
      await changeSettings(context, null);
      return ok;
    },
  }),
  updateNotificationDefaults: t.field({
    type: DefaultsPayloadRef,
    description: 'Changes the default notifications of the workspace. For admins.',
    args: { input: t.arg({ type: DefaultsInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await changeDefaults(context, input);
      return ok;
    },
  }),
  updateNotificationTimes: t.field({
    type: TimesPayloadRef,
    description: 'Changes the quiet hours and digests of the viewer.',
    args: { input: t.arg({ type: TimesInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await changeTimes(context, timesIn(input));
      return ok;
    },
  }),
  resetNotificationTimes: t.field({
    type: TimesPayloadRef,
    description: 'Replaces the quiet hours and digests of the viewer by those of the workspace.',
    resolve: async (_, _args, context) => {
      await changeTimes(context, null);
      return ok;
    },
  }),
  updateNotificationDefaultTimes: t.field({
    type: DefaultTimesPayloadRef,
    description:
      'Changes the quiet hours and digests of people who have not set their own. For admins.',
    args: { input: t.arg({ type: DefaultTimesInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await changeDefaultTimes(context, timesIn(input));
      return ok;
    },
  }),
}));
