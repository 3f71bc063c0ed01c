import { mayStartFrom } from '@baton/domain/access/blueprint-access';
import { mayOwnWorkflow, mayReadWorkflow } from '@baton/domain/access/workflow-access';
import { factsOfWorkflow } from '@baton/domain/run/facts-of-workflow';
import { completeContent, type StoredContent } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { partiesOfContent } from '@baton/domain/blueprint/content-parties';
import { dayOf, startOfDay } from '@baton/domain/core/dates';
import { asId, type PartyId, type TenantId, type WorkflowId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { execute } from '@baton/domain/run/execute';
import { idsIn, partiesIn } from '@baton/domain/run/enter-values';
import type { GivenValue } from '@baton/domain/run/command';
import { viewOf } from '@baton/domain/run/run-view';
import { planRun } from '@baton/domain/run/plan-run';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import { workflowNameRefusal } from '@baton/domain/workflow/workflow-name';
import { plannedEnd } from '@baton/domain/workflow/planned-end';
import { workflowReference } from '@baton/domain/workflow/reference';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { AccessLevel, PartyKind } from '../../platform/db/database.ts';
import { violates } from '../../platform/db/database-error.ts';
import { prepared } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import { createStatements } from './run-create.ts';
import { readRunOfWorkflow, toRunDetails, type RunDetails } from './run-details.ts';
import { namesOfParties, textsOfPlan } from './run-texts.ts';
import { wakeUpStatements } from './runs.jobs.ts';

export interface StartRequest {
  readonly key: string;
  readonly blueprintId: string;
  readonly name: string;
  readonly ownerId: string;
  /** A day in the workspace's zone; null or today starts at once. */
  readonly startDate: string | null;
  /** Answers to what is asked at the start. */
  readonly values: readonly GivenValue[];
}

interface StartRow {
  readonly versionId: string | null;
  /** Null also where the server knows it already. */
  readonly content: StoredContent | null;
  readonly versionNumber: number;
  readonly number: number;
  readonly ownerKind: PartyKind | null;
  readonly ownerAccess: AccessLevel | null;
  readonly calendar: WorkCalendar | null;
  readonly repeatedId: string | null;
}

const prepareStart = prepared<
  StartRow,
  readonly [blueprintId: string, ownerId: string, key: string, knownVersion: string | null]
>(
  'prepare_start',
  `SELECT v.id AS "versionId", CASE WHEN v.id = $4 THEN NULL ELSE v.content END AS content,
          v.number AS "versionNumber", app.next_workflow_number()::int AS number,
          (SELECT c.calendar FROM work_calendar c WHERE c.tenant_id = b.tenant_id ORDER BY c.edition DESC LIMIT 1) AS calendar,
          o.kind AS "ownerKind", o.access_level AS "ownerAccess",
          (SELECT e.workflow_id FROM event e WHERE e.tenant_id = b.tenant_id AND e.command_key = $3) AS "repeatedId"
     FROM blueprint b
          LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
          LEFT JOIN party o ON o.tenant_id = b.tenant_id AND o.id = $2 AND o.deleted_at IS NULL
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND b.deleted_at IS NULL`,
);

/** Of these parties, the ones with nobody behind them: groups without active members, people who have left. */
const vacantParties = prepared<{ readonly id: PartyId }, readonly [ids: readonly string[]]>(
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

/** The workflow that this start has made before, for whoever may read it. */
const startedBefore = async (context: RequestContext, id: string): Promise<RunDetails> => {
  const details = await readRunOfWorkflow(context, id);
  if (
    details === null ||
    mayReadWorkflow(details.viewer, factsOfWorkflow(details.view, details.viewer)) !== null
  ) {
    throw new Refused(refuse('NotFound'));
  }
  return details;
};

/** The moment of the planned start, or null for now. */
const plannedStart = (startDate: string | null, timeZone: string, now: number): number | null => {
  if (startDate === null) return null;
  const today = dayOf(now, timeZone);
  if (startDate < today) throw new Refused(refuse('StartDatePast', {}, 'startDate'));
  return startDate === today ? null : startOfDay(startDate, timeZone);
};

/** Starts a workflow from what a blueprint has published (W1, W3), or plans its start. Two round trips. */
export const startRun = async (
  context: RequestContext,
  request: StartRequest,
): Promise<RunDetails> => {
  const { key, blueprintId, ownerId } = request;
  const known = publishedContents.get(blueprintId);
  const [[found], vacantOfKnown, answered] = await context.db.trip(
    prepareStart(blueprintId, ownerId, key, known?.versionId ?? null),
    vacantParties(known?.named ?? []),
    namesOfParties(idsIn(request.values)),
  );
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  if (found === undefined) throw new Refused(refuse('NotFound'));
  if (found.repeatedId !== null) return startedBefore(context, found.repeatedId);
  const { versionId } = found;
  const content =
    found.content === null ? (known?.content ?? null) : completeContent(found.content);
  demand(mayStartFrom(actor, { isPublished: versionId !== null }));
  if (content === null || versionId === null) throw new Refused(refuse('NotFound'));
  const isKnown = known?.versionId === versionId;
  const named = isKnown ? known.named : partiesOfContent(content);
  remember(blueprintId, { versionId, content, named });
  demand(workflowNameRefusal(request.name));
  if (found.ownerKind === null || found.ownerAccess === null) {
    throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  }
  demand(mayOwnWorkflow({ kind: found.ownerKind, accessLevel: found.ownerAccess }));

  const now = context.services.now();
  const { timeZone } = viewer;
  const scheduledFor = plannedStart(request.startDate, timeZone, now);
  // A version that is started from for the first time costs one trip more.
  const vacant = isKnown ? vacantOfKnown : (await context.db.trip(vacantParties(named)))[0];
  const plan = planRun(content, {
    vacant: new Set(vacant.map(({ id }) => id)),
    workflowId: newId<WorkflowId>(),
    tenantId: asId<TenantId>(viewer.tenantId),
    ownerId: asId<PartyId>(ownerId),
    createdBy: actor.id,
    timeZone,
    calendar: found.calendar ?? usualCalendar,
    scheduledFor,
    now,
    newId,
  });
  const { values } = request;
  const there = new Set<string>(answered.flatMap(({ id, isGone }) => (isGone ? [] : [id])));
  if (!partiesIn(viewOf(plan.run), values).every((id) => there.has(id))) {
    throw new Refused(refuse('UnknownParty', {}, 'values'));
  }
  const kind = scheduledFor === null ? 'START' : 'SCHEDULE';
  const started = execute(plan.run, { kind, values }, { now, actor });
  if (!started.ok) throw new Refused(...started.refusals);
  const { run, events } = started.value;

  const row = {
    workflowId: run.workflow.id,
    seq: 1,
    at: now,
    actorId: actor.id,
    command: kind,
    commandKey: key,
    events,
  };
  const texts = textsOfPlan(plan, {
    reference: workflowReference(content.name, found.number),
    name: request.name.trim(),
    description: content.description,
    blueprintId,
    blueprintVersion: found.versionNumber,
    plannedEnd: plannedEnd(run),
  });
  const origin = { blueprintVersionId: versionId, createdBy: actor.id };
  const concerned = [...new Set([...run.tasks.flatMap((task) => task.assignees), ownerId])];
  try {
    const [people] = await context.db.trip(
      namesOfParties(concerned),
      ...createStatements(run, texts, origin, row),
      ...wakeUpStatements(null, run),
    );
    context.services.publish({
      tenantId: viewer.tenantId,
      workflowId: run.workflow.id,
      partyIds: concerned,
    });
    const parties = new Map(people.map((party) => [party.id, party]));
    return toRunDetails(run, { ...texts, parties }, actor);
  } catch (error) {
    if (!violates(error, 'event_command')) throw error;
    // The same start came in twice at once; the other one made the workflow.
    const [[again]] = await context.db.trip(prepareStart(blueprintId, ownerId, key, null));
    if (again?.repeatedId === null || again === undefined) throw error;
    return startedBefore(context, again.repeatedId);
  }
};
