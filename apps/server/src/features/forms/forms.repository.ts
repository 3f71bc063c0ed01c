import { fieldItems, type FormContent } from '@baton/domain/form/form';
import { prepared } from '../../platform/db/statement.ts';
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
  counts: {
    section_count: ({ sections }) => sections.length,
    field_count: (content) => fieldItems(content).length,
  },
  onSave: 'is_open = true',
  onPublish: 'published_name = name, is_open = false',
});

/** Opens a published form for its next version. Repeating it changes nothing. */
export const markOpen = prepared<Written, readonly [id: string]>(
  'mark_form_open',
  `UPDATE form SET is_open = true
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);

/** Locks a form for changes by others. Null unlocks it. */
export const markLocked = prepared<Written, readonly [id: string, by: string | null]>(
  'mark_form_locked',
  `UPDATE form SET locked_by = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);

export const markFormDeleted = markDeletedIn('form');
