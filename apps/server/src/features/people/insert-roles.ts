import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';

interface NewRole {
  readonly id: string;
  readonly name: string;
}

const insert = prepared<
  unknown,
  readonly [
    ids: readonly string[],
    names: readonly string[],
    auditIds: readonly string[],
    at: Date,
    by: string,
  ]
>(
  'insert_roles',
  `WITH t AS (
     INSERT INTO party (tenant_id, id, kind, name)
     SELECT app.tenant_id(), id, 'ROLE', name FROM unnest($1::uuid[], $2::text[]) r(id, name) RETURNING id, name)
   ${auditSql({
     action: 'CREATED',
     objectType: 'Role',
     entry: ['entry.audit_id', '$4', '$5'],
     from: 't JOIN unnest($1::uuid[], $3::uuid[]) AS entry (id, audit_id) ON entry.id = t.id',
     after: `jsonb_build_object('name', t.name)`,
   })}`,
);

/** Inserts roles without members, and records them. Violates party_name if a name is used. */
export const insertRoles = (roles: readonly NewRole[], at: number, by: string): Statement =>
  insert(
    roles.map(({ id }) => id),
    roles.map(({ name }) => name),
    roles.map(() => newId()),
    new Date(at),
    by,
  );
