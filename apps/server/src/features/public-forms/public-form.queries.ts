import type { Locale } from '@baton/domain/core/languages';
import type { PartyId } from '@baton/domain/core/ids';
import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import { prepared } from '../../platform/db/statement.ts';
import type { WorkspaceBrand } from '../branding/index.ts';

/** Returns the current version of a blueprint and who can start it. No row if it is deleted. */
export const publishedForm = prepared<
  {
    readonly name: string;
    /** Null if nothing is published. */
    readonly content: StoredContent | null;
    readonly starters: readonly PartyId[] | null;
  },
  [blueprintId: string]
>(
  'published_form',
  `SELECT b.name, v.content,
          CASE WHEN jsonb_typeof(b.sharing->'starters') = 'array'
               THEN ARRAY(SELECT jsonb_array_elements_text(b.sharing->'starters')) END AS starters
     FROM blueprint b LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND b.deleted_at IS NULL`,
);

/** Returns those of the people, teams, and roles that exist. */
export const partiesKnown = prepared<{ readonly id: string }, [ids: readonly string[]]>(
  'parties_known',
  `SELECT id FROM party WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL
      AND user_type <> 'VISITOR'`,
);

/** Returns how the workspace looks to people without an account. */
export const visitorBrand = prepared<WorkspaceBrand, []>(
  'visitor_brand',
  `SELECT t.id AS "tenantId", coalesce(t.display_name, t.name) AS name, t.accent_color AS "accentColor", coalesce(b.foreground, '#ffffff') AS foreground,
          coalesce(b.background, t.accent_color) AS background, coalesce(b.languages, '{}') AS languages,
          b.logo IS NOT NULL AS "hasLogo"
     FROM tenant t LEFT JOIN branding b ON b.tenant_id = t.id WHERE t.id = app.tenant_id()`,
);

export interface VisitorRow {
  readonly tenantId: string;
  readonly linkId: string;
  readonly partyId: string;
}

/** Returns the open session of a visitor. */
export const visitorOfSession = prepared<VisitorRow, [tokenHash: Buffer | null, now: Date]>(
  'visitor_of_session',
  `SELECT tenant_id AS "tenantId", public_link_id AS "linkId", party_id AS "partyId" FROM session
    WHERE token_hash = $1 AND kind = 'VISITOR' AND expires_at > $2`,
);

/**
 * Creates a requestor, who isn't shown in any list of people. Does nothing if the requestor exists.
 */
export const insertVisitor = prepared<unknown, [partyId: string, name: string, at: Date]>(
  'insert_visitor',
  `INSERT INTO party (tenant_id, id, kind, name, email, access_level, user_type, created_at, deleted_at)
   VALUES (app.tenant_id(), $1, 'USER', $2, '', 'EXTERNAL', 'VISITOR', $3, $3) ON CONFLICT DO NOTHING`,
);

/** Creates the session of a requestor. Violates session_pkey if the proof was used before. */
export const insertVisitorSession = prepared<
  unknown,
  [id: string, tokenHash: Buffer, partyId: string, linkId: string, at: Date, expires: Date]
>(
  'insert_visitor_session',
  `INSERT INTO session (id, token_hash, tenant_id, kind, party_id, public_link_id, created_at, last_seen_at, idle_until, expires_at)
   VALUES ($1, $2, app.tenant_id(), 'VISITOR', $3, $4, $5, $5, $6, $6)`,
);

/** Deletes expired sessions of a link, and their visitors who submitted nothing. */
export const forgetVisitors = prepared<unknown, [linkId: string, now: Date]>(
  'forget_visitors',
  `WITH ended AS (
     DELETE FROM session WHERE tenant_id = app.tenant_id() AND public_link_id = $1 AND expires_at <= $2 RETURNING party_id)
   DELETE FROM party p USING ended e
    WHERE p.tenant_id = app.tenant_id() AND p.id = e.party_id AND p.user_type = 'VISITOR'
      AND NOT EXISTS (SELECT FROM public_submission s WHERE s.tenant_id = p.tenant_id AND s.party_id = p.id)
      AND NOT EXISTS (SELECT FROM document d WHERE d.tenant_id = p.tenant_id AND d.created_by = p.id)`,
);

