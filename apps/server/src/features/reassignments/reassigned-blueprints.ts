import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { namesParty } from '../blueprints/index.ts';

/**
 * Tables with the owner of workflows that a form, webhook, or email starts. Each has one row for a
 * blueprint.
 */
const startTables = [
  { table: 'public_link', isOn: 'o.revoked_at IS NULL', also: ', version = version + 1' },
  { table: 'start_webhook', isOn: 'o.disabled_at IS NULL', also: '' },
  { table: 'mail_alias', isOn: 'o.disabled_at IS NULL', also: '' },
] as const;

/**
 * Returns the SQL condition that a person must be replaced in blueprint b: as a person of a task, or
 * as the owner of workflows that a form, a webhook, or an email starts.
 */
export const namesPerson = (person: string): string =>
  `b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL AND (${[
    namesParty('b.draft', person),
    `EXISTS (SELECT FROM blueprint_version v
       WHERE v.tenant_id = b.tenant_id AND v.id = b.published_version_id AND ${namesParty('v.content', person)})`,
    ...startTables.map(
      ({ table, isOn }) =>
        `EXISTS (SELECT FROM ${table} o WHERE o.tenant_id = b.tenant_id AND o.blueprint_id = b.id
           AND o.owner_id = ${person} AND ${isOn})`,
    ),
  ].join(' OR ')})`;

export interface NamingBlueprint {
  readonly id: string;
  readonly name: string;
}

/** Returns the blueprints that name a person, by name. */
export const blueprintsNaming = prepared<NamingBlueprint, readonly [personId: string]>(
  'blueprints_naming',
  `SELECT b.id, b.name FROM blueprint b WHERE ${namesPerson('$1::uuid')} ORDER BY b.name, b.id`,
);

/** Returns the next blueprints in which the person is replaced. */
export const nextBlueprints = prepared<
  { readonly id: string },
  readonly [id: string, limit: number]
>(
  'next_reassigned_blueprints',
  `SELECT b.id FROM reassignment r JOIN blueprint b ON ${namesPerson('r.person_id')}
    WHERE r.tenant_id = app.tenant_id() AND r.id = $1 AND r.blueprints_to IS NOT NULL AND b.id > r.after_blueprint
    ORDER BY b.id LIMIT $2`,
);

const moveOwner = startTables.map(({ table, also }) =>
  prepared<
    unknown,
    readonly [blueprintId: string, from: string, to: string, auditId: string, at: Date, by: string]
  >(
    `move_owner_of_${table}`,
    `WITH moved AS (
       UPDATE ${table} SET owner_id = $3${also}
        WHERE tenant_id = app.tenant_id() AND blueprint_id = $1 AND owner_id = $2 RETURNING blueprint_id)
     ${auditSql({
       action: 'UPDATED',
       objectType: 'Blueprint',
       entry: ['$4', '$5', '$6'],
       from: 'moved c JOIN blueprint t ON t.tenant_id = app.tenant_id() AND t.id = c.blueprint_id',
       before: `jsonb_build_object('ownerId', $2::uuid)`,
       after: `jsonb_build_object('ownerId', $3::uuid)`,
     })}`,
  ),
);

/** Replaces the owner of workflows that a form, webhook, or email will start. */
export const moveStartOwners = (
  blueprintId: string,
  {
    from,
    to,
    at,
    by,
  }: { readonly from: string; readonly to: string; readonly at: Date; readonly by: string },
): readonly Statement[] =>
  moveOwner.map((statement) => statement(blueprintId, from, to, newId(), at, by));
