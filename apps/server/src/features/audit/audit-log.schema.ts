import { mayReadAuditLog } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { AuditAction, AuditedType } from '../../platform/audit/record-audit.ts';
import { nilId, readId } from '../../platform/db/uuid.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  pageComplexity,
  pageLimit,
  timeCursor,
  toConnection,
} from '../../platform/graphql/page.ts';
import { demand } from '../../platform/graphql/refused.ts';
import { UserRef, type PartyNode } from '../people/index.ts';
import { auditPage, type AuditFilter, type AuditRow } from './audit-log.queries.ts';

const ActionRef = builder.enumType('AuditAction', {
  description: 'What happened to the object.',
  values: enumValues<AuditAction>({
    CREATED: 'The object was created.',
    DELETED: 'The object was deleted.',
    MERGED: 'The object was merged into another one.',
    OPENED: 'Someone opened the object, such as an email in the outbox.',
    PASSWORD_CHANGED: 'The person changed their password.',
    PASSWORD_RESET: 'The person reset their password by a link.',
    PUBLISHED: 'A new version was published.',
    SIGNED_IN: 'The person signed in.',
    SIGN_IN_FAILED: 'Someone tried to sign in as the person and failed.',
    UPDATED: 'The object was changed.',
    VIEWED_AS: 'An admin viewed the workspace as the person.',
  }),
});
const TypeRef = builder.enumType('AuditedType', {
  description: 'Types of the objects in the audit log.',
  values: enumValues<AuditedType>({
    Absence: 'Absence of a person.',
    ApiToken: 'API token of a person.',
    Blueprint: 'Blueprint.',
    CalendarFeed: 'Calendar feed of a person.',
    CustomField: 'Custom field.',
    Form: 'Form.',
    IncomingMail: 'Email that the workspace received.',
    OutgoingMail: 'Email in the outbox.',
    ProductObject: 'Product object.',
    Role: 'Role.',
    SavedView: 'Saved view.',
    Secret: 'Secret for automated requests.',
    Session: 'Access of a browser, a program, or a calendar.',
    ServiceAccount: 'Service account.',
    SsoConnection: 'Connection to an identity provider.',
    SsoDomain: 'Email domain for single sign-on.',
    Tag: 'Tag.',
    TagType: 'Tag type.',
    Team: 'Team.',
    User: 'Person.',
    Webhook: 'Webhook.',
    WorkCalendar: 'Work calendar of the workspace.',
    Workspace: 'Settings of the workspace.',
  }),
});

interface ChangedValue {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const ChangedValueRef = builder.objectRef<ChangedValue>('AuditValue').implement({
  description: 'A changed property.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the property.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Previous value. Null if there was none.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'New value. Null if there is none.',
    }),
  }),
});

const userOf = (id: string | null, name: string | null): PartyNode | null =>
  id === null ? null : { id, name: name ?? '', kind: 'USER' };

/** Returns a value as text, with names in place of ids. */
const textOf = (value: unknown, names: AuditRow['names']): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one, names)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return names[text] ?? text;
};

const changesOf = ({ before, after, names }: AuditRow): readonly ChangedValue[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((name) => ({
      name,
      before: textOf(before?.[name], names),
      after: textOf(after?.[name], names),
    }))
    .filter((change) => change.before !== change.after);

const EntryRef = builder.objectRef<AuditRow>('AuditLogEntry').implement({
  description: 'A change of people, rights, settings, or tokens, or a sign-in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the entry.' }),
    at: t.field({ type: 'DateTime', description: 'Time of the event.', resolve: ({ at }) => at }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who did it. Null if it happened automatically.',
      resolve: ({ actorId, actorName }) => userOf(actorId, actorName),
    }),
    onBehalfOf: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person in whose name the actor acted. Null if it was their own name.',
      resolve: ({ onBehalfOfId, onBehalfOfName }) => userOf(onBehalfOfId, onBehalfOfName),
    }),
    client: t.exposeString('client', {
      nullable: true,
      description:
        'User agent of the browser, or name of the API token. Null for Baton and for old entries.',
    }),
    tokenId: t.exposeID('tokenId', {
      nullable: true,
      description: 'API token that made the change. Null for browsers.',
    }),
    action: t.field({
      type: ActionRef,
      description: 'What happened.',
      resolve: ({ action }) => action,
    }),
    objectType: t.field({
      type: TypeRef,
      description: 'Type of the object.',
      resolve: ({ objectType }) => objectType,
    }),
    objectName: t.exposeString('objectName', {
      description: 'Name of the object at the time of the event.',
    }),
    changes: t.field({
      type: [ChangedValueRef],
      description: 'Changed properties.',
      resolve: changesOf,
    }),
  }),
});
const ConnectionRef = connectionOf<AuditRow>('AuditLogEntry', EntryRef);

builder.queryField('auditLog', (t) =>
  t.field({
    type: ConnectionRef,
    description: 'Changes of the workspace, newest first. For admins.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      objectType: t.arg({
        type: TypeRef,
        description: 'Returns only entries about objects of this type.',
      }),
      objectId: t.arg.id({ description: 'Only changes of this object.' }),
      action: t.arg({ type: ActionRef, description: 'Returns only entries with this action.' }),
      actorId: t.arg.id({ description: 'Only changes by this person.' }),
      from: t.arg({ type: 'DateTime', description: 'First day.' }),
      until: t.arg({ type: 'DateTime', description: 'Entries at this time are left out.' }),
    },
    resolve: async (_, args, context) => {
      const limit = pageLimit(args);
      const { before, id } = timeCursor(args.after);
      demand(mayReadAuditLog(actorOf(await context.viewer())));
      const idOf = (given: unknown) =>
        typeof given === 'string' ? (readId(given) ?? nilId) : null;
      const { objectType, action, from, until } = args;
      const filter: AuditFilter = {
        ...{ objectType: objectType ?? null, objectId: idOf(args.objectId) },
        ...{ action: action ?? null, actorId: idOf(args.actorId) },
        from: typeof from === 'number' ? new Date(from) : null,
        until: typeof until === 'number' ? new Date(until) : null,
      };
      const place = before === null ? null : { at: before, id };
      const [rows] = await context.db.read(auditPage(filter, place, limit));
      return toConnection(rows, args, (row) => [row.at.getTime(), row.id]);
    },
  }),
);