/** Returns how many files a visitor uploaded. */
export const countFiles = prepared<{ readonly count: number }, [partyId: string]>(
  'count_visitor_files',
  `SELECT count(*)::int AS count FROM document WHERE tenant_id = app.tenant_id() AND created_by = $1`,
);

/** Returns the number of submissions of a link since a time. */
export const countSubmissions = prepared<{ readonly count: number }, [linkId: string, since: Date]>(
  'count_submissions',
  `SELECT count(*)::int AS count FROM public_submission
    WHERE tenant_id = app.tenant_id() AND link_id = $1 AND created_at > $2`,
);

export interface StoredSubmission {
  readonly partyId: string;
  readonly workflowId: string;
  readonly email: string | null;
  readonly locale: Locale;
  /** Name of the blueprint. */
  readonly form: string;
  readonly reference: string;
  readonly statusToken: Buffer;
}

/** Returns the submission of an idempotency key. */
export const submissionOfKey = prepared<StoredSubmission, [id: string]>(
  'submission_of_key',
  `SELECT s.party_id AS "partyId", s.workflow_id AS "workflowId", s.email, s.locale, b.name AS form, w.reference, s.status_token AS "statusToken"
     FROM public_submission s JOIN workflow w ON w.tenant_id = s.tenant_id AND w.id = s.workflow_id
     JOIN blueprint b ON b.tenant_id = w.tenant_id AND b.id = w.blueprint_id
    WHERE s.tenant_id = app.tenant_id() AND s.id = $1`,
);

/**
 * Stores the submission of a public link, or of a message to an alias, and counts it. Violates
 * public_link_quota if the maximum is reached.
 */
export const insertSubmission = prepared<
  unknown,
  [
    id: string,
    linkId: string | null,
    aliasId: string | null,
    workflowId: string,
    partyId: string,
    email: string | null,
    statusTokenHash: Buffer,
    statusToken: Buffer,
    at: Date,
    locale: string,
  ]
>(
  'insert_submission',
  `WITH counted AS (
     UPDATE public_link SET submission_count = submission_count + 1 WHERE tenant_id = app.tenant_id() AND id = $2)
   INSERT INTO public_submission (tenant_id, id, link_id, alias_id, workflow_id, party_id, email, status_token_hash, status_token, created_at, locale)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** Finds the workspace and id of a submission by its status link. */
export const findSubmission = prepared<
  { readonly tenantId: string; readonly id: string },
  [tokenHash: Buffer | null]
>('find_submission', `SELECT tenant_id AS "tenantId", id FROM app.public_submission_of($1)`);

export interface SubmissionState {
  readonly reference: string;
  readonly form: string;
  readonly status: 'NOT_STARTED' | 'SCHEDULED' | 'RUNNING' | 'PAUSED' | 'ENDED' | 'COMPLETED';
  readonly submittedAt: Date;
  readonly endedAt: Date | null;
}

/** Returns what a requestor sees of a submission. No row if its workflow was deleted. */
export const stateOfSubmission = prepared<SubmissionState, [id: string]>(
  'state_of_submission',
  `SELECT w.reference, coalesce(v.content->>'name', b.name) AS form, w.schedule_status AS status,
          s.created_at AS "submittedAt", w.ended_at AS "endedAt"
     FROM public_submission s
     JOIN workflow w ON w.tenant_id = s.tenant_id AND w.id = s.workflow_id AND w.deleted_at IS NULL
     JOIN blueprint b ON b.tenant_id = w.tenant_id AND b.id = w.blueprint_id
     LEFT JOIN blueprint_version v ON v.tenant_id = w.tenant_id AND v.id = w.blueprint_version_id
    WHERE s.tenant_id = app.tenant_id() AND s.id = $1`,
);
