import { fieldItems, type FormContent } from '@baton/domain/form/form';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { draftStatements, markDeletedIn } from '../library/index.ts';

interface Written {
  readonly id: string;
}

/** Returns a form with this name, except the form `$2`. */
export const formNamed = prepared<Written, readonly [name: string, but: string]>(
  'form_named',
  `SELECT id FROM form
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL AND id <> $2
      AND (lower(name) = lower($1) OR lower(published_name) = lower($1)) LIMIT 1`,
);

/** Publishing violates form_published_name if another form took the name. */
export const formDrafts = draftStatements<FormContent>({
  table: 'form',
  type: 'Form',
  counts: {
    section_count: ({ sections }) => sections.length,
    field_count: (content) => fieldItems(content).length,
  },
  onSave: 'is_open = true',
  onPublish: 'published_name = name, is_open = false',
});

const changeForm = (name: string, column: string, value: string, property: string) =>
  prepared<Written>(
    name,
    `WITH old AS (
       SELECT id, ${column} FROM form
        WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL FOR UPDATE),
     t AS (
       UPDATE form n SET ${column} = ${value} FROM old
        WHERE n.tenant_id = app.tenant_id() AND n.id = old.id AND old.${column} IS DISTINCT FROM ${value}
       RETURNING n.id, n.name, n.${column}),
     audited AS (${auditSql({
       action: 'UPDATED',
       objectType: 'Form',
       entry: ['$2', '$3', '$4'],
       from: 't, old',
       before: `jsonb_build_object('${property}', old.${column})`,
       after: `jsonb_build_object('${property}', t.${column})`,
     })})
     SELECT id FROM old`,
  );

const open = changeForm('mark_form_open', 'is_open', 'true', 'isOpen');
const lock = changeForm('mark_form_locked', 'locked_by', '$5::uuid', 'lockedById');

/** Opens a published form for its next version, and records it. Repeating it changes nothing. */
export const markOpen = (id: string, at: Date, by: string): Statement<Written> =>
  open(id, newId(), at, by);

/** Locks a form for changes by others, or unlocks it, and records it. */
export const markLocked = (
  id: string,
  isLocked: boolean,
  at: Date,
  by: string,
): Statement<Written> => lock(id, newId(), at, by, isLocked ? by : null);

export const markFormDeleted = markDeletedIn('form', 'Form');
