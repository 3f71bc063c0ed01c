import { mayReadAuditLog } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { auditActions, auditedTypes } from '../../platform/audit/record-audit.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  pageComplexity,
  pageLimit,
  timeCursor,
  toConnection,
} from '../../platform/graphql/page.ts';
import { demand } from '../../platform/graphql/refused.ts';
import { UserRef } from '../people/index.ts';
import { auditPage, type AuditRow } from './audit-log.queries.ts';

const ActionRef = builder.enumType('AuditAction', { values: auditActions });
const TypeRef = builder.enumType('AuditedType', {
  description: 'Types of the objects in the audit log.',
  values: auditedTypes,
});

interface ChangedValue {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const ChangedValueRef = builder.objectRef<ChangedValue>('AuditValue').implement({
  description: 'A changed property.',
  fields: (t) => ({
    name: t.exposeString('name'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

/** Returns a value as text, with names in place of ids. */
const textOf = (value: unknown, names: AuditRow['names']): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one, names)).join(', ');
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
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ actorId, actorName }) =>
        actorId === null ? null : { id: actorId, name: actorName ?? '', kind: 'USER' as const },
    }),
    action: t.field({ type: ActionRef, resolve: ({ action }) => action }),
    objectType: t.field({ type: TypeRef, resolve: ({ objectType }) => objectType }),
    objectName: t.exposeString('objectName'),
    changes: t.field({ type: [ChangedValueRef], resolve: changesOf }),
  }),
});
const ConnectionRef = connectionOf<AuditRow>('AuditLogEntry', EntryRef);

builder.queryField('auditLog', (t) =>
  t.field({
    type: ConnectionRef,
    description: 'Changes of the workspace, newest first. For admins.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      objectType: t.arg({ type: TypeRef }),
    },
    resolve: async (_, args, context) => {
      const limit = pageLimit(args);
      const { before, id } = timeCursor(args.after);
      demand(mayReadAuditLog(actorOf(await context.viewer())));
      const [rows] = await context.db.read(auditPage(before, id, args.objectType ?? null, limit));
      return toConnection(rows, args, (row) => [row.at.getTime(), row.id]);
    },
  }),
);
