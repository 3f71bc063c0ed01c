import { prepared, type Statement } from '../../platform/db/statement.ts';

interface NewRole {
  readonly id: string;
  readonly name: string;
}

const insert = prepared<unknown, readonly [ids: readonly string[], names: readonly string[]]>(
  'insert_roles',
  `INSERT INTO party (tenant_id, id, kind, name)
   SELECT app.tenant_id(), id, 'ROLE', name FROM unnest($1::uuid[], $2::text[]) r(id, name)`,
);

/** Inserts roles without members. Violates party_name if a name is used. */
export const insertRoles = (roles: readonly NewRole[]): Statement =>
  insert(
    roles.map(({ id }) => id),
    roles.map(({ name }) => name),
  );
