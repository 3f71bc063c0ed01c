import { auditedWeekdays } from '@baton/domain/core/audited-properties';
import { deviceName } from '@baton/domain/core/device-name';
import type { FieldKind } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { mailRefusals, type MailRefusal } from '@baton/domain/mail/incoming-mail';
import { isNotificationType } from '@baton/domain/notification/notification-types';
import type { auditLog_query$data } from '../../__generated__/auditLog_query.graphql.ts';
import type { AuditedType } from '../../__generated__/auditLogQuery.graphql.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { weekdayName } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { timeSpanText } from '../../lib/intl/time-span-text.ts';
import { propertyLabels } from './property-labels.ts';

export type AuditEntry = auditLog_query$data['auditLog']['edges'][number]['node'];
export type AuditType = Exclude<AuditedType, '%future added value'>;

/** Names of the types in the audit log. */
export const auditTypes: Readonly<Record<AuditType, MessageId>> = {
  User: 'audit.type.User',
  SsoConnection: 'audit.type.SsoConnection',
  SsoDomain: 'audit.type.SsoDomain',
  Team: 'audit.type.Team',
  Role: 'audit.type.Role',
  Workspace: 'audit.type.Workspace',
  Secret: 'audit.type.Secret',
  ApiToken: 'audit.type.ApiToken',
  Session: 'audit.type.Session',
  CalendarFeed: 'app.calendarFeed',
  ServiceAccount: 'audit.type.ServiceAccount',
  Webhook: 'audit.type.Webhook',
  TagType: 'audit.type.TagType',
  Tag: 'audit.type.Tag',
  ProductObject: 'audit.type.ProductObject',
  IncomingMail: 'audit.type.IncomingMail',
  OutgoingMail: 'audit.type.OutgoingMail',
  Absence: 'audit.type.Absence',
  WorkCalendar: 'time.calendar.title',
  Blueprint: 'blueprints.blueprint',
  Form: 'forms.form',
  CustomField: 'customFields.use',
  SavedView: 'views.view',
};
export const isAuditType = (value: string): value is AuditType => value in auditTypes;

export type AuditAction = Exclude<AuditEntry['action'], '%future added value'>;

/** Names of the events, for the filter. */
export const auditEvents: Readonly<Record<AuditAction, MessageId>> = {
  CREATED: 'audit.event.CREATED',
  UPDATED: 'audit.event.UPDATED',
  DELETED: 'audit.event.DELETED',
  MERGED: 'audit.event.MERGED',
  PUBLISHED: 'audit.event.PUBLISHED',
  SIGNED_IN: 'audit.event.SIGNED_IN',
  SIGN_IN_FAILED: 'audit.event.SIGN_IN_FAILED',
  PASSWORD_CHANGED: 'audit.event.PASSWORD_CHANGED',
  PASSWORD_RESET: 'audit.event.PASSWORD_RESET',
  OPENED: 'audit.event.OPENED',
  VIEWED_AS: 'audit.event.VIEWED_AS',
};
export const isAuditAction = (value: string): value is AuditAction => value in auditEvents;

const actionTexts: Readonly<Record<AuditAction, MessageId>> = {
  CREATED: 'audit.action.CREATED',
  UPDATED: 'audit.action.UPDATED',
  DELETED: 'audit.action.DELETED',
  MERGED: 'audit.action.MERGED',
  SIGNED_IN: 'audit.action.SIGNED_IN',
  OPENED: 'audit.action.OPENED',
  VIEWED_AS: 'audit.action.VIEWED_AS',
  PUBLISHED: 'audit.action.PUBLISHED',
  SIGN_IN_FAILED: 'audit.action.SIGN_IN_FAILED',
  PASSWORD_CHANGED: 'audit.action.PASSWORD_CHANGED',
  PASSWORD_RESET: 'audit.action.PASSWORD_RESET',
};

const methods: Readonly<Record<string, MessageId>> = {
  PASSWORD: 'session.password',
  PASSKEY: 'audit.property.passkey',
  CODE: 'session.code',
  SSO: 'sso.title',
};

const services: Readonly<Record<string, string>> = { SLACK: 'Slack', TEAMS: 'Microsoft Teams' };

