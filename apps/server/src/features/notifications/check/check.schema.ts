import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { NotificationTypeRef } from '../inbox/inbox.schema.ts';
import { checkNotifications } from './check-notifications.ts';
import type { CheckedNotice, CheckMail, CheckOutcome } from './checked-person.ts';

const OutcomeRef = builder.enumType('NotificationOutcome', {
  description: 'Whether a person was notified, and why not.',
  values: enumValues<CheckOutcome>({
    INTERNAL_NOTE: 'The note is only for internal users.',
    MUTED: 'The person muted the task or the workflow.',
    NOTIFIED: 'The notification is in the inbox.',
    NOT_CONCERNED: 'The event does not concern the person.',
    NOT_SENT_YET: 'The reminder or the notification of a comment follows within minutes.',
    NO_ACCESS: "The person can't read the task or the workflow.",
    OWN_ACTION: 'The person did it.',
    REMOVED: 'The notification was removed, or the event was too old when it was read.',
    TURNED_OFF: 'The person turned these notifications off.',
    WAITING: 'The event can still be undone. Notifications follow after that.',
  }),
});

const MailRef = builder.enumType('NotificationMail', {
  description: 'Whether a notification is also sent by email.',
  values: enumValues<CheckMail>({
    MAILED: 'The email was sent.',
    NONE: 'There is no email: there is no notification, it was read or done first, or it is old.',
    NO_ADDRESS: "The person can't sign in or has no address.",
    PAUSED_ADDRESS: 'A mail server refused the address, which gets no emails.',
    PLANNED: 'The email is planned.',
    TURNED_OFF: 'The person gets no emails of this type.',
  }),
});

const CheckedNoticeRef = builder.objectRef<CheckedNotice>('CheckedNotification').implement({
  description: 'An event, and whether a person was notified of it.',
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'Time of the event.',
      resolve: ({ at }) => at,
    }),
    type: t.field({
      type: NotificationTypeRef,
      description: 'Event that it is about.',
      resolve: ({ type }) => type,
    }),
    taskName: t.exposeString('taskName', {
      nullable: true,
      description:
        'Name of the task. Null for an event of the whole workflow, or outside workflows.',
    }),
    outcome: t.field({
      type: OutcomeRef,
      description: 'Whether the person was notified, and why not.',
      resolve: ({ outcome }) => outcome,
    }),
    mail: t.field({
      type: MailRef,
      description: 'Whether it is also sent by email.',
      resolve: ({ mail }) => mail,
    }),
    mailSentAt: t.expose('mailSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the email was queued for the mail server. Null without an email.',
    }),
    pushSentAt: t.expose('pushSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the first browser got it. Null if none did.',
    }),
    chatSentAt: t.expose('chatSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the chat message. Null if there is none.',
    }),
  }),
});

builder.queryField('checkedNotifications', (t) =>
  t.field({
    type: [CheckedNoticeRef],
    description:
      'Explains for the latest events, comments, and reminders of a workflow, or for what happened outside workflows, newest first, whether a person was notified. Rights, teams, and settings are those of today. For admins.',
    args: {
      personId: t.arg.id({ required: true, description: 'ID of the person.' }),
      workflowId: t.arg.id({
        description: 'ID of the workflow. Null for bulk operations, exports, and other events.',
      }),
    },
    resolve: (_, { personId, workflowId }, context) =>
      checkNotifications(context, { personId, workflowId: workflowId ?? null }),
  }),
);
