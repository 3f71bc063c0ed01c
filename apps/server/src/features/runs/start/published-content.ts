import { completeSharing, type BlueprintSharing } from '@baton/domain/access/blueprint-sharing';
import { completeContent, type StoredContent } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { testVersionOf } from '@baton/domain/blueprint/test-run';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import type { PartyId } from '@baton/domain/core/ids';
import { systemRoles, type SystemRole } from '@baton/domain/party/system-role';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import { derivedId } from '../../../platform/db/uuid.ts';
import type { AccessLevel, PartyKind } from '../../../platform/db/database.ts';
import { prepared, type RowsOf, type Statement } from '../../../platform/db/statement.ts';

interface StartRow {
  readonly versionId: string | null;
  /** Null also where the server knows it already. */
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

/** Who is to own the run, as the rules about starting ask. */
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

/** Of these parties, the ones with nobody behind them: groups without active members, people who have left. */
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
  /** Everybody whom its tasks and approvals name. */
  readonly named: readonly PartyId[];
}

/** What was published last, as far as it was started from. A version never changes, so it is read once. */
const publishedContents = new Map<string, PublishedContent>();
const MOST_REMEMBERED = 200;

const remember = (blueprintId: string, published: PublishedContent): void => {
  publishedContents.delete(blueprintId);
  publishedContents.set(blueprintId, published);
  const [oldest] = publishedContents.keys();
  if (publishedContents.size > MOST_REMEMBERED && oldest !== undefined)
    publishedContents.delete(oldest);
};

type Vacant = readonly { readonly id: PartyId }[];

/** What a blueprint has published, as a start needs it. */
export interface Published {
  /** Null: nothing is published. */
  readonly version: {
    readonly id: string;
    readonly number: number;
    readonly content: BlueprintContent;
    readonly named: readonly PartyId[];
  } | null;
  /** Who is to own the run; null where there is no such party. */
  readonly owner: {
    readonly kind: PartyKind;
    readonly name: string;
    readonly accessLevel: AccessLevel;
    /** Themselves, their teams and roles. */
    readonly parties: readonly PartyId[];
    readonly isAdmin: boolean;
    readonly systemRoles: readonly SystemRole[];
  } | null;
  /** Who may start from it, and whom the run is shared with. */
  readonly sharing: BlueprintSharing;
  /** Running number of the workspace. */
  readonly number: number;
  /** When the workspace works. */
  readonly calendar: WorkCalendar;
  /** The run that this key has made before. */
  readonly repeatedId: string | null;
  /** Null: to be asked for, since the version was not known. */
  readonly vacant: Vacant | null;
}

/** Reads what a start from a blueprint needs, in one trip with whatever else is asked. */
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

/** The same for a test run: the draft as it is now, under the number of a version that is none. */
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

/** Keeps what a test run tries out, for as long as it goes on; the same draft is kept once. */
export const keepTestVersion = (
  blueprintId: string,
  { id, number, content }: NonNullable<Published['version']>,
  now: number,
  by: string,
): Statement =>
  insertTestVersion(id, blueprintId, number, JSON.stringify(content), new Date(now), by);

/** A draft as a version: by its id, two who try out the same draft keep it once. */
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

/** Null where there is no such blueprint. */
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