/** Names of coded values, by the property. */
const valueTexts: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  access: { READ: 'app.tokenRead', WRITE: 'app.tokenWrite', SCIM: 'service.scim' },
  accessLevel: {
    INTERNAL: 'people.internal',
    EXTERNAL: 'people.external',
    LIMITED: 'people.limited',
  },
  method: methods,
  methods: {
    PASSWORD: 'signIn.method.PASSWORD',
    PASSKEY: 'signIn.method.PASSKEY',
    OIDC: 'signIn.method.OIDC',
    SAML: 'signIn.method.SAML',
    SOCIAL: 'signIn.method.SOCIAL',
  },
  passwordPolicy: { SPEC: 'signIn.spec', NIST: 'signIn.nist' },
  secret: { REPLACED: 'audit.value.replaced' },
  state: {
    QUEUED: 'mail.state.QUEUED',
    SENT: 'mail.state.SENT',
    FAILED: 'mail.state.FAILED',
    STORED: 'mail.state.STORED',
    RECEIVED: 'incomingMail.state.RECEIVED',
    ACCEPTED: 'incomingMail.state.ACCEPTED',
    REFUSED: 'incomingMail.state.REFUSED',
    DISCARDED: 'incomingMail.state.DISCARDED',
  },
};

/** Properties with values that only programs can read. */
const unreadable: ReadonlySet<string> = new Set(['parameters', 'certificate']);

/** Properties that can have several values. */
const lists: ReadonlySet<string> = new Set(['inbox', 'mail', 'push', 'chat', 'methods']);

const minutes: ReadonlySet<string> = new Set(['sessionIdleMinutes', 'sessionMaxMinutes']);

const refusals: ReadonlySet<string> = new Set(mailRefusals);
const isMailRefusal = (value: string): value is MailRefusal => refusals.has(value);

const isProperty = (name: string): name is keyof typeof propertyLabels => name in propertyLabels;

const isFieldKind = (value: string): value is FieldKind => value in fieldKinds;

/** Returns a changed property as text: its new value, and the old one if there was one. */
export const useChangeText = (): ((change: AuditEntry['changes'][number]) => string) => {
  const t = useText();
  const formats = useFormats();
  const { clock } = formats;
  const labelOf = (name: string): string => {
    if (isProperty(name)) return t(propertyLabels[name]);
    const day = auditedWeekdays.findIndex((weekday) => weekday === name);
    return day < 0 ? name : weekdayName(day, clock);
  };
  const wordText = (name: string, word: string): string => {
    const text = valueTexts[name]?.[word];
    if (text !== undefined) return t(text);
    if (name === 'reason' && isMailRefusal(word)) return t(`incomingMail.reason.${word}`);
    return isNotificationType(word) ? t(`inbox.event.${word}`) : (services[word] ?? word);
  };
  const valueText = (name: string, value: string): string => {
    if (value === 'true' || value === 'false') return t(`audit.value.${value}`);
    if (minutes.has(name)) return timeSpanText(formats, Number(value));
    if (name === 'type' && isFieldKind(value)) return t(`fields.kind.${value}`);
    const device = name === 'client' ? deviceName(value) : null;
    if (device !== null) return t('app.device', device);
    return lists.has(name)
      ? value
          .split(', ')
          .map((word) => wordText(name, word))
          .join(', ')
      : wordText(name, value);
  };
  return ({ name, before, after }) => {
    if (unreadable.has(name)) return labelOf(name);
    const [old, now] = [before, after].map((value) =>
      value == null || value === '' ? null : valueText(name, value),
    );
    const values = old == null ? (now ?? '–') : `${old} → ${now ?? '–'}`;
    return `${labelOf(name)}: ${values}`;
  };
};

/** Returns what happened, who did it, and with which browser or token. */
export const useEntryTexts = (): {
  readonly what: (entry: AuditEntry) => string;
  readonly actor: (entry: AuditEntry) => string;
  readonly client: (entry: AuditEntry) => string;
} => {
  const t = useText();
  return {
    what: ({ action, objectType: type, objectName: name }) =>
      t(isAuditAction(action) ? actionTexts[action] : 'audit.action.UPDATED', {
        type: isAuditType(type) ? t(auditTypes[type]) : type,
        name,
      }),
    actor: ({ actor, onBehalfOf, action }) => {
      // No one was signed in.
      if (actor == null) return action === 'SIGN_IN_FAILED' ? '–' : t('history.baton');
      if (onBehalfOf == null) return actor.name;
      return t('audit.onBehalfOf', { actor: actor.name, person: onBehalfOf.name });
    },
    client: ({ client, tokenId }) => {
      if (client == null) return '';
      if (tokenId != null) return t('audit.token', { name: client });
      const device = deviceName(client);
      return device === null ? client : t('app.device', device);
    },
  };
};
