import {
  completeSharing,
  type BlueprintSharing,
} from '@baton/domain/access/library/blueprint-sharing';
import { completeContent, type StoredContent } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { testVersionOf } from '@baton/domain/blueprint/test-run';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import type { PartyId } from '@baton/domain/core/ids';
import { systemRoles, type SystemRole } from '@baton/domain/party/system-role';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import { derivedId } from '../../../platform/db/uuid.ts';
import type { AccessLevel } from '@baton/domain/party/access-level';
import type { PartyKind } from '@baton/domain/party/party-kind';
import { prepared, type RowsOf, type Statement } from '../../../platform/db/statement.ts';

interface StartRow {
  readonly versionId: string | null;
  /** Null also if the server has the content in its cache. */
  readonly content: StoredContent | null;
  readonly versionNumber: number;
  readonly number: number;
  readonly ownerKind: PartyKind | null;
  readonly ownerName: string | null;
  readonly ownerAccess: AccessLevel | null;
  readonly calendar: WorkCalendar | null;
  readonly repeatedId: string | null;
  readonly sharing: BlueprintSharing | null;
  readonly ownerIsAdmin: boolean | null;
  readonly ownerParties: readonly PartyId[];
  readonly ownerRoles: readonly string[];
}

/** Columns of the future owner that the start rules need. */
const ownerColumns = `o.kind AS "ownerKind", o.name AS "ownerName", o.access_level AS "ownerAccess", o.is_admin AS "ownerIsAdmin",
          array_append(ARRAY(SELECT m.group_id FROM membership m WHERE m.tenant_id = b.tenant_id AND m.member_id = o.id), o.id) AS "ownerParties",
          ARRAY(SELECT r.system_role FROM membership m JOIN party r ON r.tenant_id = m.tenant_id AND r.id = m.group_id
                 WHERE m.tenant_id = b.tenant_id AND m.member_id = o.id AND r.system_role IS NOT NULL AND r.deleted_at IS NULL) AS "ownerRoles"`;

const prepareStart = prepared<
  StartRow,
  readonly [blueprintId: string, ownerId: string, key: string, knownVersion: string | null]
>(
  'prepare_start',
  `SELECT v.id AS "versionId", CASE WHEN v.id = $4 THEN NULL ELSE v.content END AS content,
          v.number AS "versionNumber", app.next_workflow_number()::int AS number,
          (SELECT c.calendar FROM work_calendar c WHERE c.tenant_id = b.tenant_id ORDER BY c.edition DESC LIMIT 1) AS calendar,
          b.sharing, ${ownerColumns},
          (SELECT e.workflow_id FROM event e WHERE e.tenant_id = b.tenant_id AND e.command_key = $3 AND e.seq = 1
              AND coalesce(e.target_id, b.id) = b.id) AS "repeatedId"
     FROM blueprint b
          LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
          LEFT JOIN party o ON o.tenant_id = b.tenant_id AND o.id = $2 AND o.deleted_at IS NULL
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND b.deleted_at IS NULL`,
);

/**
 * Returns the people, teams, and roles that have no active members: empty groups and people who
 * have left.
 */
export const vacantParties = prepared<{ readonly id: PartyId }, readonly [ids: readonly string[]]>(
  'vacant_parties',
  `SELECT a.id FROM unnest($1::uuid[]) a (id)
    WHERE NOT EXISTS (
      SELECT FROM party p
       WHERE p.tenant_id = app.tenant_id() AND p.id = a.id AND p.deleted_at IS NULL
         AND (p.email IS NOT NULL OR EXISTS (
               SELECT FROM membership m JOIN party u ON u.tenant_id = m.tenant_id AND u.id = m.member_id
                WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id AND u.deleted_at IS NULL)))`,
);

interface PublishedContent {
  readonly versionId: string;
  readonly content: BlueprintContent;
  /** All people, teams, and roles named in tasks and approvals. */
  readonly named: readonly PartyId[];
}

/** Cached version contents. A version never changes, so it is read once. */
const publishedContents = new Map<string, PublishedContent>();
const MAX_CACHED = 200;

const remember = (blueprintId: string, published: PublishedContent): void => {
  publishedContents.delete(blueprintId);
  publishedContents.set(blueprintId, published);
  const [oldest] = publishedContents.keys();
  if (publishedContents.size > MAX_CACHED && oldest !== undefined) publishedContents.delete(oldest);
};

type Vacant = readonly { readonly id: PartyId }[];

