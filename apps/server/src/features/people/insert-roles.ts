import { prepared, type Statement } from '../../platform/db/statement.ts';

export interface NewRole {
  readonly id: string;
  readonly name: string;
}

const insert = prepared<unknown, readonly [ids: readonly string[], names: readonly string[]]>(
  'insert_roles',
  `INSERT INTO party (tenant_id, id, kind, name)
   SELECT app.tenant_id(), id, 'ROLE', name FROM unnest($1::uuid[], $2::text[]) r(id, name)`,
);

/** Roles that nobody has yet. Breaks party_name when one of the names is taken. */
export const insertRoles = (roles: readonly NewRole[]): Statement =>
  insert(
    roles.map(({ id }) => id),
    roles.map(({ name }) => name),
  );
