import { prepared } from '../../platform/db/statement.ts';

/** Last change of a field: person and time. */
export interface EnteredRow {
  readonly instance: string;
  readonly at: Date;
  readonly by: string | null;
}

/**
 * Returns the last change of each field. Submissions don't change values, so they are ignored, and
 * so are drafts after `draftsUntil`, which only assignees see.
 */
export const lastEntered = prepared<
  EnteredRow,
  readonly [workflowId: string, instances: readonly string[], draftsUntil: Date]
>(
  'last_entered',
  `SELECT DISTINCT ON (i->>'instance') i->>'instance' AS instance, e.at, p.name AS by
     FROM event e CROSS JOIN LATERAL jsonb_array_elements(e.events) i
     LEFT JOIN party p ON p.tenant_id = e.tenant_id AND p.id = e.actor_id
    WHERE e.tenant_id = app.tenant_id() AND e.workflow_id = $1
      AND e.events @> '[{"subject": "VALUE"}]'
      AND i->>'subject' = 'VALUE' AND i->>'instance' = ANY ($2::text[])
      AND CASE i->>'kind' WHEN 'VALUE_COMMITTED' THEN i->>'origin' NOT IN ('PERSON', 'SOURCE')
                          ELSE e.at <= $3 END
    ORDER BY i->>'instance', e.seq DESC`,
);