/** Published data of a blueprint that a start needs. */
export interface Published {
  /** Null if nothing is published. */
  readonly version: {
    readonly id: string;
    readonly number: number;
    readonly content: BlueprintContent;
    readonly named: readonly PartyId[];
  } | null;
  /** Future owner of the run. Null if there is no such person, team, or role. */
  readonly owner: {
    readonly kind: PartyKind;
    readonly name: string;
    readonly accessLevel: AccessLevel;
    /** The owner, their teams, and their roles. */
    readonly parties: readonly PartyId[];
    readonly isAdmin: boolean;
    readonly systemRoles: readonly SystemRole[];
  } | null;
  /** People who can start it, and people the run is shared with. */
  readonly sharing: BlueprintSharing;
  /** Running number in the workspace. */
  readonly number: number;
  /** Working hours of the workspace. */
  readonly calendar: WorkCalendar;
  /** Id of the run that this key already created. */
  readonly repeatedId: string | null;
  /** Null if the version wasn't cached and the people, teams, and roles must still be read. */
  readonly vacant: Vacant | null;
}

/** Reads what a start needs, in one round trip with other statements. */
export const publishedStatements = (blueprintId: string, ownerId: string, key: string) => {
  const known = publishedContents.get(blueprintId);
  return [
    prepareStart(blueprintId, ownerId, key, known?.versionId ?? null),
    vacantParties(known?.named ?? []),
  ] as const;
};

const prepareTestRun = prepared<
  StartRow,
  readonly [blueprintId: string, ownerId: string, key: string]
>(
  'prepare_test_run',
  `SELECT b.id AS "versionId", b.draft AS content, b.draft_version AS "versionNumber",
          app.next_workflow_number()::int AS number,
          (SELECT c.calendar FROM work_calendar c WHERE c.tenant_id = b.tenant_id ORDER BY c.edition DESC LIMIT 1) AS calendar,
          b.sharing, ${ownerColumns},
          (SELECT e.workflow_id FROM event e WHERE e.tenant_id = b.tenant_id AND e.command_key = $3 AND e.seq = 1
              AND coalesce(e.target_id, b.id) = b.id) AS "repeatedId"
     FROM blueprint b
          LEFT JOIN party o ON o.tenant_id = b.tenant_id AND o.id = $2 AND o.deleted_at IS NULL
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND b.deleted_at IS NULL`,
);

/** Reads the same for a test run: the current draft, with a reserved version number. */
export const draftStatements = (blueprintId: string, ownerId: string, key: string) =>
  [prepareTestRun(blueprintId, ownerId, key), vacantParties([])] as const;

const insertTestVersion = prepared<
  unknown,
  readonly [id: string, blueprintId: string, number: number, content: string, at: Date, by: string]
>(
  'insert_test_version',
  `INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
   VALUES (app.tenant_id(), $1, $2, $3, $4::jsonb, '', $5, $6) ON CONFLICT DO NOTHING`,
);

/** Stores the draft of a test run as long as the run exists. The same draft is stored once. */
export const keepTestVersion = (
  blueprintId: string,
  { id, number, content }: NonNullable<Published['version']>,
  now: number,
  by: string,
): Statement =>
  insertTestVersion(id, blueprintId, number, JSON.stringify(content), new Date(now), by);

/**
 * Returns a draft as a version. Its id is derived from the content, so the same draft is stored
 * once.
 */
const testVersion = (
  blueprintId: string,
  { content: stored, versionNumber }: StartRow,
): Published['version'] => {
  if (stored === null) return null;
  const content = completeContent(stored);
  return {
    id: derivedId('test-version', blueprintId, String(versionNumber)),
    number: testVersionOf(versionNumber),
    content,
    named: partiesOfContent(content),
  };
};

type PublishedRows = RowsOf<ReturnType<typeof publishedStatements>>;

const versionOf = (blueprintId: string, found: StartRow): Published['version'] => {
  const { versionId: id, versionNumber: number } = found;
  const known = publishedContents.get(blueprintId);
  if (id === null) return null;
  if (found.content === null)
    return known === undefined ? null : { id, number, content: known.content, named: known.named };
  const content = completeContent(found.content);
  return { id, number, content, named: partiesOfContent(content) };
};

/** Returns null if there is no such blueprint. */
export const toPublished = (
  blueprintId: string,
  [[found], vacant]: PublishedRows,
  isTestRun = false,
): Published | null => {
  if (found === undefined) return null;
  const isKnown = publishedContents.get(blueprintId)?.versionId === found.versionId;
  const version = isTestRun ? testVersion(blueprintId, found) : versionOf(blueprintId, found);
  if (version !== null && !isTestRun) remember(blueprintId, { ...version, versionId: version.id });
  return {
    version,
    owner:
      found.ownerKind === null || found.ownerAccess === null
        ? null
        : {
            kind: found.ownerKind,
            name: found.ownerName ?? '',
            accessLevel: found.ownerAccess,
            parties: found.ownerParties,
            isAdmin: found.ownerIsAdmin === true,
            systemRoles: systemRoles.filter((role) => found.ownerRoles.includes(role)),
          },
    sharing: completeSharing(found.sharing),
    number: found.number,
    calendar: found.calendar ?? usualCalendar,
    repeatedId: found.repeatedId,
    vacant: isKnown && !isTestRun ? vacant : null,
  };
};
